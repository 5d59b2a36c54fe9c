import { lstatSync, readFileSync } from "node:fs";
import path from "node:path";
import { missingPeers } from "../../stryker/peer-packages.ts";
import { InitError } from "./init-error.ts";

/** What the files to write depend on. */
export interface Project {
  readonly usesTypeScript: boolean;
  /** The folder of its tests, from the project's, if it has one. */
  readonly testFolder?: string;
  /** Whether it has a folder `src`. */
  readonly hasSrc: boolean;
  /** Whether npm has locked its packages. */
  readonly hasLockFile: boolean;
  /** Whether it is the root of a git repository: only there are workflows found. */
  readonly isRepository: boolean;
  /** The packages that StrykerJS needs and that it does not name, as npm is told them. */
  readonly missingPackages: readonly string[];
}

const TEST_FOLDERS = ["test", "tests", "__tests__"];
const LOCK_FILES = ["package-lock.json", "npm-shrinkwrap.json"];

/**
 * Reads what a project is like.
 *
 * @param root - the project's folder, absolute
 * @returns what the files to write depend on
 * @throws InitError if its package.json cannot be read
 */
export function readProject(root: string): Project {
  const named = packagesNamed(root);
  const has = (name: string): boolean =>
    lstatSync(path.join(root, name), { throwIfNoEntry: false }) !== undefined;
  const isFolder = (name: string): boolean =>
    lstatSync(path.join(root, name), { throwIfNoEntry: false })?.isDirectory() === true;
  const testFolder = TEST_FOLDERS.find(isFolder);
  return {
    usesTypeScript: has("tsconfig.json") || named.has("typescript"),
    ...(testFolder === undefined ? {} : { testFolder }),
    hasSrc: isFolder("src"),
    hasLockFile: LOCK_FILES.some(has),
    isRepository: has(".git"),
    missingPackages: missingPeers(named),
  };
}

function packagesNamed(root: string): Set<string> {
  const manifest = readManifest(path.join(root, "package.json"));
  return new Set(
    [manifest?.["dependencies"], manifest?.["devDependencies"]].flatMap((each) => Object.keys(each ?? {})),
  );
}

/** The manifest; `undefined` where there is none. */
function readManifest(file: string): Record<string, object | undefined> | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, object | undefined>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") {
      return undefined;
    }
    throw new InitError(`package.json cannot be read: ${(error as Error).message}`);
  }
}
