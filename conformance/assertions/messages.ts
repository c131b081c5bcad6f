import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { isShownAs, type Correspondent } from '../factories/messages-people.ts';
import { attributed } from '../kit/attribute.ts';
import { readDateTime } from '../kit/date-time.ts';
import { field, type JsonObject } from '../kit/json.ts';
import { holdsExtra, listedTimes, outOfOrder, shows } from '../kit/fault.ts';
import { mustHold } from '../kit/must.ts';
import type { Walk } from '../kit/paging.ts';
import { pageWith } from './messages-threads.ts';
import type { Said } from '../models/messages.ts';

/** The message with this body. The list must hold it exactly once, or these clauses are broken. */
export function mustHaveSent(
  walk: Walk,
  body: string,
  promised: string,
  broken: readonly ClauseId[] = [],
): JsonObject {
  const found = walk.items.filter((message) => message['body'] === body);
  attributed(broken, () =>
    mustHold(
      pageWith(walk, found[0]?.['id']),
      promised,
      found.length === 1,
      listedTimes(found.length, 1, `${found.length} of ${walk.items.length} messages hold it`),
    ),
  );
  return found[0] ?? {};
}

export function mustNotHaveSent(walk: Walk, body: string, promised: string): void {
  const found = walk.items.find((message) => message['body'] === body);
  mustHold(
    pageWith(walk, found?.['id']),
    promised,
    found === undefined,
    holdsExtra('a message that holds it'),
  );
}

/** The author of a message must be this person, by one of the two ids. */
export function mustBeBy(walk: Walk, message: JsonObject, person: Correspondent): void {
  const author = field(message, 'author.id');
  attributed(['MSG-98'], () =>
    mustHold(
      pageWith(walk, message['id']),
      `the ${person.kind} ${person.id} as the author of what they sent`,
      isShownAs(person, author),
      shows('author.id', author),
    ),
  );
}

/** The clauses that are broken if a message is missing or has another body. */
const MESSAGE_CLAUSES = ['MSG-89', 'MSG-97'] as const;

/** The list must hold every message once, with its author, newest first. */
export function mustReport(
  walk: Walk,
  said: readonly Said[],
  people: readonly Correspondent[],
  reader: string,
): void {
  for (const { author, body } of said) {
    const message = mustHaveSent(walk, body, `${reader} finds the message ${body} once`, MESSAGE_CLAUSES);
    const person = people[author];
    if (person) mustBeBy(walk, message, person);
  }
  const bodies = said.map(({ body }) => body);
  attributed(['MSG-90'], () => mustBeNewestFirst(walk, bodies));
}

/**
 * The messages with these bodies, given oldest first, must be listed newest first. Messages with the same
 * time may have any order, but no message may come before one with a later time.
 */
export function mustBeNewestFirst(walk: Walk, bodies: readonly string[]): void {
  const shown = walk.items.filter((message) => bodies.includes(String(message['body'])));
  for (const [at, message] of shown.entries()) {
    const next = shown[at + 1];
    if (!next) return;
    const [early, late] = [momentOf(next), momentOf(message)];
    const isSameTime = early !== undefined && early === late;
    const isLater = bodies.indexOf(String(message['body'])) >= bodies.indexOf(String(next['body']));
    mustHold(
      pageWith(walk, message['id']),
      'newest first: no message before one that was sent later',
      isSameTime || (isLater && (early === undefined || late === undefined || late > early)),
      outOfOrder(
        `${String(message['body'])} (${String(message['createdAt'])}) before ${String(next['body'])} (${String(next['createdAt'])})`,
      ),
    );
  }
}

/** When a message was created, in milliseconds since 1970; undefined if it shows no such time. */
export function momentOf({ createdAt }: JsonObject): number | undefined {
  const moment = typeof createdAt === 'string' ? readDateTime(createdAt) : undefined;
  return moment && moment.wall - (moment.offset ?? 0) * 60_000;
}
