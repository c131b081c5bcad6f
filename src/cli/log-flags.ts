import type { Follower } from '../mock/journal/journal.ts';
import { isLogStyle, logLine } from './log-line.ts';
import { UsageError } from './usage-error.ts';

interface LogFlags {
  readonly log?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/**
 * The follower that logs requests; undefined where logging is off. A terminal gets `pretty` unless a flag
 * differs.
 */
export const followerOf = (
  { log, json, quiet }: LogFlags,
  isTerminal: boolean,
  print: (line: string) => void,
): Follower | undefined => {
  const style = log ?? (isTerminal && json !== true && quiet !== true ? 'pretty' : 'off');
  if (style === 'off') return undefined;
  if (!isLogStyle(style)) throw new UsageError(`--log takes pretty, json or off, found ${style}.`);
  return { request: (exchange) => print(logLine(exchange, style)) };
};
