import { constants } from 'node:os';

/**
 * Signals that end a process without a listener, and that may have one. Not here: SIGUSR1, which starts
 * Node's debugger; SIGPIPE and SIGXFSZ, which Node ignores; SIGPROF, which profilers need; and the signals of a
 * processor that cannot go on (SIGSEGV and its like), after which no line of this program may run.
 */
export const ENDING_SIGNALS = [
  'SIGHUP',
  'SIGINT',
  'SIGTERM',
  'SIGQUIT',
  'SIGBREAK',
  'SIGUSR2',
  'SIGALRM',
  'SIGVTALRM',
  'SIGXCPU',
  'SIGABRT',
  'SIGIO',
  'SIGPWR',
  'SIGSYS',
  'SIGTRAP',
  'SIGSTKFLT',
] as const;

/**
 * Makes each of them an orderly end with code 0, after `before` has settled. What the mock leaves on the disk is removed
 * when the process exits; a signal without a listener ends it without that. A second signal ends it at once.
 */
export const endOnSignals = (before: () => Promise<void> = () => Promise.resolve()): void => {
  let isEnding = false;
  const end = (): void => process.exit(0);
  for (const signal of ENDING_SIGNALS)
    if (Object.hasOwn(constants.signals, signal))
      process.on(signal, () => {
        if (isEnding) end();
        isEnding = true;
        before().then(end, end);
      });
};
