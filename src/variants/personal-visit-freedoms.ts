import { isRefusal } from '../mock/http/problem.ts';
import { membersIn, textsIn, type Members } from '../saboteurs/input.ts';
import { afterwards, instead, type Mutation } from '../saboteurs/mutation.ts';
import { DELETE, EVERYWHERE, GET, refusing, shownAs, WRITES } from '../saboteurs/personal-visits/amend.ts';
import { dayIn, isExact } from '../saboteurs/times.ts';
import { known, someLounge, sometime, visiting, type Lounge } from '../witness/personal-visits.ts';
import type { Stage } from '../witness/stage.ts';
import { variantsOf } from './variant.ts';

/** One change of every visit, whichever operation shows it. */
const shown = (change: (visit: Members) => Members): Mutation =>
  shownAs(EVERYWHERE, (visit) => ({ ...visit, ...change(visit) }));

const nothing = () => ({});
const usual = visiting(nothing);
const vague = visiting(() => sometime('morning'));
const withEverybody = visiting((_stage: Stage, { connectionIds, others }: Lounge) => ({
  ...known(...connectionIds),
  manualVisitors: [
    { name: 'Ann', relationship: 'Niece' },
    { name: 'Bea', relationship: 'Nurse' },
  ],
  additionalAttendeeResidentIds: others,
}));

const each = (list: unknown, change: (one: Members) => Members): unknown =>
  Array.isArray(list) ? list.map((one) => change(membersIn(one))) : list;

const reversed = (list: unknown): unknown =>
  Array.isArray(list) ? [...(list as unknown[])].reverse() : list;

const unlessEmpty = (list: unknown): unknown => (Array.isArray(list) && list.length === 0 ? undefined : list);

/** The same instant on a clock five hours behind. */
const behind = (instant: unknown): unknown =>
  typeof instant === 'string'
    ? new Date(Date.parse(instant) - 5 * 3_600_000).toISOString().replace(/(\.\d+)?Z$/, '-05:00')
    : instant;

const idsIn = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.map((one) => String(membersIn(one)['connectionId'])) : [];

/** Freedoms of visits that no choice names. */
export const personalVisitFreedoms = variantsOf('freedom', usual, {
  'visits-with-more-members': [
    'A visit shows its status, and of visitors and the creator more than is asked for.',
    shown(({ connectionVisitors, manualVisitors, creator }) => ({
      ...{ status: 'planned', residentId: 'somebody', checkedIn: null },
      connectionVisitors: each(connectionVisitors, (one) => ({
        ...one,
        name: 'Carla Field',
        relationship: null,
      })),
      manualVisitors: each(manualVisitors, (one) => ({ ...one, id: 'v-1', badge: 7 })),
      creator: { ...membersIn(creator), role: 'nurse' },
    })),
  ],
  'visits-with-everybody-from-behind': [
    'Visitors and attendees of a visit are shown in the opposite order.',
    shown(({ connectionVisitors, manualVisitors, attendedResidentIds }) => ({
      connectionVisitors: reversed(connectionVisitors),
      manualVisitors: reversed(manualVisitors),
      attendedResidentIds: reversed(attendedResidentIds),
    })),
    withEverybody,
  ],
  'visits-without-empty-lists': [
    'A visit has no list of visitors of a kind of whom there is none.',
    shown(({ connectionVisitors, manualVisitors }) => ({
      connectionVisitors: unlessEmpty(connectionVisitors),
      manualVisitors: unlessEmpty(manualVisitors),
    })),
  ],
  'visits-by-another-clock': [
    'The instants of a visit are written by a clock five hours behind.',
    shown(({ startDate, created, modified }) => ({
      startDate: behind(startDate),
      created: behind(created),
      modified: behind(modified),
    })),
  ],
  'visits-on-days-and-at-times': [
    'The startDate of a visit is a day where it has no times, else a date-time.',
    shown((visit) => ({
      startDate: isExact(visit) ? visit['startDate'] : dayIn(visit['startDate']),
    })),
    vague,
  ],
  'visits-with-the-hours-of-their-part-of-the-day': [
    'A visit without times is shown with the hours of its part of the day.',
    shown((visit) => {
      const { startTime, endTime } = visit;
      return isExact(visit) ? {} : { startTime: startTime ?? '08:00', endTime: endTime ?? '20:00' };
    }),
    vague,
  ],
  'visits-of-days-gone-by': [
    'A visit on a day to come is refused.',
    refusing(
      WRITES,
      'startDate is no day to come.',
      ({ startDate }, _input, { clock }) => dayIn(startDate) > dayIn(clock.now()),
    ),
    visiting(({ day }) => ({ startDate: `${day(9)}T10:00:00Z` })),
  ],
  'visits-by-relatives': [
    'A connection visits residents to whom it is linked, and nobody else.',
    refusing(WRITES, 'connectionVisitors are linked to the resident.', (body, { path }, { store }) =>
      idsIn(body['connectionVisitors']).some((id) => {
        const connection = store.connections.find(id);
        return connection !== undefined && !connection.residentIds.includes(path['residentId'] ?? '');
      }),
    ),
    async (stage) => {
      const lounge = await someLounge(stage);
      return lounge.of(lounge.others[0]).create(known(...lounge.connectionIds));
    },
  ],
  'visits-within-a-house': [
    'Residents of another facility do not attend a visit.',
    refusing(WRITES, 'Attendees live under one roof.', (body, { path }, { store }) => {
      const houseOf = (id = ''): string | undefined => store.residents.find(id)?.facilityId;
      const homes = textsIn(body['additionalAttendeeResidentIds']).map(houseOf);
      return homes.some((home) => home !== undefined && home !== houseOf(path['residentId']));
    }),
    async (stage) => {
      const lounge = await someLounge(stage, 1);
      return lounge.create({ additionalAttendeeResidentIds: lounge.others });
    },
  ],
  'visits-refused-as-conflicts': [
    'What a create or a replacement of a visit does not take is refused with 409.',
    (tables) =>
      WRITES.reduce(
        (changed, operation) =>
          instead(operation, (original) => (input, scene) => {
            const reply = original(input, scene);
            return isRefusal(reply) && reply.problem !== 'not-found' ? { ...reply, status: 409 } : reply;
          })(changed),
        tables,
      ),
    visiting(() => ({ manualVisitors: [] })),
  ],
  'deleted-visits-are-gone': [
    'A visit that was deleted is read with 410.',
    (tables) => {
      const gone = new Set<string | undefined>();
      const deletes = afterwards(DELETE, (reply, { path }) => {
        gone.add(path['visitId']);
        return reply;
      });
      const reads = instead(GET, (original) => (input, scene) => {
        const reply = original(input, scene);
        return isRefusal(reply) && gone.has(input.path['visitId']) ? { ...reply, status: 410 } : reply;
      });
      return reads(deletes(tables));
    },
    async (stage) => {
      const lounge = await someLounge(stage);
      const id = await lounge.made();
      return [await lounge.remove(id), await lounge.read(id)];
    },
  ],
});
