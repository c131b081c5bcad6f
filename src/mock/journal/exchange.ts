import type { Temporal } from 'temporal-polyfill';
import type { AccessRule } from '../../../openapi/generated/contract.ts';
import { remembered } from '../domain/remembered.ts';
import type { Struck } from '../faults/faults.ts';
import type { Answer } from '../http/answer.ts';
import type { RawBody } from '../http/body.ts';
import type { Form } from '../http/form.ts';
import type { Refusal } from '../http/problem.ts';
import type { Route } from '../http/routes.ts';
import type { Acting } from '../world/acting.ts';
import type { OutboxEvent } from '../world/outbox.ts';

/** One write to a record. */
export interface Touch {
  readonly collection: string;
  readonly id: string;
  readonly how: 'created' | 'changed' | 'deleted';
  /** The status of a deleted record. The journal does not show it. */
  readonly was?: string;
}

/** The largest part of a body that is kept: in bytes for requests, in characters or bytes for answers. */
export const MOST_KEPT = 8192;

/** A file of a form, without its bytes. */
interface FileSent {
  readonly part: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** What is kept of the body of a request. */
export type Sent =
  | Exclude<RawBody, { readonly kind: 'form' }>
  | { readonly kind: 'form'; readonly fields: Form['fields']; readonly files: readonly FileSent[] }
  | { readonly kind: 'left-out'; readonly bytes: number };

const cut = (text: string): string => (text.length > MOST_KEPT ? `${text.slice(0, MOST_KEPT)}…` : text);

/** A form as it is kept: long texts are cut, and the bytes of files are left out. */
const keptForm = ({ fields, files }: Form): Sent => ({
  kind: 'form',
  fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, cut(text)])),
  files: files.map(({ part, name, type, bytes }) => ({ part, name, type, size: bytes.byteLength })),
});

/**
 * The beginning of a text. A slice keeps the whole text in memory. A concatenation becomes a separate text when it is
 * read, so the whole text can be freed.
 */
const beginningOf = (text: string): string => {
  const beginning = `${text.slice(0, MOST_KEPT)}...`;
  beginning.charCodeAt(0);
  return beginning;
};

const utf8 = new TextDecoder();

/**
 * Bytes as text, cut after MOST_KEPT. A repeated list is the same array, so each array is decoded only once.
 */
const textOf = remembered((bytes: Uint8Array): string =>
  bytes.byteLength > MOST_KEPT ? `${utf8.decode(bytes.subarray(0, MOST_KEPT))}...` : utf8.decode(bytes),
);

/**
 * One request of the API and its answer. Members are set while the request is served. One is made for every
 * request, so it keeps plain values, and `shown` formats them when they are read.
 */
export class Exchange {
  /** Its number in the journal, from 1. */
  n = 0;
  readonly method: string;
  readonly path: string;
  readonly search: string;
  /** The time of arrival on the clock of the world. */
  readonly at: Temporal.Instant;
  /** The time of arrival by `performance.now`; `took` is the duration. Both in milliseconds. */
  readonly began: number;
  took = 0;
  /** The tenant whose world it reached; undefined if it reached none. */
  tenant: string | undefined;
  route: Route | undefined;
  acting: Acting | undefined;
  /** The value of X-Acting-User-Id. */
  actingId: string | undefined;
  sent: Sent | undefined;
  refusal: Refusal | undefined;
  /** The access rule that refused the request. */
  rule: AccessRule | undefined;
  status = 0;
  ends: Answer['ends'] | undefined;
  /** The size of the answer: characters of a text, bytes of any other body. */
  size = 0;
  type: string | undefined;
  /** The body of the answer where it is a text, cut after MOST_KEPT. */
  text: string | undefined;
  touched: Touch[] | undefined;
  events: OutboxEvent[] | undefined;
  struck: Struck | undefined;
  /** The applied preferences, as Preference-Applied names them; `notes` says why others were not applied. */
  applied: readonly string[] | undefined;
  notes: readonly string[] | undefined;
  /** The body of the operation's answer as a value, until the exchange is entered. */
  replied: unknown;
  /** Whether a preference or a fault gave a status or a body that the contract does not state. */
  outsideContract = false;

  constructor(method: string, path: string, search: string, at: Temporal.Instant, began: number) {
    this.method = method;
    this.path = path;
    this.search = search;
    this.at = at;
    this.began = began;
  }

  /** Keeps the body of the request. A JSON body of more than MOST_KEPT bytes is left out. */
  keepSent(raw: RawBody): void {
    if (raw.kind === 'form') this.sent = keptForm(raw.form);
    else if (raw.kind === 'json' && raw.bytes > MOST_KEPT) this.sent = { kind: 'left-out', bytes: raw.bytes };
    else this.sent = raw;
  }

  /** Keeps the parts of the answer that the journal shows. `now` is the time by `performance.now`. */
  settle({ status, headers, body, ends }: Answer, now: number): void {
    this.status = status;
    this.ends = ends;
    this.type = headers['Content-Type'];
    this.took = now - this.began;
    if (typeof body === 'string') {
      this.size = body.length;
      this.text = body.length > MOST_KEPT ? beginningOf(body) : body;
      return;
    }
    this.size = body?.byteLength ?? 0;
    // The JSON of a long list is bytes.
    if (body && this.type?.includes('json')) this.text = textOf(body);
  }
}
