import { type Dirent, type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import path from "node:path";
import { VoidError } from "../run/void-error.ts";

/** An editor writes several times for one save: so long nothing has to happen before files are looked at, in ms. */
const QUIET_TIME = 30;

/** Folders of the project whose files are made. */
const MADE = new Set(["reports", "dist"]);

/** What sources, configurations and fixtures end with. */
const WATCHED_FILE = /\.([cm]?[jt]s|[jt]sx|json)$/;

/** What changed since it was looked for last. */
export interface Changes {
  /** The paths of the files from the project's folder, in the order of their names. */
  readonly files: readonly string[];
  /** When the first was noticed, in milliseconds as `performance.now()` counts them. */
  readonly since: number;
}

/**
 * Notices files of a project that are changed, made or deleted: sources, configurations and fixtures. Events only say
 * when to look; what changed is seen from the times and sizes of files, however an editor writes them.
 */
export class ProjectWatch {
  readonly #folder: string;
  /** With what tells the folder that each watches from another of the same name, which is not watched. */
  readonly #watchers = new Map<string, { readonly watcher: FSWatcher; readonly folder: string }>();
  readonly #changed = new Set<string>();
  #marks: ReadonlyMap<string, string>;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;
  #waiting: { readonly wake: () => void; readonly fail: (error: unknown) => void }[] = [];

  /** @param folder - the project's folder, absolute */
  constructor(folder: string) {
    this.#folder = folder;
    this.#marks = this.#look();
  }

  /**
   * Waits until something is changed that was not taken yet.
   *
   * @throws VoidError if a folder cannot be watched any more
   */
  async wait(): Promise<void> {
    if (this.#changed.size === 0) {
      await new Promise<void>((wake, fail) => this.#waiting.push({ wake, fail }));
    }
  }

  /** Takes what was changed, so that it is not waited for again. */
  take(): Changes {
    const files = [...this.#changed].toSorted();
    this.#changed.clear();
    return { files, since: this.#since };
  }

  /** Stops watching. */
  close(): void {
    clearTimeout(this.#timer);
    for (const { watcher } of this.#watchers.values()) {
      watcher.close();
    }
  }

  #noticed(): void {
    if (this.#timer === undefined && this.#changed.size === 0) {
      this.#since = performance.now();
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tryToCompare(), QUIET_TIME);
  }

  /** What goes wrong is for whoever waits. */
  #tryToCompare(): void {
    try {
      this.#compare();
    } catch (error) {
      for (const { fail } of this.#waiting.splice(0)) {
        fail(error);
      }
    }
  }

  #compare(): void {
    this.#timer = undefined;
    const marks = this.#look();
    for (const file of new Set([...this.#marks.keys(), ...marks.keys()])) {
      if (this.#marks.get(file) !== marks.get(file)) {
        this.#changed.add(file);
      }
    }
    this.#marks = marks;
    if (this.#changed.size > 0) {
      for (const { wake } of this.#waiting.splice(0)) {
        wake();
      }
    }
  }

  /** Marks every file by its time and size, and watches folders that are new. */
  #look(): Map<string, string> {
    const marks = new Map<string, string>();
    const folders = [""];
    for (const within of folders) {
      // Before its files are read, so that none is missed.
      this.#watch(within);
      for (const entry of entriesIn(this.#folder, within)) {
        const name = path.join(within, entry.name);
        if (entry.isDirectory()) {
          folders.push(name);
        } else if (WATCHED_FILE.test(name)) {
          const { mtimeMs, size } = statSync(path.join(this.#folder, name), { throwIfNoEntry: false }) ?? {};
          marks.set(name, `${mtimeMs} ${size}`);
        }
      }
    }
    this.#forget(new Set(folders));
    return marks;
  }

  #watch(within: string): void {
    const found = statSync(path.join(this.#folder, within), { throwIfNoEntry: false });
    // The number of one that was deleted is soon that of another.
    const folder = found && `${found.ino} ${found.birthtimeMs}`;
    const known = this.#watchers.get(within);
    if (folder === undefined || known?.folder === folder) {
      return;
    }
    known?.watcher.close();
    try {
      const watcher = watch(path.join(this.#folder, within), () => this.#noticed());
      this.#watchers.set(within, { watcher, folder });
      watcher.on("error", () => this.#noticed());
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") {
        throw new VoidError(`${within || "the project"} cannot be watched: ${(error as Error).message}`);
      }
    }
  }

  /** A folder that was deleted may come again, and is another one then. */
  #forget(folders: ReadonlySet<string>): void {
    for (const [within, { watcher }] of this.#watchers) {
      if (!folders.has(within)) {
        watcher.close();
        this.#watchers.delete(within);
      }
    }
  }
}

/** What is in a folder and may be of interest; nothing, if it was deleted meanwhile. */
function entriesIn(folder: string, within: string): Dirent[] {
  try {
    return readdirSync(path.join(folder, within), { withFileTypes: true }).filter(
      ({ name }) => name !== "node_modules" && !name.startsWith(".") && !(within === "" && MADE.has(name)),
    );
  } catch {
    return [];
  }
}
