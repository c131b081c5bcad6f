import type { OperationId } from '../../openapi/generated/contract.ts';
import { isRefusal, refuse } from '../mock/http/problem.ts';
import type { AnyInput } from '../mock/http/input.ts';
import type { Scene } from '../mock/operations/operation.ts';
import { membersIn } from '../saboteurs/input.ts';
import { afterwards, inData, instead, type Mutation } from '../saboteurs/mutation.ts';
import { someDesk } from '../witness/check-ins.ts';
import type { Witness } from '../witness/stage.ts';
import { variantsOf } from './variant.ts';

const shows: readonly OperationId[] = ['createCheckIn', 'getCheckIn', 'listCheckIns', 'replaceCheckIn'];
const writes: readonly OperationId[] = ['createCheckIn', 'replaceCheckIn'];

const all = (mutations: readonly Mutation[]): Mutation =>
  mutations.reduce((before, next) => (tables) => next(before(tables)));

/** Every check-in that is shown, shown otherwise. */
const shown = (change: (checkIn: Record<string, unknown>) => Record<string, unknown>): Mutation =>
  all(shows.map((operation) => afterwards(operation, inData(change))));

/** Creates and changes that are refused with 400 for a reason of the server's own. */
const refusing = (promised: string, refuses: (input: AnyInput, scene: Scene) => boolean): Mutation =>
  all(
    writes.map((operation) =>
      instead(
        operation,
        (original) => (input, scene) =>
          refuses(input, scene)
            ? refuse('invalid-input', { promised, found: 'something else.', next: 'send another one.' })
            : original(input, scene),
      ),
    ),
  );

const dayIn = ({ body }: AnyInput): string => String(membersIn(body)['startDate']).slice(0, 10);

const looking: Witness = async (stage) => {
  const desk = await someDesk(stage);
  return [await desk.create(), await desk.days(-9, -5)];
};

/** Freedoms of check-ins that no choice names. */
export const checkInFreedoms = variantsOf('freedom', looking, {
  'check-in-days-at-noon': [
    'The day of a check-in is shown as noon of it in Z.',
    shown((checkIn) => ({ ...checkIn, startDate: `${String(checkIn['startDate'])}T12:00:00Z` })),
  ],
  'check-in-days-in-another-zone': [
    'The day of a check-in is shown as its midnight in UTC, written by a clock five hours behind.',
    shown((checkIn) => {
      const before = Date.parse(String(checkIn['startDate'])) - 5 * 3_600_000;
      return { ...checkIn, startDate: new Date(before).toISOString().replace('.000Z', '-05:00') };
    }),
  ],
  'check-ins-with-more-members': [
    'A check-in shows whose it is and what the staff member does.',
    shown((checkIn) => ({
      ...checkIn,
      resident: { id: 'somebody', room: 12 },
      checkInStaff: { ...membersIn(checkIn['checkInStaff']), role: 'nurse' },
    })),
  ],
  'check-ins-of-days-gone-by': [
    'A check-in of a day to come is refused.',
    refusing('startDate is no day to come.', (input, scene) => {
      const today = scene.clock.now().toString().slice(0, 10);
      return dayIn(input) > today;
    }),
    async (stage) => (await someDesk(stage)).create({ startDate: stage.day(9) }),
  ],
  'check-ins-by-staff-of-the-house': [
    'A check-in by staff of another facility is refused.',
    refusing('checkInStaffId is somebody of the facility of the resident.', ({ path, body }, scene) => {
      const staff = scene.store.staff.find(String(membersIn(body)['checkInStaffId']));
      const home = scene.store.residents.find(path['residentId'])?.facilityId;
      return staff !== undefined && home !== undefined && !staff.facilityIds.includes(home);
    }),
    async (stage) => (await someDesk(stage, 1)).create(),
  ],
  'deleted-check-ins-are-gone': [
    'A check-in that was deleted is read with 410.',
    (tables) => {
      const gone = new Set<string | undefined>();
      const deletes = afterwards('deleteCheckIn', (reply, { path }) => {
        gone.add(path['checkInId']);
        return reply;
      });
      const reads = instead('getCheckIn', (original) => (input, scene) => {
        const reply = original(input, scene);
        return isRefusal(reply) && gone.has(input.path['checkInId']) ? { ...reply, status: 410 } : reply;
      });
      return reads(deletes(tables));
    },
    async (stage) => {
      const desk = await someDesk(stage);
      const id = await desk.made();
      return [await desk.remove(id), await desk.read(id)];
    },
  ],
});
