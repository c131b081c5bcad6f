import fc from 'fast-check';
import { DAY_PARTS, TIME_TYPES } from '../../factories/homes.ts';
import { namedStaff } from '../../factories/named-staff.ts';
import { isOf, shownStaff } from '../../factories/shown-names.ts';
import { field } from '../../kit/json.ts';
import { presence, type ShownResource } from '../../kit/presence.ts';
import type { Tools } from '../../kit/tools.ts';
import { created } from '../../laws/created.ts';
import { someHours } from '../../laws/dated-members.ts';
import { deleted } from '../../laws/deleted.ts';
import { keeps } from '../../laws/kept.ts';
import { laws } from '../../laws/law.ts';
import { listed } from '../../laws/listed.ts';
import { replaced } from '../../laws/replaced.ts';
import { sequence } from '../../laws/sequence.ts';
import { timed } from '../../laws/timed.ts';
import { hasTypes, shownThroughout, showsItsMembers } from '../../laws/shown.ts';
import { manualVisitor, sharedCompany, visits, VISIT_TYPES } from '../../resources/personal-visits.ts';
import type { VisitValues } from '../../resources/personal-visits.ts';

laws(visits, created, listed, timed, replaced, deleted, sequence);

const each = (...all: readonly Partial<VisitValues>[]) => all.map((more) => ({ more }));
const at = (from: string, to: string, minutes?: number) => ({ hours: [from, to] as const, minutes });
const GAPS = [
  ['09:00', '10:00', 60],
  ['09:50', '11:07', 77],
] as const;

keeps(visits, {
  'words-kept-whole': {
    says: 'Names and descriptions of one letter, of forty and with many digits are kept in full.',
    clauses: ['PVS-48'],
    tries: each(
      { visitType: 'care', name: 'x', description: 'Tea with Zoë and Jürgen in room 7B today' },
      { name: 'Tea with Zoë and Jürgen in room 7B today', description: 'x' },
      { visitType: 'care', name: 'Call', description: 'Ring 4000123412341234 or "7B"' },
    ),
  },
  'one-visitor-is-enough': {
    says: 'One connection alone, or one manual visitor alone, is enough for a visit, social or care.',
    clauses: ['PVS-41', 'PVS-50'],
    async tries(t) {
      const connectionIds = (await sharedCompany(t)).connectionIds.slice(0, 1);
      const friends = { connectionIds: [], manualVisitors: [manualVisitor(t)] };
      const relatives = { connectionIds, manualVisitors: [] };
      return VISIT_TYPES.flatMap((visitType, turn) =>
        [[], ['connectionVisitors'], ['manualVisitors']].flatMap((without) =>
          [friends, relatives]
            .filter(
              ({ manualVisitors }) =>
                !without.includes(manualVisitors.length > 0 ? 'manualVisitors' : 'connectionVisitors'),
            )
            .map((visitors) => ({
              without,
              more: { visitType, ...visitors, timeType: turn === 0 ? undefined : ('evening' as const) },
            })),
        ),
      );
    },
  },
  'every-visitor-is-kept': {
    says: 'A visit shows all connections and manual visitors that were sent, manual visitors with name and relationship.',
    clauses: ['PVS-50'],
    async tries(t) {
      const [one, two] = (await sharedCompany(t)).connectionIds;
      const friends = ['Friend', 'Nurse', 'Friend'].map((relationship) => manualVisitor(t, relationship));
      return each(
        { connectionIds: [one, two], manualVisitors: [] },
        { connectionIds: [two, one], manualVisitors: friends.slice(0, 1), visitType: 'care' },
        { connectionIds: [two], manualVisitors: friends },
        { connectionIds: [], manualVisitors: friends, visitType: 'care' },
      );
    },
  },
  'minutes-from-start-to-end': {
    says: 'Under exactTime durationInMinutes is the gap from startTime to endTime, to the minute.',
    clauses: ['PVS-45'],
    tries: each(
      at('09:00', '10:00'),
      at('00:00', '23:59'),
      at('23:58', '23:59'),
      at('08:59', '09:00'),
      at('11:45', '12:15'),
      at('09:50', '11:05'),
    ),
    drawn: someHours.map((hours) => ({ hours, timeType: undefined })),
    changes: 'half',
  },
  'minutes-that-differ-are-no-error': {
    says: 'Under exactTime a durationInMinutes that differs from the gap is accepted, and the visit shows the gap.',
    clauses: ['PVS-46', 'PVS-45'],
    tries: GAPS.flatMap(([from, to, gap]) =>
      [1, gap - 1, gap + 1, 1_440].flatMap((minutes, turn) => {
        const more = { ...at(from, to, minutes), visitType: VISIT_TYPES[turn % 2] ?? 'care' };
        return [{ more }, ...(turn === 2 ? [{ more: { ...more, timeType: undefined } }] : [])];
      }),
    ),
    changes: 'half',
  },
  'minutes-as-sent': {
    says: 'Under any timeType but exactTime durationInMinutes is the one that was sent.',
    clauses: ['PVS-47'],
    tries: DAY_PARTS.flatMap((timeType, turn) =>
      (turn % 2 === 0 ? [1, 600] : [600, 1]).map((minutes) => ({ more: { timeType, minutes } })),
    ),
    drawn: fc.record({
      timeType: fc.constantFrom(...DAY_PARTS),
      minutes: fc.integer({ min: 1, max: 1_440 }),
    }),
    changes: 'half',
  },
  'minutes-after-a-change': {
    says: 'When a replacement moves the times, or changes the timeType and back, durationInMinutes is the new gap.',
    clauses: ['PVS-45', 'PVS-47'],
    tries: each(
      at('10:00', '11:30', 60),
      at('11:15', '11:30', 60),
      { timeType: 'allDay', minutes: 60 },
      { timeType: 'evening', minutes: 20 },
      at('18:00', '21:00', 20),
    ),
    changes: 'all',
  },
  'replace-takes-visitors-away': {
    says: 'An empty list in a replacement removes the visitors, connections and manual visitors alike.',
    clauses: ['PVS-50', 'PVS-41'],
    async tries(t) {
      const { connectionIds } = await sharedCompany(t);
      const [friend, other] = [manualVisitor(t), manualVisitor(t)];
      return each(
        { connectionIds, manualVisitors: [friend] },
        { connectionIds: [], manualVisitors: [friend] },
        { connectionIds, manualVisitors: [] },
        { connectionIds: [], manualVisitors: [friend, other] },
      );
    },
    changes: 'all',
  },
  'replace-under-each-time-type': {
    says: 'A replacement can change any timeType to any other, without times unless the new one is exactTime.',
    clauses: ['PVS-39', 'PVS-49', 'PVS-43'],
    tries: each(
      ...[...TIME_TYPES, ...[...TIME_TYPES].reverse().slice(1, 4)].map((timeType) => ({ timeType })),
    ),
    changes: 'all',
  },
  'replace-adds-residents': {
    says: 'The additional residents sent in a replacement are in attendedResidentIds afterwards.',
    clauses: ['PVS-52'],
    async tries(t) {
      const ids = (await sharedCompany(t)).others.map(({ residentId }) => residentId);
      return each({ attendeeIds: ids.slice(0, 1) }, { attendeeIds: ids }, { attendeeIds: ids.slice(1) });
    },
    changes: 'all',
  },
});

