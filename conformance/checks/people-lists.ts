import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { attributed, attributing } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import type { LooseQuery } from '../kit/address.ts';
import type { JsonObject } from '../kit/json.ts';
import { fits, refused, status } from '../kit/match.ts';
import { holdsExtra, lacks } from '../kit/fault.ts';
import { must, mustHold } from '../kit/must.ts';
import { allPages } from '../kit/paging.ts';
import type { Walk } from '../kit/paging.ts';
import { listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { many } from '../kit/words.ts';

/** All residents in the list of a facility, read page by page. */
export const residentsListed = (t: Tools, facilityId: string, query: LooseQuery = {}): Promise<Walk> =>
  attributing(['RES-01', 'RES-08'], () =>
    allPages(t, 'listResidents', { path: { facilityId }, query: { pageSize: 100, ...query } }),
  );

/** All connections in the list of the tenant. */
export async function connectionsListed(t: Tools, query: LooseQuery = {}): Promise<Walk> {
  const answer = await t.call('listConnections', { query });
  return attributed(['CON-01'], () => wholeOf(answer));
}

/** All connections in the list of one resident. */
export async function connectionsOf(t: Tools, residentId: string): Promise<Walk> {
  const answer = await t.call('listResidentConnections', { path: { residentId } });
  return attributed(['CON-67'], () => wholeOf(answer));
}

/** A list in one answer, which must be 200 and fit the contract. */
function wholeOf(answer: Answer): Walk {
  must(answer, status(200), fits);
  return { items: listOf(answer), pages: [answer] };
}

/** The items that a filter finds. If the target refuses the filter, the list is empty. */
export function foundBy(answer: Answer): Walk {
  return isRefused(answer) ? { items: [], pages: [answer] } : wholeOf(answer);
}

const isRefused = (answer: Answer): boolean => refused(answer) === undefined;

/**
 * Every record must be in the list. `who` names the records, for example "the residents with that e-mail
 * address"; `broken` are the clauses that a list without one of them breaks.
 */
export function mustContain(
  walk: Walk,
  ids: readonly string[],
  who: string,
  ...broken: readonly ClauseId[]
): void {
  attributed(broken, () => {
    for (const id of ids)
      mustHold(shownBy(walk, id), `${who}: ${id} is in the list`, holds(walk, id), {
        ...lacks(found(walk, id)),
        items: [id],
      });
  });
}

/**
 * No record may be in the list. `who` names the records, for example "residents with another e-mail address".
 */
export function mustNotContain(
  walk: Walk,
  ids: readonly string[],
  who: string,
  ...broken: readonly ClauseId[]
): void {
  attributed(broken, () => {
    for (const id of ids)
      mustHold(
        shownBy(walk, id),
        `${who}: ${id} is not in the list`,
        !holds(walk, id),
        holdsExtra(found(walk, id)),
      );
  });
}

/**
 * Every item that has a text as this member must have this value there, whether or not the check made the
 * item.
 */
export function mustAllShow({ items, pages }: Walk, member: string, value: string): void {
  const other = items.find((item) => typeof item[member] === 'string' && item[member] !== value);
  const page = other === undefined ? pages[0] : pageWith(pages, other);
  if (page === undefined) return;
  mustHold(
    page,
    `every item that is listed has ${value} as ${member}`,
    other === undefined,
    holdsExtra(`${String(other?.['id'])} with ${String(other?.[member])}`),
  );
}

const holds = ({ items }: Walk, id: string): boolean => items.some((item) => item['id'] === id);

const found = (walk: Walk, id: string): string =>
  `${many(walk.items.length, 'item')} on ${many(walk.pages.length, 'page')}, ${holds(walk, id) ? 'this one' : 'not this one'} among them`;

const idsOn = (page: Answer): readonly unknown[] => listOf(page).map((item) => item['id']);

const pageWith = (pages: readonly Answer[], { id }: JsonObject): Answer | undefined =>
  pages.find((page) => idsOn(page).includes(id));

/** The page that holds the record, else the last page. Throws an Error if the walk has no page. */
function shownBy({ pages }: Walk, id: string): Answer {
  const last = pages.at(-1);
  if (last === undefined) throw new Error('a list without a page proves nothing');
  return pages.find((page) => !isRefused(page) && idsOn(page).includes(id)) ?? last;
}
