/** What becomes of a command that a page shows. */
export type Held =
  /** It is run in a project with the files that the page has shown so far, and ends with this exit code. */
  | number
  /** A test elsewhere runs it: its file, and those words of the command that stand there. */
  | { readonly file: string; readonly words: string };

const by = (file: string, words: string): Held => ({ file, words });

/** The commands of each page, in its order. */
export const HELD: Readonly<Record<string, readonly (readonly [command: string, held: Held])[]>> = {
  "README.md": [
    ["npm ci && npm run mutate", by(".ci/run", "npm run mutate")],
    ["npm test", by(".ci/run", "npm test")],
    ["npx killtable check ./my-receiver.ts", 1],
    ["npx killtable check ./my-receiver.ts --era dual-era", 1],
    ["npx killtable check -- python3 receiver.py", by("test/examples/python.test.ts", "check -- python3")],
    ["npx killtable doctor ./my-receiver.ts", 0],
    ["npx killtable explain string_flag", 0],
    ["npx killtable mutate", by("test/cli/mutate.test.ts", "mutate")],
    ["npx killtable mutate --lane vitest", by("test/cli/mutate-since.test.ts", "--lane vitest")],
    ["npx killtable mutate --audit", by("test/cli/mutate.test.ts", "mutate --audit")],
    ["npx killtable mutate --since main", by("test/cli/mutate-since.test.ts", "mutate --since")],
    ["npx killtable mutate --watch", by("test/cli/mutate-watch.test.ts", "mutate --watch")],
    ["npx killtable hunt", by("test/cli/hunt.test.ts", "hunt")],
    [
      "npx killtable hunt --mutant ignores-is-error",
      by("test/cli/hunt.test.ts", "hunt --mutant ignores-is-error"),
    ],
    [
      "npx killtable hunt --stryker reports/mutation/mutation.json ./my-receiver.ts",
      by("test/cli/hunt.test.ts", "hunt --stryker"),
    ],
  ],
  "docs/command-protocol.md": [
    ["npx killtable doctor -- python3 receiver.py", by("test/examples/python.test.ts", "doctor -- python3")],
    ["npx killtable check -- python3 receiver.py", by("test/examples/python.test.ts", "check -- python3")],
  ],
  "docs/eras-and-features.md": [
    ["npx killtable check ./client.mjs --era dual-era", 0],
    ["npx killtable check ./client.mjs", 1],
    ["npx killtable check ./client.mjs --era dual-era --feature json-rpc", 1],
    ["npx killtable explain absent-type-known-modern", 0],
    [
      "npx killtable check ./client.mjs --era dual-era --decision absent-type-known-modern=normal_complete",
      0,
    ],
    ["npx killtable check ./client.mjs --era dual-era --decision absent-type-known-modern=unclassified", 1],
  ],
  "docs/first-steps.md": [
    ["npm ci && npm pack", by("test/cli/package.test.ts", "npm pack")],
    ["npm install -D ../killtable/killtable-*.tgz", by("test/cli/package.test.ts", "npm install -D")],
    ["npx killtable doctor ./receiver.ts", 0],
    ["npx killtable check ./receiver.ts", 1],
    ["npx killtable explain string_flag", 0],
    ["npx killtable explain flag-boolean", 0],
    ["npx killtable check ./receiver.ts", 0],
    ["npx killtable init ./receiver.ts", 0],
    ["npx killtable check", 0],
    ["npx killtable mutants", by("test/cli/mutants.test.ts", "mutants")],
    [
      "npm install -D @stryker-mutator/core",
      by("test/cli/package.test.ts", "npm install -D @stryker-mutator/core"),
    ],
    ["npx killtable mutate", by("test/cli/mutate.test.ts", "mutate")],
  ],
  "docs/kill-matrix.md": [
    ["npx killtable mutants", by("test/cli/mutants.test.ts", "mutants")],
    [
      "npx killtable mutants --reporter json > kill-matrix.json",
      by("test/cli/mutants.test.ts", "mutants --reporter json"),
    ],
    ["npx killtable mutants --reporter html", by("test/cli/html.test.ts", "mutants --reporter html")],
    ["npx killtable mutants --cases twelve", by("test/cli/mutants.test.ts", "mutants --cases twelve")],
    [
      "npx killtable mutants --cases twelve ./my-cases.json",
      by("test/cli/mutants.test.ts", "mutants --cases twelve"),
    ],
    // Where README.md shows what it prints, scripts/docs.js runs it.
    ["npx killtable mutants --suites", by("README.md", "killtable mutants --suites")],
    ["npx killtable mutate", by("test/cli/mutate.test.ts", "mutate")],
    [
      "npx killtable hunt --stryker reports/mutation/mutation.json ./my-receiver.ts",
      by("test/cli/hunt.test.ts", "hunt --stryker"),
    ],
  ],
  "docs/nightly.md": [
    ["npx killtable init", 0],
    ["npx killtable check --seed 8214307766", 0],
    ["npx killtable mutants --seed 8214307766", by("test/cli/mutants.test.ts", "mutants --seed")],
    ["npx killtable check --reporter json=reports/check.json --reporter junit=reports/check.xml", 0],
    [
      "npx killtable check --reporter cases=reports/counterexamples.json --reporter shields=reports/badge.json",
      0,
    ],
    ["npx killtable check --reporter html", by("test/cli/html.test.ts", "check --reporter html")],
    ["cp reports/check.json last-good.json", 0],
    ["npx killtable check --seed 8214307766 --reporter json=reports/check.json", 0],
    ["npx killtable compare last-good.json reports/check.json", 0],
    ["npx killtable mutate --shard 2/3", by("test/cli/mutate.test.ts", "mutate --shard 2/3")],
    ["npx killtable merge reports/shards", by("test/cli/mutate.test.ts", "merge reports/shards")],
    ["npx killtable check", 0],
    ["npx killtable mutate --since main", by("test/cli/mutate-since.test.ts", "mutate --since")],
  ],
  "docs/plug-in.md": [
    ["npx killtable check ./my-receiver.ts", by("test/cli/check.test.ts", "check")],
    ["npx killtable doctor ./my-receiver.ts", by("test/cli/doctor.test.ts", "doctor")],
    ["npx killtable check --update-baseline", by("test/cli/baseline.test.ts", "check --update-baseline")],
    ["npx killtable check", by("test/cli/config.test.ts", "check")],
  ],
  "docs/real-clients.md": [
    [
      "npx killtable doctor --wire http --era legacy -- python3 adapter.py",
      by("test/examples/wire-python.test.ts", "doctor --wire --era legacy -- python3 adapter.py"),
    ],
    [
      "npx killtable check --wire http --era legacy -- python3 adapter.py",
      by("test/examples/wire-python.test.ts", "check --wire --era legacy -- python3 adapter.py"),
    ],
    [
      "npx killtable check --wire stdio --era legacy -- python3 adapter.py",
      by("test/examples/wire-python.test.ts", "check --wire --era legacy -- python3 adapter.py"),
    ],
    [
      "npx killtable clients --reporter markdown=clients.md --reporter html=clients.html",
      by("test/cli/clients.test.ts", "clients --reporter"),
    ],
  ],
  "examples/clients/README.md": [
    ["npm run clients", by(".github/workflows/nightly.yml", "npm run clients")],
    [
      'npx killtable doctor --receiver "@modelcontextprotocol/sdk over http"',
      by("test/examples/clients.test.ts", "doctor --receiver over"),
    ],
    [
      'npx killtable clients --receiver "@modelcontextprotocol/sdk over http" "@modelcontextprotocol/sdk over stdio"',
      by("test/examples/clients.test.ts", "clients --receiver over"),
    ],
  ],
  "examples/jest/README.md": [
    [
      "npx --node-options=--experimental-vm-modules jest",
      by("test/examples/jest.test.ts", "--experimental-vm-modules"),
    ],
  ],
  "examples/node-test/README.md": [["node --test", by("test/examples/node-test.test.ts", "--test")]],
  "examples/outcome-object/README.md": [
    ["npx killtable check", by("test/examples/outcome-object.test.ts", "check")],
  ],
  "examples/process-any/README.md": [
    [
      "npx killtable check -- node receiver.mjs",
      by("test/examples/process-any.test.ts", "check -- node receiver.mjs"),
    ],
    [
      "npx killtable check -- sh receiver.sh",
      by("test/examples/process-any.test.ts", "check -- sh receiver.sh"),
    ],
  ],
  "examples/pytest/README.md": [
    [
      "npx killtable export --format jsonl > cases.jsonl",
      by("test/examples/pytest.test.ts", "export --format jsonl cases.jsonl"),
    ],
    ["python3 -m pytest", by("test/examples/pytest.test.ts", "python3 -m pytest")],
  ],
  "examples/python/README.md": [
    [
      "npx killtable doctor -- python3 right_receiver.py",
      by("test/examples/python.test.ts", "doctor -- python3 right_receiver.py"),
    ],
    [
      "npx killtable check -- python3 right_receiver.py",
      by("test/examples/python.test.ts", "check -- python3 right_receiver.py"),
    ],
    [
      "npx killtable check -- python3 faulty_receiver.py",
      by("test/examples/python.test.ts", "check -- python3 faulty_receiver.py"),
    ],
  ],
  "examples/wire-python/README.md": [
    [
      "npx killtable doctor --wire http --era legacy -- python3 adapter.py",
      by("test/examples/wire-python.test.ts", "doctor --wire http --era legacy -- python3 adapter.py"),
    ],
    [
      "npx killtable check --wire http --era legacy --feature json-rpc -- python3 adapter.py",
      by(
        "test/examples/wire-python.test.ts",
        "check --wire http --era legacy --feature json-rpc -- python3 adapter.py",
      ),
    ],
    [
      "npx killtable check --wire stdio --era legacy --feature json-rpc -- python3 adapter.py",
      by(
        "test/examples/wire-python.test.ts",
        "check --wire stdio --era legacy --feature json-rpc -- python3 adapter.py",
      ),
    ],
  ],
  "examples/vitest/README.md": [
    ["npx vitest run", by("test/examples/vitest.test.ts", "vitest run")],
    ["npx stryker run", by("test/examples/vitest.test.ts", "run")],
  ],
};
