import { LONG_AGO, lately, type Home } from '../../factories/homes.ts';
import { namedStaff } from '../../factories/named-staff.ts';
import { isOf, shownStaff } from '../../factories/shown-names.ts';
import { visitOn, type VisitBody } from '../../factories/personal-visits.ts';
import { field } from '../../kit/json.ts';
import {
  listedBy,
  presence,
  shownBy,
  type FoundSample,
  type Sample,
  type ShownResource,
} from '../../kit/presence.ts';
import { text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { sharedCompany, visitorsOf } from './company.ts';

interface ShownVisit {
  readonly made: ShownResource;
  /** The visit after the replacement, in the answer of every operation. */
  readonly replaced: readonly ShownResource[];
}

/** Makes a visit and replaces it, as the usual acting user unless another is named. */
async function shownVisit(
  t: Tools,
  { residentId }: Home,
  body: VisitBody,
  { as, later = body }: { readonly as?: string; readonly later?: VisitBody } = {},
): Promise<ShownVisit> {
  const acting = as === undefined ? {} : { as };
  const made = shownBy(await t.call('createPersonalVisit', { path: { residentId }, body, ...acting }));
  const path = { residentId, visitId: text(made.resource, 'id') };
  const replaced = shownBy(await t.call('replacePersonalVisit', { path, body: later, ...acting }));
  const read = shownBy(await t.call('getPersonalVisit', { path }));
  const list = await t.call('listPersonalVisits', { path: { residentId }, query: await lately(t) });
  return { made, replaced: [replaced, read, listedBy(list, path.visitId)] };
}

presence(
  {
    id: 'personal-visits.shows-its-members',
    says: 'A personal visit shows every listed member that has a value.',
    resource: 'Personal visit',
    record: 'PersonalVisit',
    clause: 'PVS-101',
    members: [
      'id',
      'name',
      'visitType',
      'startDate',
      'startTime',
      'endTime',
      'timeType',
      'durationInMinutes',
      'attendedResidentIds',
      'connectionVisitors.*.connectionId',
      'manualVisitors.*.name',
      'manualVisitors.*.relationship',
      'description',
      'creator.id',
      'created',
      'modified',
    ],
  },
  async (t) => {
    const { home, connectionIds, others } = await sharedCompany(t);
    const [connectionId] = connectionIds;
    const manual = { name: t.fresh.text('Ida'), relationship: 'Cousin' };
    const body: VisitBody = {
      ...visitOn(t, home, await t.day(LONG_AGO), ['08:05', '09:10']),
      ...visitorsOf([connectionId], [manual]),
      additionalAttendeeResidentIds: others.map(({ residentId }) => residentId),
    };
    const { name, visitType, startTime, endTime, timeType, durationInMinutes, description } = body;
    const values = {
      ...{ name, visitType, startTime, endTime, timeType, durationInMinutes, description },
      'connectionVisitors.*.connectionId': connectionId,
      'manualVisitors.*.name': manual.name,
      'manualVisitors.*.relationship': manual.relationship,
    };
    // An equal replacement need not change `modified`.
    const later = { ...body, description: t.fresh.text('Brought flowers') };
    const { made, replaced } = await shownVisit(t, home, body, { later });
    return [
      { shown: [made], values, except: ['modified'] },
      { shown: replaced, values: { ...values, description: later.description } },
    ] satisfies readonly Sample[];
  },
);

/** A visit that a staff member made whose name other answers show. */
async function byKnownStaff(t: Tools): Promise<readonly FoundSample[]> {
  const { home } = await sharedCompany(t);
  const creator = await shownStaff(t, home.facilityId);
  const { made, replaced } = await shownVisit(t, home, visitOn(t, home, await t.day(LONG_AGO)), {
    as: creator.staff.actingId,
  });
  if (!isOf(creator, field(made.resource, 'creator.id')))
    t.unproven('the creator of a visit is not the acting user who made it');
  return [{ shown: [made, ...replaced], known: ['creator.name'] }];
}

presence(
  {
    id: 'personal-visits.shows-the-name-of-its-creator',
    says: 'A visit shows the name of its creator where the target has one.',
    resource: 'Personal visit',
    record: 'PersonalVisit',
    clause: 'PVS-101',
    found: { levers: ['create-staff'], records: byKnownStaff },
    members: ['creator.name'],
  },
  async (t) => {
    const { home } = await sharedCompany(t);
    const { actingId } = await namedStaff(t, home.facilityId);
    const { made, replaced } = await shownVisit(t, home, visitOn(t, home, await t.day(LONG_AGO)), {
      as: actingId,
    });
    // It is open whom the creator names. The run knows only the name of the acting user.
    if (field(made.resource, 'creator.id') !== actingId)
      t.unproven('the creator of a visit is not the acting user who made it');
    return [{ shown: [made, ...replaced] }];
  },
);
