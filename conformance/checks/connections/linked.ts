import type { BodyOf } from '../../../openapi/generated/contract.ts';
import { connectionBody, givenConnection, type GivenConnection } from '../../factories/connections.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { givenResident } from '../../factories/residents.ts';
import { attributed } from '../../kit/attribute.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import type { Answer } from '../../kit/call.ts';
import type { JsonObject } from '../../kit/json.ts';
import { show } from '../../kit/json.ts';
import { holdsOthers, lacks, shows } from '../../kit/fault.ts';
import type { Fault } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import { byId, idsOf, objects } from '../../kit/read.ts';
import { sameSet } from '../../kit/same.ts';

/** Three residents of one facility, shared by checks that look only for their own connections. */
export const neighbours = once(async (t: Tools) => {
  const { id: home } = await t.facility();
  const [ann, ben, gus] = [
    await givenResident(t, {}, home),
    await givenResident(t, {}, home),
    await givenResident(t, {}, home),
  ];
  return { home, ann, ben, gus };
});

/** The same, and a resident of another facility. */
export const nearAndFar = once(async (t: Tools) => {
  const near = await neighbours(t);
  const away = await otherFacility(t, near.home);
  return { ...near, away, cay: await givenResident(t, {}, away) };
});

/** The residents and facilities of a body, linked to the first of these residents. */
async function sharedLinks(t: Tools): Promise<{ residents: string[]; facilities: string[] }> {
  const { ann, home } = await neighbours(t);
  return { residents: [ann.residentId], facilities: [home] };
}

/** A new connection of the shared resident. */
export const givenLinked = async (
  t: Tools,
  overrides: Partial<BodyOf<'createConnection'>> = {},
): Promise<GivenConnection> => givenConnection(t, { ...(await sharedLinks(t)), ...overrides });

/** The body that `givenLinked` sends. */
export const linkedBody = async (
  t: Tools,
  overrides: Partial<BodyOf<'createConnection'>> = {},
): Promise<BodyOf<'createConnection'>> => connectionBody(t, { ...(await sharedLinks(t)), ...overrides });

/** Ids of residents and facilities, as a body sends them. */
interface Linked {
  readonly residents?: readonly string[];
  readonly facilities?: readonly string[];
}

/** The connection must be linked to exactly these residents and facilities, in any order. */
export function mustBeLinked(answer: Answer, connection: JsonObject, linked: Linked): void {
  for (const member of ['residents', 'facilities'] as const) {
    const ids = linked[member];
    if (ids === undefined) continue;
    const shown = idsOf(objects(connection, member));
    // The interface does not say what a repeated facility means.
    const found = member === 'residents' ? shown : [...new Set(shown)];
    attributed(member === 'residents' ? ['CON-17', 'CON-55'] : ['CON-18', 'CON-56'], () =>
      mustHold(
        answer,
        `the ${member} ${ids.join(', ')} and no others (${answer.operationId})`,
        sameSet(found, [...new Set(ids)]),
        otherLinks(member, found, ids),
      ),
    );
  }
}

/** Where no link is shown, the member has no value. */
function otherLinks(member: string, found: readonly string[], ids: readonly string[]): Fault {
  if (found.length === 0) return shows(member, found, `${member}: none`);
  return holdsOthers(found, ids, `${member}: ${found.join(', ')}`, member);
}

/** Each linked record must show the known members besides its id. */
export function mustShowLinked(
  answer: Answer,
  connection: JsonObject,
  member: 'residents' | 'facilities',
  known: readonly JsonObject[],
): void {
  const shown = objects(connection, member);
  for (const { id, ...facts } of known) {
    const one = byId(shown, String(id));
    for (const [name, value] of Object.entries(facts))
      mustHold(
        answer,
        `${name} of ${String(id)} in ${member} is ${show(value)} (${answer.operationId})`,
        one?.[name] === value,
        one === undefined
          ? lacks(`${member}: ${show(shown)}`, member)
          : shows(`${member}.${name}`, one[name]),
      );
  }
}

/** Members of a create whose values have their own clause. */
export const CORRELATION = { externalId: 'CON-16', pccId: 'CON-16' } as const;

/** The members of a body without its links, because an answer shows links in another form. */
export function withoutLinks(body: JsonObject): JsonObject {
  const { residents: _residents, facilities: _facilities, ...rest } = body;
  return rest;
}
