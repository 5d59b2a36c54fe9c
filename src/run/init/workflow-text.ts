/** The actions that the workflow uses, by the commit of a release: a tag can be moved, a commit cannot. */
const CHECKOUT = "actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2";
const SETUP_NODE = "actions/setup-node@39370e3970a6d050c480ffad4ff0ed4d3fdee5af # v4.1.0";
const UPLOAD_ARTIFACT = "actions/upload-artifact@b4b15b8c7c6ac21ea08fcf65892d2ee8f75cf882 # v4.4.3";

/**
 * Writes a workflow for GitHub Actions that judges the receivers of the configuration every night.
 *
 * @param hasLockFile - whether the project has a lock file of npm's
 * @returns the text of a YAML file
 */
export function workflowText(hasLockFile: boolean): string {
  return `name: killtable

on:
  schedule:
    - cron: "23 3 * * *"
  workflow_dispatch:

permissions:
  contents: read

jobs:
  killtable:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
      - uses: ${SETUP_NODE}
        with:
          node-version: 22
      - run: npm ${hasLockFile ? "ci" : "install"}

      # Another seed every night; --seed with the number that is printed replays it.
      - name: Judge the receivers
        run: |
          echo "seed $GITHUB_RUN_ID"
          npx killtable check --seed "$GITHUB_RUN_ID"

      - name: Print the kill table
        if: \${{ !cancelled() }}
        run: |
          mkdir -p reports
          npx killtable mutants --seed "$GITHUB_RUN_ID"
          npx killtable mutants --seed "$GITHUB_RUN_ID" --reporter json > reports/kill-matrix.json

      - uses: ${UPLOAD_ARTIFACT}
        if: \${{ !cancelled() }}
        with:
          name: killtable
          path: reports/
`;
}
