/** One room of the house: which files live in it, and what they may know. */
export interface Room {
  readonly name: string;
  /** Folders (with a slash at the end) or files; the longest one that a path begins with decides. */
  readonly holds: readonly string[];
  /** Rooms whose files it may import, besides its own. */
  readonly knows: readonly string[];
  /** npm packages and Node modules that it may import; `node:*` stands for all of Node. */
  readonly uses: readonly string[];
}
