/** What one kill left. */
export interface Round {
  /** Writes that were answered, by all processes so far. */
  readonly answered: number;
  /** Of these, those that the next process has. */
  readonly there: number;
  /** Lost ones that were answered in the last 100 ms before the kill, and longer before. */
  readonly lostYoung: number;
  readonly lostOld: number;
  /** To read the folder, in milliseconds. */
  readonly load: number;
  /** From the start of the next process until it was ready, in milliseconds. */
  readonly ready: number;
  /** What the folder holds, in bytes. */
  readonly size: number;
}

export interface Outcome {
  readonly writes: number;
  readonly seconds: number;
  readonly rounds: readonly Round[];
  /** A second process that starts while the first runs. */
  readonly takeover: {
    readonly refusedWith: number;
    /** From the kill of the first until the second answered from its world, in milliseconds. */
    readonly after: number;
    readonly there: number;
    readonly of: number;
  };
  /** What was not as it should be; empty where all is well. */
  readonly faults: readonly string[];
}

const HEADS = ['kill', 'answered', 'there', 'lost, < 100 ms', 'lost, older', 'load ms', 'ready ms', 'KiB'];

/** The same for people. */
export const report = ({ writes, seconds, rounds, takeover, faults }: Outcome): string => {
  const rows = [
    HEADS,
    ...rounds.map(({ answered, there, lostYoung, lostOld, load, ready, size }, at) =>
      [
        at + 1,
        answered,
        there,
        lostYoung,
        lostOld,
        load.toFixed(0),
        ready.toFixed(0),
        (size / 1024).toFixed(0),
      ].map(String),
    ),
  ];
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('   ');
  return [
    `${writes} writes, ${rounds.length} kills in the middle of them, in ${seconds.toFixed(1)} s`,
    '',
    ...rows.map(line),
    '',
    `a second process was refused with ${takeover.refusedWith}, and had the world ${takeover.after.toFixed(0)} ms after the first was killed: ${takeover.there} of ${takeover.of} there`,
    ...(faults.length === 0
      ? ['nothing was lost that was answered more than 100 ms before']
      : faults.map((one) => `- ${one}`)),
  ].join('\n');
};
