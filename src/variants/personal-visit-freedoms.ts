import { isRefusal } from '../mock/http/problem.ts';
import { membersIn, textsIn, type Members } from '../saboteurs/input.ts';
import { afterwards, instead, type Mutation } from '../saboteurs/mutation.ts';
import { DELETE, GET, visits, WRITES } from '../saboteurs/personal-visits/adapter.ts';
import { dayIn, isExact } from '../saboteurs/times.ts';
import { refuses } from '../saboteurs/verbs.ts';
import { known, someLounge, sometime, visiting, type Lounge } from '../witness/personal-visits.ts';
import type { Stage } from '../witness/stage.ts';
import type { Variant } from './variant.ts';

/** One change of every visit, whichever operation shows it. */
const shown = (change: (visit: Members) => Members): Mutation =>
  visits.shownAs((visit) => ({ ...visit, ...change(visit) }));

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
export const personalVisitFreedoms: readonly Variant[] = [
  {
    id: 'freedom.visits-with-more-members',
    freedom: 'A visit shows its status, and of visitors and the creator more than is asked for.',
    tables: shown(({ connectionVisitors, manualVisitors, creator }) => ({
      ...{ status: 'planned', residentId: 'somebody', checkedIn: null },
      connectionVisitors: each(connectionVisitors, (one) => ({
        ...one,
        name: 'Carla Field',
        relationship: null,
      })),
      manualVisitors: each(manualVisitors, (one) => ({ ...one, id: 'v-1', badge: 7 })),
      creator: { ...membersIn(creator), role: 'nurse' },
    })),
    witness: usual,
  },
  {
    id: 'freedom.visits-with-everybody-from-behind',
    freedom: 'Visitors and attendees of a visit are shown in the opposite order.',
    tables: shown(({ connectionVisitors, manualVisitors, attendedResidentIds }) => ({
      connectionVisitors: reversed(connectionVisitors),
      manualVisitors: reversed(manualVisitors),
      attendedResidentIds: reversed(attendedResidentIds),
    })),
    witness: withEverybody,
  },
  {
    id: 'freedom.visits-without-empty-lists',
    freedom: 'A visit has no list of visitors of a kind of whom there is none.',
    tables: shown(({ connectionVisitors, manualVisitors }) => ({
      connectionVisitors: unlessEmpty(connectionVisitors),
      manualVisitors: unlessEmpty(manualVisitors),
    })),
    witness: usual,
  },
  {
    id: 'freedom.visits-by-another-clock',
    freedom: 'The instants of a visit are written by a clock five hours behind.',
    tables: shown(({ startDate, created, modified }) => ({
      startDate: behind(startDate),
      created: behind(created),
      modified: behind(modified),
    })),
    witness: usual,
  },
  {
    id: 'freedom.visits-on-days-and-at-times',
    freedom: 'The startDate of a visit is a day where it has no times, else a date-time.',
    tables: shown((visit) => ({
      startDate: isExact(visit) ? visit['startDate'] : dayIn(visit['startDate']),
    })),
    witness: vague,
  },
  {
    id: 'freedom.visits-with-the-hours-of-their-part-of-the-day',
    freedom: 'A visit without times is shown with the hours of its part of the day.',
    tables: shown((visit) => {
      const { startTime, endTime } = visit;
      return isExact(visit) ? {} : { startTime: startTime ?? '08:00', endTime: endTime ?? '20:00' };
    }),
    witness: vague,
  },
  {
    id: 'freedom.visits-of-days-gone-by',
    freedom: 'A visit on a day to come is refused.',
    tables: refuses(WRITES, ({ startDate }, _input, { clock }) => dayIn(startDate) > dayIn(clock.now())),
    witness: visiting(({ day }) => ({ startDate: `${day(9)}T10:00:00Z` })),
  },
  {
    id: 'freedom.visits-by-relatives',
    freedom: 'A connection visits residents to whom it is linked, and nobody else.',
    tables: refuses(WRITES, (body, { path }, { store }) =>
      idsIn(body['connectionVisitors']).some((id) => {
        const connection = store.connections.find(id);
        return connection !== undefined && !connection.residentIds.includes(path['residentId'] ?? '');
      }),
    ),
    witness: async (stage) => {
      const lounge = await someLounge(stage);
      return lounge.of(lounge.others[0]).create(known(...lounge.connectionIds));
    },
  },
  {
    id: 'freedom.visits-within-a-house',
    freedom: 'Residents of another facility do not attend a visit.',
    tables: refuses(WRITES, (body, { path }, { store }) => {
      const houseOf = (id = ''): string | undefined => store.residents.find(id)?.facilityId;
      const homes = textsIn(body['additionalAttendeeResidentIds']).map(houseOf);
      return homes.some((home) => home !== undefined && home !== houseOf(path['residentId']));
    }),
    witness: async (stage) => {
      const lounge = await someLounge(stage, 1);
      return lounge.create({ additionalAttendeeResidentIds: lounge.others });
    },
  },
  {
    id: 'freedom.visits-refused-as-conflicts',
    freedom: 'What a create or a replacement of a visit does not take is refused with 409.',
    tables: (tables) =>
      WRITES.reduce(
        (changed, operation) =>
          instead(operation, (original) => (input, scene) => {
            const reply = original(input, scene);
            return isRefusal(reply) && reply.problem !== 'not-found' ? { ...reply, status: 409 } : reply;
          })(changed),
        tables,
      ),
    witness: visiting(() => ({ manualVisitors: [] })),
  },
  {
    id: 'freedom.deleted-visits-are-gone',
    freedom: 'A visit that was deleted is read with 410.',
    tables: (tables) => {
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
    witness: async (stage) => {
      const lounge = await someLounge(stage);
      const id = await lounge.made();
      return [await lounge.remove(id), await lounge.read(id)];
    },
  },
];
