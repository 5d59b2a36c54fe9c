import { spawnSync } from "node:child_process";
import path from "node:path";
import readline from "node:readline";
import { Writable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Say, withProgress } from "../../src/cli/progress-line.ts";
import { columnsOf } from "../../src/report/columns.ts";
import { killtable } from "./killtable.ts";
import { screenOf } from "./screen.ts";

/** A terminal that keeps what is written to it. */
class FakeTerminal extends Writable {
  isTTY = true;
  columns = 80;
  written = "";
  cursorTo = (x: number): boolean => readline.cursorTo(this, x);
  moveCursor = (dx: number, dy: number): boolean => readline.moveCursor(this, dx, dy);
  clearLine = (direction: readline.Direction): boolean => readline.clearLine(this, direction);

  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.written += chunk.toString();
    done();
  }

  get screen(): string {
    return screenOf(this.written).join("\n");
  }
}

const terminal = (changes: Partial<FakeTerminal> = {}): FakeTerminal =>
  Object.assign(new FakeTerminal(), changes);
const progressOn = <T>(stream: FakeTerminal, work: (say: Say) => Promise<T>): Promise<T> =>
  withProgress(work, stream as unknown as NodeJS.WriteStream);

describe("withProgress", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubEnv("CI", undefined);
    vi.stubEnv("TERM", "xterm");
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it("says nothing for a second, then what was said last, and takes it back at the end", async () => {
    const stream = terminal();
    const given = await progressOn(stream, async (say) => {
      say(() => "case 1 of 9");
      vi.advanceTimersByTime(999);
      expect(stream.written).toBe("");
      say(() => "case 2 of 9");
      vi.advanceTimersByTime(1);
      expect(stream.screen).toMatch(/^. case 2 of 9$/);
      vi.advanceTimersByTime(100);
      say(() => "case 3");
      expect(stream.screen).toMatch(/^. case 3$/);
      return "given";
    });
    expect(given).toBe("given");
    expect(stream.screen).toBe("");
    const { written } = stream;
    vi.advanceTimersByTime(5_000);
    expect(stream.written).toBe(written);
  });

  it("changes while work leaves timers no turn, and is not asked for more texts than it shows", async () => {
    const stream = terminal();
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    const texts: number[] = [];
    await progressOn(stream, async (say) => {
      for (let millisecond = 0; millisecond <= 1_200; millisecond++) {
        now.mockReturnValue(millisecond);
        say(() => String(texts.push(millisecond)));
      }
      expect(stream.screen).toMatch(/^. 3$/);
    });
    expect(texts).toEqual([1_000, 1_100, 1_200]);
    now.mockRestore();
  });

  it.each<[string, Partial<FakeTerminal>, Record<string, string>]>([
    ["a pipe", { isTTY: false }, {}],
    ["a terminal that cannot take a line back", {}, { TERM: "dumb" }],
    ["a terminal of a build", {}, { CI: "true" }],
  ])("leaves %s alone", async (_, changes, env) => {
    for (const [name, value] of Object.entries(env)) {
      vi.stubEnv(name, value);
    }
    const stream = terminal(changes);
    await progressOn(stream, async (say) => {
      say(() => "case 1 of 9");
      vi.advanceTimersByTime(5_000);
    });
    expect(stream.written).toBe("");
  });

  it("stays on one line of a narrow terminal, whatever it is told", async () => {
    for (const text of ["漢字".repeat(50), `a${"\u0301".repeat(500)}`, "word ".repeat(50)]) {
      const stream = terminal({ columns: 20 });
      await progressOn(stream, async (say) => {
        say(() => text);
        vi.advanceTimersByTime(1_500);
        expect(stream.screen).not.toBe("");
        expect(columnsOf(stream.screen)).toBeLessThan(20);
      });
      expect(stream.written).not.toContain("\u001b[1A");
    }
  });

  it("is gone where the work fails", async () => {
    const stream = terminal();
    const failed = progressOn(stream, async () => {
      vi.advanceTimersByTime(2_000);
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    expect(stream.screen).toBe("");
  });
});

/** Runs a command whose standard output and standard error are one terminal of 80 columns, and copies that out. */
const IN_TERMINAL = `
import fcntl, os, pty, struct, sys, termios
pid, fd = pty.fork()
if pid == 0:
    os.execvp(sys.argv[1], sys.argv[1:])
fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 80, 0, 0))
while True:
    try:
        data = os.read(fd, 65536)
    except OSError:
        break
    if not data:
        break
    os.write(1, data)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
`;

describe("killtable on a terminal", () => {
  it("shows how far it is while a receiver hangs, and leaves the report only, and the cursor", () => {
    const { CI: _, ...env } = process.env;
    const args = ["check", "test/receivers/loops-on-unknown-type.mjs", "--runs", "0", "--timeout", "2500"];
    const command = [process.execPath, path.resolve("dist/src/cli/main.js"), ...args];
    const { stdout, status } = spawnSync("python3", ["-c", IN_TERMINAL, ...command], {
      encoding: "utf8",
      env: { ...env, TERM: "xterm", NO_COLOR: "1" },
    });
    expect(stdout).toMatch(/loops-on-unknown-type\.mjs as modern, case \d+ of \d+/);
    expect(`${screenOf(stdout).join("\n").trimEnd()}\n`).toBe(killtable(args).stdout);
    expect(stdout.lastIndexOf("\u001b[?25h")).toBeGreaterThan(stdout.lastIndexOf("\u001b[?25l"));
    expect(status).toBe(1);
  });
});
