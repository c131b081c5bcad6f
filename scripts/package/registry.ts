import { tmpdir } from 'node:os';
import { run } from './run.ts';

/** Whether npm reaches its registry from this machine. */
export const reachesRegistry = async (): Promise<boolean> =>
  (await run('npm', ['ping', '--fetch-retries', '0', '--fetch-timeout', '5000'], tmpdir())).code === 0;
