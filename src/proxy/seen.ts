import { withoutSecrets } from '../mock/domain/secrets.ts';
import type { Call } from '../../conformance/consumers/call.ts';

/** One exchange that went through the proxy, as it is judged. */
export interface Seen extends Call {
  /** Names of the answer's headers in small letters. */
  readonly answerHeaders: Readonly<Record<string, string>>;
  /** The bytes of the answer's body, unpacked; absent where they were too many to keep. */
  readonly bytes?: Buffer;
  /** The body of the answer; undefined where it is no JSON. */
  readonly json: unknown;
  /** The request had more bytes than are kept, so its body is not judged. */
  readonly isRequestCut: boolean;
}

/** The query as people may see it: values of the query that are called secret are hidden. */
export const shownSearch = ({ search }: Pick<Seen, 'search'>): string =>
  search === '' ? '' : `?${withoutSecrets(search.slice(1))}`;

/** The most bytes of a body that are kept to judge it. */
export const MOST_JUDGED = 1024 * 1024;
