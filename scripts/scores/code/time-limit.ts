import { Worker } from 'node:worker_threads';

/** The variable that says after how many seconds of the processor a subject ends itself. */
export const LIMIT = 'CES_CODE_SCORE_LIMIT';

const WATCH = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1e6 > workerData) process.kill(process.pid, 'SIGKILL');
  }, 500);
`;

/** Seconds of the processor that this process has taken. */
export const secondsTaken = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/**
 * Ends this process after some seconds of processor time. A separate thread does it, because a mutant may loop forever.
 */
export const limitTime = (seconds: number): void => {
  new Worker(WATCH, { eval: true, workerData: seconds }).unref();
};
