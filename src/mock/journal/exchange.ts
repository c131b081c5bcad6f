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

/** A write to a record, as it happened. */
export interface Touch {
  readonly collection: string;
  readonly id: string;
  readonly how: 'created' | 'changed' | 'deleted';
}

/** Of bodies this much is kept: in bytes as sent, in letters as answered. */
const MOST_KEPT = 8192;

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

/** The bytes of files are not held. */
const keptForm = ({ fields, files }: Form): Sent => ({
  kind: 'form',
  fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, cut(text)])),
  files: files.map(({ part, name, type, bytes }) => ({ part, name, type, size: bytes.byteLength })),
});

/**
 * The beginning of a text. A piece of a text keeps all of it in memory; put together with another and looked into, it
 * becomes a text of its own.
 */
const beginningOf = (text: string): string => {
  const beginning = `${text.slice(0, MOST_KEPT)}...`;
  beginning.charCodeAt(0);
  return beginning;
};

const utf8 = new TextDecoder();

/** Bytes as text; of many the beginning. A list that is sent again is the same bytes, so it is read once. */
const textOf = remembered((bytes: Uint8Array): string =>
  bytes.byteLength > MOST_KEPT ? `${utf8.decode(bytes.subarray(0, MOST_KEPT))}...` : utf8.decode(bytes),
);

/**
 * One request of the API and what came of it. A class whose members are filled in on the way: one is made for every
 * request, so it holds what is at hand anyway and is made readable when somebody asks.
 */
export class Exchange {
  /** Its number in the journal, from 1. */
  n = 0;
  readonly method: string;
  readonly path: string;
  readonly search: string;
  /** When it came, by the clock of the world. */
  readonly at: Temporal.Instant;
  /** When it came and how long it took, in milliseconds of the machine. */
  readonly began: number;
  took = 0;
  /** The tenant whose world it reached. */
  tenant: string | undefined;
  route: Route | undefined;
  acting: Acting | undefined;
  /** X-Acting-User-Id as it was sent. */
  actingId: string | undefined;
  sent: Sent | undefined;
  refusal: Refusal | undefined;
  /** The access rule that refused it. */
  rule: AccessRule | undefined;
  status = 0;
  ends: Answer['ends'] | undefined;
  /** Size of the answer: letters of a text, bytes of everything else. */
  size = 0;
  type: string | undefined;
  /** The answer where it is a text; of a long one the beginning. */
  text: string | undefined;
  touched: Touch[] | undefined;
  events: OutboxEvent[] | undefined;
  struck: Struck | undefined;
  /** Preferences that were done, as Preference-Applied names them, and why others were not. */
  applied: readonly string[] | undefined;
  notes: readonly string[] | undefined;
  /** The answer is none that the contract states. */
  outsideContract = false;

  constructor(method: string, path: string, search: string, at: Temporal.Instant, began: number) {
    this.method = method;
    this.path = path;
    this.search = search;
    this.at = at;
    this.began = began;
  }

  /** Keeps the body of the request; one of more bytes than are kept is left out. */
  keepSent(raw: RawBody): void {
    if (raw.kind === 'form') this.sent = keptForm(raw.form);
    else if (raw.kind === 'json' && raw.bytes > MOST_KEPT) this.sent = { kind: 'left-out', bytes: raw.bytes };
    else this.sent = raw;
  }

  /** Keeps what is needed of the answer. */
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
    // A list that is sent again is bytes.
    if (body && this.type?.includes('json')) this.text = textOf(body);
  }
}