hasTypes(visits, 'PersonalVisit', {
  'id-is-a-string': 'PVS-01',
  'type-is-of-the-set': 'PVS-03',
  'time-type-is-of-the-set': 'PVS-07',
  'attended-ids-are-strings': 'PVS-09',
  'connections-have-their-types': 'PVS-10',
  'strangers-have-their-types': 'PVS-11',
  'creator-has-id-and-name': 'PVS-12',
});

showsItsMembers(visits, 'PersonalVisit', 'Personal visit', ['creator.id']);

/** A visit of the shared resident that a staff member made, whose id the creator has to be. */
async function madeBy(
  t: Tools,
  as: string,
  isCreator: (id: unknown) => boolean,
): Promise<readonly ShownResource[]> {
  const shown = await shownThroughout(t, visits, {}, as);
  if (!isCreator(field(shown[0]?.resource, 'creator.id')))
    t.unproven('the creator of a visit is not the acting user who made it');
  return shown;
}

presence(
  {
    id: 'personal-visits.shows-the-name-of-its-creator',
    says: 'A visit shows the name of its creator where the target has one.',
    ...{ resource: 'Personal visit', record: 'PersonalVisit', clause: 'PVS-101', members: ['creator.name'] },
    found: {
      levers: ['create-staff'],
      async records(t) {
        const creator = await shownStaff(t, (await sharedCompany(t)).home.facilityId);
        const shown = await madeBy(t, creator.staff.actingId, (id) => isOf(creator, id));
        return [{ shown, known: ['creator.name'] }];
      },
    },
  },
  async (t) => {
    const { actingId } = await namedStaff(t, (await sharedCompany(t)).home.facilityId);
    return [{ shown: await madeBy(t, actingId, (id) => id === actingId) }];
  },
);
