import { isShownAs, type Correspondent } from '../factories/messages-people.ts';
import { readDateTime } from '../kit/date-time.ts';
import { field, show, type JsonObject } from '../kit/json.ts';
import { mustHold } from '../kit/must.ts';
import type { Walk } from '../kit/paging.ts';
import { pageWith } from './messages-threads.ts';
import type { Said } from '../models/messages.ts';

/** The message with this body; there must be one, and no more than that. */
export function mustHaveSaid(walk: Walk, body: string, promised: string): JsonObject {
  const found = walk.items.filter((message) => message['body'] === body);
  mustHold(
    pageWith(walk, found[0]?.['id']),
    promised,
    found.length === 1,
    `${found.length} of ${walk.items.length} messages hold it`,
  );
  return found[0] ?? {};
}

export function mustNotHaveSaid(walk: Walk, body: string, promised: string): void {
  const found = walk.items.find((message) => message['body'] === body);
  mustHold(pageWith(walk, found?.['id']), promised, found === undefined, 'a message that holds it');
}

/** The author of a message is that person, by either id. */
export function mustBeBy(walk: Walk, message: JsonObject, person: Correspondent): void {
  const author = field(message, 'author.id');
  mustHold(
    pageWith(walk, message['id']),
    `the ${person.kind} ${person.id} as the author of what they sent`,
    isShownAs(person, author),
    `author.id is ${show(author)}`,
  );
}

/** Everything that was said is there once, by whom it was said, newest first. */
export function mustTell(
  walk: Walk,
  said: readonly Said[],
  people: readonly Correspondent[],
  reader: string,
): void {
  for (const { author, body } of said) {
    const message = mustHaveSaid(walk, body, `${reader} finds the message ${body} once`);
    const person = people[author];
    if (person) mustBeBy(walk, message, person);
  }
  mustBeNewestFirst(
    walk,
    said.map(({ body }) => body),
  );
}

/**
 * The messages with these bodies, told oldest first, come in the opposite order. Of two that bear the very same time
 * either may come first, and no message stands before one of a later time.
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
      `${String(message['body'])} (${String(message['createdAt'])}) before ${String(next['body'])} (${String(next['createdAt'])})`,
    );
  }
}

/** When a message says that it was made, in milliseconds. */
export function momentOf({ createdAt }: JsonObject): number | undefined {
  const moment = typeof createdAt === 'string' ? readDateTime(createdAt) : undefined;
  return moment && moment.wall - (moment.offset ?? 0) * 60_000;
}
