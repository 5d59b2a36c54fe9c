import type { Candidate } from "./likely-receiver.ts";

/** The actions that the workflow uses, by the commit of a release: a tag can be moved, a commit cannot. */
const CHECKOUT = "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1";
const SETUP_NODE = "actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0";
const CACHE = "actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5";
const UPLOAD_ARTIFACT = "actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0";

/**
 * Writes a workflow for GitHub Actions that judges the receivers of the configuration every night, has StrykerJS
 * mutate them where it is installed, and compares what came out with the last night that ended well.
 *
 * @param hasLockFile - whether the project has a lock file of npm's
 * @param receiver - the receiver, with which survivors of StrykerJS's are hunted
 * @returns the text of a YAML file
 */
export function workflowText(hasLockFile: boolean, receiver: Candidate): string {
  return [
    headText(hasLockFile),
    judgingText(),
    mutatingText(receiver),
    compareStep("verdicts", "check", "check"),
    compareStep("kill matrix", "mutants", "mutants"),
    compareStep("mutants of StrykerJS", "mutation", "mutation/mutation"),
    closingText(),
  ].join("\n");
}

function headText(hasLockFile: boolean): string {
  return `name: killtable

on:
  schedule:
    - cron: "23 3 * * *"
  workflow_dispatch:
    inputs:
      accept:
        description: Compare with no earlier night, and have later ones compare with this one
        type: boolean
        default: false

permissions:
  contents: read

# Two nights at once would compare with the same one.
concurrency: killtable

jobs:
  killtable:
    runs-on: ubuntu-latest
    timeout-minutes: 60
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
      - uses: ${SETUP_NODE}
        with:
          node-version: 22
      - run: npm ${hasLockFile ? "ci" : "install"}

      # The reports of the last night that ended well: a cache is saved at the end of a job that succeeded, and of no
      # other. Unlike the artifacts of another run it takes no permission to read.
      - uses: ${CACHE}
        with:
          path: .last-good/
          key: killtable-last-good-\${{ github.run_id }}-\${{ github.run_attempt }}
          restore-keys: killtable-last-good-
`;
}

function judgingText(): string {
  return `      # Other generated envelopes every night.
      - name: Judge the receivers
        run: |
          echo "To put the same again: npx killtable check --seed $GITHUB_RUN_ID"
          npx killtable check --seed "$GITHUB_RUN_ID" \\
            --reporter json=reports/check.json --reporter markdown=reports/check.md \\
            --reporter html=reports/check.html --reporter cases=reports/counterexamples.json

      - name: Print the kill table
        if: \${{ !cancelled() }}
        run: |
          npx killtable mutants --seed "$GITHUB_RUN_ID" \\
            --reporter json=reports/mutants.json --reporter markdown=reports/mutants.md \\
            --reporter html=reports/mutants.html

      - name: Hunt the survivors
        if: \${{ !cancelled() }}
        run: |
          npx killtable hunt --seed "$GITHUB_RUN_ID" \\
            --reporter cases=reports/counterexamples-hand-written.json
`;
}

function mutatingText({ module, export: name }: Candidate): string {
  return `      - name: Have StrykerJS mutate the receivers
        id: mutate
        if: \${{ !cancelled() && hashFiles('node_modules/@stryker-mutator/core/package.json') != '' }}
        run: npx killtable mutate --reporter markdown=reports/mutate.md

      # Those that are listed as reviewed are let stand: without others, nothing failed.
      - name: Hunt StrykerJS's survivors
        if: \${{ !cancelled() && steps.mutate.outcome == 'failure' }}
        run: |
          npx killtable hunt --stryker reports/mutation/mutation.json "$MODULE" --export "$EXPORT" \\
            --seed "$GITHUB_RUN_ID" --reporter cases=reports/counterexamples-stryker.json
        env:
          MODULE: ${yamlText(`./${module}`)}
          EXPORT: ${yamlText(name)}
`;
}

function compareStep(title: string, kept: string, report: string): string {
  return `      - name: Compare the ${title} with the last good night
        if: \${{ !cancelled() && !inputs.accept && hashFiles('.last-good/${kept}.json') != '' }}
        run: npx killtable compare .last-good/${kept}.json reports/${report}.json
`;
}

function closingText(): string {
  return `      # Below what changed: compare adds that to the summary by itself, as the others do where they name no file. GitHub
      # takes no more than a megabyte of a step.
      - name: Write the summary
        if: \${{ !cancelled() }}
        run: cat reports/*.md | head -c 1000000 >> "$GITHUB_STEP_SUMMARY"

      - uses: ${UPLOAD_ARTIFACT}
        if: \${{ !cancelled() }}
        with:
          name: killtable
          path: reports/

      # What was found, as cases that can be put into a file of fixtures.
      - uses: ${UPLOAD_ARTIFACT}
        if: \${{ !cancelled() }}
        with:
          name: killtable-cases
          path: reports/counterexamples*.json
          if-no-files-found: ignore

      # Only if all went well, since nothing else is compared with.
      - name: Keep the reports for the next night
        run: |
          rm -rf .last-good && mkdir .last-good
          cp reports/check.json reports/mutants.json .last-good/
          if [ -f reports/mutation/mutation.json ]; then cp reports/mutation/mutation.json .last-good/; fi
`;
}

/** One text of YAML, of which GitHub Actions takes no part for an expression. */
function yamlText(text: string): string {
  return JSON.stringify(text).replaceAll("${{", "${{ '${{' }}");
}
