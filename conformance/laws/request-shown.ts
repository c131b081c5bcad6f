import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { mustFit } from '../assertions/by-member.ts';
import { requestClauses } from '../assertions/request-clauses.ts';
import { replaced } from '../assertions/requests.ts';
import { givenFamily, type Family } from '../factories/family-access.ts';
import { needsPart } from '../factories/planned-part.ts';
import type { Household, Request, Subject } from '../factories/request-subject.ts';
import { ask } from '../factories/requests.ts';
import { attributed } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import type { JsonObject } from '../kit/json.ts';
import { fits, status } from '../kit/match.ts';
import { must, mustEcho } from '../kit/must.ts';
import { precondition } from '../kit/precondition.ts';
import type { Sample } from '../kit/presence.ts';
import { dataOf, text } from '../kit/read.ts';
import type { Identity } from '../kit/run.ts';
import { same } from '../kit/same.ts';
import type { Tools } from '../kit/tools.ts';
import type { FilePart } from '../kit/wire.ts';
import { inData, inList, mustBeOfType, type MemberType, type Shown } from './member-types.ts';

/** How a request, and the settings of its community, are shown, of either kind. */

/** A request as it is read and as the list shows it. */
export async function everywhere(
  t: Tools,
  { subject, residentId }: Pick<Household, 'subject' | 'residentId'>,
  { path, id, body }: Pick<Request, 'path' | 'id' | 'body'>,
  as: Identity,
): Promise<readonly Shown[]> {
  const read = await t.callAny(subject.operations.read, { path, as });
  const list = await subject.listed(t, residentId, as, subject.around(body));
  return [...inData(read), ...inList(list, id)];
}

interface Way {
  readonly by?: Identity;
  readonly isFull?: boolean;
  readonly files?: readonly FilePart[];
  /** Another reader. */
  readonly alsoTo?: Identity;
}

/** What was sent of a request at a stage of its life, and all answers that show it then. */
export interface Stage extends Request {
  readonly shown: readonly Shown[];
}

/** A request as it is made, replaced where its kind can be, and cancelled. */
export async function throughout(
  t: Tools,
  home: Household,
  { by = home.resident, isFull = true, files = [], alsoTo }: Way = {},
): Promise<readonly Stage[]> {
  const { subject, residentId } = home;
  const { operations } = subject;
  const [body, later] = isFull ? [home.full(t), home.least(t)] : [home.least(t), home.full(t)];
  const answer = await ask(t, home, body, { by, files });
  const id = await precondition(`a ${subject.noun}`, () => text(dataOf(answer), 'id'));
  const made = { id, by, body, path: subject.path(residentId, id), status: subject.firstState };
  const stageOf = async (request: Request, one: Answer): Promise<Stage> => ({
    ...request,
    shown: [
      ...inData(one),
      ...(await everywhere(t, home, request, by)),
      ...(alsoTo ? await everywhere(t, home, request, alsoTo) : []),
    ],
  });
  const stages = [await stageOf(made, answer)];
  let now: Request = made;
  if (operations.replace) {
    now = { ...made, body: later };
    const { path } = now;
    stages.push(await stageOf(now, await t.callAny(operations.replace, { path, body: later, as: by })));
  }
  now = { ...now, status: 'cancelled' };
  stages.push(await stageOf(now, await t.callAny(operations.cancel, { path: now.path, as: by })));
  return stages;
}

/** The request of a connection, with every member, for a check of which members it shows. */
export async function samplesOf(
  t: Tools,
  home: Household,
  known: JsonObject,
  {
    unset = [],
    unchanged = [],
  }: { readonly unset?: readonly string[]; readonly unchanged?: readonly string[] } = {},
): Promise<readonly Sample[]> {
  const { residentId, facilityId, relative: by, resident: alsoTo } = home;
  const stages = await throughout(t, { ...home, least: home.full }, { by, alsoTo });
  return stages.map(({ body, id, status: state, shown }, at) => ({
    shown,
    values: { ...body, ...known, id, residentId, facilityId, status: state },
    except: [...unset, ...(at === 0 ? unchanged : [])],
  }));
}

/** Every request that is shown names the resident of the path and the facility of that resident. */
export function mustBeOfResident({ residentId, facilityId }: Family, shown: readonly Shown[]): void {
  const is = (id: string): MemberType => ({ says: id, holds: (value) => value === id });
  mustBeOfType(shown, ['residentId'], is(residentId));
  mustBeOfType(shown, ['facilityId'], is(facilityId));
}

/** The settings of a community, as everybody of a family reads them. */
export async function settingsShown(t: Tools, subject: Subject): Promise<readonly Shown[]> {
  await needsPart(t, subject.section);
  const { facilityId, people } = await givenFamily(t);
  const shown: Shown[] = [];
  for (const as of people)
    shown.push(...inData(await t.callAny(subject.operations.settings, { path: { facilityId }, as })));
  return shown.length > 0 ? shown : t.unproven('no settings to look at');
}

/** The settings of each of two facilities, asked for by a resident and a connection, name that facility. */
export async function mustAnswerSettings(t: Tools, subject: Subject, served: ClauseId): Promise<void> {
  await needsPart(t, subject.section);
  const homes = [await givenFamily(t), await givenFamily(t)];
  for (const { facilityId, people } of [...homes, ...homes.slice(0, 1)])
    for (const as of people) {
      const answer = await t.callAny(subject.operations.settings, { path: { facilityId }, as });
      if (answer.status === 403) return t.unproven(`the community has not enabled ${subject.section}`);
      attributed([served], () => must(answer, status(200), fits));
      const isThis = { says: facilityId, holds: (value: unknown) => value === facilityId };
      attributed(['TRA-02'], () => mustBeOfType(inData(answer), ['facilityId'], isThis));
    }
}

/** A family, and what staff set in its community. */
export interface Set {
  readonly home: Household;
  readonly set: JsonObject;
}

/** The settings show what staff set in their own facility, to everybody of the family. */
export async function mustShowSettings(
  t: Tools,
  homes: readonly Set[],
  clauses: Readonly<Record<string, ClauseId>>,
): Promise<void> {
  for (const { home, set } of homes)
    for (const as of home.people) {
      const { subject, facilityId } = home;
      const answer = await t.callAny(subject.operations.settings, { path: { facilityId }, as });
      must(answer, status(200));
      mustFit(answer, requestClauses[subject.section].members);
      const shown = dataOf(answer);
      for (const [name, clause] of Object.entries(clauses)) {
        const isOthers = homes.some((one) => one.home !== home && same(shown[name], one.set[name]));
        const promised = `${name}: what staff set in this facility`;
        attributed([isOthers ? 'TRA-02' : clause, clause], () =>
          mustEcho(answer, { [name]: shown[name] }, { [name]: set[name] ?? null }, { promised }),
        );
      }
    }
}

/** The same request, replaced by every detail. */
export const replacedByAll = (t: Tools, home: Household, one: Request) =>
  replaced(t, home, one, home.full(t));
