import type { Answer } from '../../kit/call.ts';
import { createClient } from '../../kit/client.ts';
import { envelopeProblem } from '../../kit/envelope.ts';
import { field } from '../../kit/json.ts';
import type { JsonObject } from '../../kit/json.ts';
import { isSuccess } from '../../kit/match.ts';
import type { Identity } from '../../kit/run.ts';
import { createAsker } from '../ask.ts';
import type { Asker, Question } from '../ask.ts';
import type { Planned } from '../finding.ts';
import { facilitiesOf } from '../people.ts';
import { Unreachable } from '../reach.ts';
import { idsIn, listed, recordIn } from '../answer-summary.ts';
import { evidenceOf, offsetIn } from '../zone-evidence.ts';
import { activitiesAt, creatorsOf } from './activities.ts';
import type { Found, FoundFacility } from './found.ts';
import { zonesThatFit } from './guess-zone.ts';
import type { Named } from './names.ts';
import { peopleOf, withRecord } from './people.ts';
import { gathered, pooledActivities, pooledAt, residentsToAsk } from './pools.ts';
import type { Pooled } from './pools.ts';
import { pooledRequests } from './requests.ts';
import { staffAmong, staffShown, withStaffRecord } from './staff.ts';

/** The maximum number of requests of the discovery. */
const MOST = 300;
/** The number of communities that are examined; the others are listed with the question for their zone. */
const COMMUNITIES = 3;
/** An id that does not exist. Where the target serves it, the target does not test acting ids. */
const UNKNOWN_ID = 'ces-init-asks-as-nobody';

/** Asks the target what it can be asked, acting for the identities of the run. Reads only. */
export async function discover(run: Planned): Promise<Omit<Found, 'access' | 'webhooks'>> {
  const client = createClient(run, 'init');
  const asker = createAsker(client, MOST);
  const as = run.identities[0]?.actingId ?? UNKNOWN_ID;
  await asker.ask([...run.identities.map(({ actingId }) => actingId), UNKNOWN_ID].map(facilitiesOf));
  const isUnknownIdServed = isSuccess(asker.answer(facilitiesOf(UNKNOWN_ID)) ?? { status: 0 });
  const communities = listOf(asker.answer(facilitiesOf(as)), run);

  const facilities: FoundFacility[] = [];
  const people: Identity[] = [];
  const staffNames: Named[] = [];
  const seen: JsonObject[] = [];
  for (const one of run.identities) people.push(await withRecord(withFacility(one, asker), as, asker));
  const pooled: Pooled[number][] = [];
  let planned: boolean | undefined;
  // Whether times are shown with local offsets; times that are all in UTC prove nothing.
  let isLocal = false;
  for (const { id, name } of communities.slice(0, COMMUNITIES)) {
    if (typeof id !== 'string') continue;
    const activities = await activitiesAt(id, as, client.now(), asker);
    const given = people.filter(({ kind, facilityId }) => kind === 'resident' && facilityId === id);
    const { residents, connections, threads } = await peopleOf(id, given, as, asker);
    const asked = residentsToAsk(id, residents, as, asker);
    const shown = await staffShown(asked, as, client.now(), asker);
    const staff = isUnknownIdServed
      ? []
      : await staffAmong(shown, creatorsOf(activities), threads, id, asker);
    people.push(...residents, ...connections, ...staff);
    staffNames.push(...shown);
    seen.push(...activities);
    const settings = await settingsAt(id, residents, asker);
    planned ??= settings.planned;
    const evidence = activities.flatMap((activity) => evidenceOf(activity) ?? []);
    const [first] = evidence;
    isLocal ||= evidence.some(({ offset }) => offset !== 0);
    facilities.push({
      id,
      ...(typeof name === 'string' && { name }),
      ...(settings.zone === undefined
        ? { zones: zonesThatFit(evidence), ...(first && { shown: first.shown }) }
        : { zones: [settings.zone], shown: `timezone ${settings.zone} in its transportation settings` }),
    });
    isLocal ||= settings.zone !== undefined;
    const known = people.filter(({ kind, facilityId }) => kind === 'resident' && facilityId === id);
    if (settings.planned === true) pooled.push(...(await pooledRequests(known, client.now(), asker)));
    pooled.push(...pooledActivities(activities, client.now()), ...(await pooledAt(id, asked, as, asker)));
  }
  facilities.push(...communities.slice(COMMUNITIES).flatMap(unexamined));
  // What was given is known best, so it stays as it is.
  const all = [...new Map(people.toReversed().map((one) => [one.actingId, one])).values()].reverse();
  const identities: Identity[] = [];
  for (const one of all)
    identities.push(one.kind === 'staff' ? await withStaffRecord(one, staffNames, seen, asker) : one);
  return {
    url: run.url,
    tenant: run.tenant,
    facilities: isLocal ? facilities : facilities.map((one) => ({ ...one, zones: [] })),
    identities,
    pools: gathered(pooled),
    ...(planned !== undefined && { planned }),
  };
}

/** A community that is listed and no more. */
const unexamined = ({ id, name }: JsonObject): readonly FoundFacility[] =>
  typeof id === 'string' ? [{ id, ...(typeof name === 'string' && { name }), zones: [] }] : [];

/** The facilities that the target lists; none where it refuses. Throws Unreachable where it answers something else. */
function listOf(answer: Answer | undefined, { url }: Planned): readonly JsonObject[] {
  if (!answer || !isSuccess(answer)) return [];
  const problem = envelopeProblem('list', answer);
  if (problem === undefined) return listed(answer) ?? [];
  throw new Unreachable(
    `The target does not answer as the interface says: GET ${url}${answer.exchange.path} should give a list under data; found ${problem}. Correct the address (--url), or look at the target.`,
  );
}

/** The identity with its facility, where the target lists exactly one for it. */
function withFacility(person: Identity, asker: Asker): Identity {
  const own = idsIn(asker.answer(facilitiesOf(person.actingId)));
  const [facilityId] = own ?? [];
  const isOfOne = own?.length === 1 && facilityId !== undefined && person.kind !== 'systemActor';
  return isOfOne ? { facilityId, ...person } : person;
}

/** The settings for transportation: they name the zone, and show whether the planned part is served. */
async function settingsAt(
  facilityId: string,
  [resident]: readonly Identity[],
  asker: Asker,
): Promise<{ readonly zone?: string; readonly planned?: boolean }> {
  if (!resident) return {};
  const question: Question = {
    operationId: 'getTransportationSettings',
    as: resident.actingId,
    path: { facilityId },
  };
  await asker.ask([question]);
  const answer = asker.answer(question);
  const zone = field(recordIn(answer), 'timezone');
  const isZone = typeof zone === 'string' && offsetIn(zone, 0) !== undefined;
  return {
    planned: answer !== undefined && (isSuccess(answer) || answer.status === 403),
    ...(isZone && { zone }),
  };
}
