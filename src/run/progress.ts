/** Something that is counted while it is done. */
interface Counter {
  /** What is done, in the singular, such as `case`. */
  readonly what: string;
  /** The one that is under way, counted from 1. */
  readonly at: number;
  readonly of: number;
}

/** How far a run is: what is done, then what is done as a part of that. */
export type Progress = readonly Counter[];

/** Is told how far a run is, often, and gives nothing back. */
export type OnProgress = (progress: Progress) => void;
