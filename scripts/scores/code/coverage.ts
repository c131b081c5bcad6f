/** What instrumented code notes in this process: how often the place of each mutant was run, by the check meanwhile. */
interface Notes {
  currentTestId?: string;
  readonly mutantCoverage?: {
    readonly static: Readonly<Record<string, number>>;
    readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
}

declare global {
  var __stryker__: Notes | undefined;
}

/** From now on places are run for this check. */
export const coveringTo = (check: string): void => {
  (globalThis.__stryker__ ??= {}).currentTestId = check;
};

/** Stands for the start, which runs what every check depends on. */
export const AT_START = '*';

/** Stands for the start of the filled worlds, in which checks are tried that the empty one leaves unproven. */
export const FILLED = 'the filled worlds';

/** Where each of these keys is run: the checks, `*` where it is at the start, and the start of the filled worlds. */
export const coverageOf = (keys: readonly string[]): Readonly<Record<string, readonly string[]>> => {
  const { static: atStart = {}, perTest = {} } = globalThis.__stryker__?.mutantCoverage ?? {};
  const runs = [[AT_START, atStart] as const, ...Object.entries(perTest)];
  return Object.fromEntries(
    keys.map((key) => [key, runs.filter(([, counts]) => counts[key] !== undefined).map(([check]) => check)]),
  );
};
