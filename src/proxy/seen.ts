import { withoutSecrets } from '../mock/domain/secrets.ts';
import type { Call } from '../../conformance/consumers/call.ts';

/** One exchange through the proxy, in the form in which it is judged. */
export interface Seen extends Call {
  /** The names of the answer's headers in lower case. */
  readonly answerHeaders: Readonly<Record<string, string>>;
  /** The decompressed bytes of the answer's body; absent if there were too many to keep. */
  readonly bytes?: Buffer;
  /** The body of the answer; undefined if it is not JSON. */
  readonly json: unknown;
  /** The request was too large to keep, so its body is not judged. */
  readonly isRequestCut: boolean;
}

/** The query for people, with secret values hidden. */
export const shownSearch = ({ search }: Pick<Seen, 'search'>): string =>
  search === '' ? '' : `?${withoutSecrets(search.slice(1))}`;

/** The most bytes of a body that are kept for judging. */
export const MOST_JUDGED = 1024 * 1024;
