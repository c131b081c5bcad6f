import type { OperationId } from '../../../openapi/generated/contract.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { checkInView } from '../../mock/operations/check-ins/view.ts';
import type { CheckInRecord } from '../../mock/world/records.ts';
import { someDesk } from '../../witness/check-ins.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, inData, inList, instead, withStatus, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { CHANGE, CREATE, LIST, showing } from './amend.ts';

const GET = 'getCheckIn';
const DELETE = 'deleteCheckIn';

/** In the answers of some operations the check-ins are shown otherwise. */
const shownAs = (
  operations: readonly OperationId[],
  change: (checkIn: Record<string, unknown>) => Record<string, unknown>,
): Mutation =>
  operations
    .map((operation) => afterwards(operation, inData(change)))
    .reduce((before, next) => (tables) => next(before(tables)));

const everywhere = [CREATE, GET, LIST, CHANGE] as const;

/** Everything there is to see of a check-in that was made, changed and read. */
const looking: Witness = async (stage) => {
  const desk = await someDesk(stage);
  const created = await desk.create({ description: 'cheerful' });
  const id = await desk.made({ startDate: stage.day(-8), durationInMinutes: 0 });
  return [
    created,
    await desk.change(id, { startDate: stage.day(-8) }),
    await desk.read(id),
    await desk.days(-9, -5),
  ];
};

/** A check-in that was made and deleted, and what is left of it. */
const deleting: Witness = async (stage) => {
  const desk = await someDesk(stage);
  const [id] = [await desk.made(), await desk.made({ startDate: stage.day(-8) })];
  return [await desk.remove(id), await desk.read(id), await desk.days(-9, -5)];
};

/** The deleted check-ins that a server remembers, one memory for each. */
const remembering =
  (change: (gone: Map<string, CheckInRecord>) => Mutation): Mutation =>
  (tables) => {
    const gone = new Map<string, CheckInRecord>();
    const deletes = instead(DELETE, (original) => (input, scene) => {
      const former = scene.store.checkIns.find(input.path['checkInId']);
      const reply = original(input, scene);
      if (former && !isRefusal(reply)) gone.set(former.id, former);
      return reply;
    });
    return change(gone)(deletes(tables));
  };

/** Saboteurs of how a check-in looks, of reading one and of deleting one. */
export const showingSaboteurs = saboteursOf('check-ins', looking, {
  'id-of-figures': [
    'The id of a check-in is a number in the list.',
    ['CHK-01', 'CNV-03'],
    shownAs([LIST], ({ id, ...rest }) => ({ id: String(id).length * 100, ...rest })),
  ],
  'day-with-a-time': [
    'The startDate of a check-in is the time at which it was written down.',
    ['CHK-02'],
    shownAs(everywhere, (checkIn) => ({
      ...checkIn,
      startDate: `${String(checkIn['startDate'])}T09:41:00Z`,
    })),
  ],
  'duration-in-words': [
    'After a change the durationInMinutes is a text.',
    ['CHK-03'],
    shownAs([CHANGE], (checkIn) => ({
      ...checkIn,
      durationInMinutes: String(checkIn['durationInMinutes']),
    })),
  ],
  'staff-by-name': [
    'The checkInStaff of a listed check-in is a name and no object.',
    ['CHK-04'],
    shownAs([LIST], (checkIn) => ({
      ...checkIn,
      checkInStaff: String(membersIn(checkIn['checkInStaff'])['lastName']),
    })),
  ],
  'staff-without-an-id-of-its-own': [
    'The id of checkInStaff is a number.',
    ['CHK-04', 'CHK-30'],
    shownAs([GET], (checkIn) => ({
      ...checkIn,
      checkInStaff: { ...membersIn(checkIn['checkInStaff']), id: 17 },
    })),
  ],
  'description-in-lines': [
    'The description is an array of lines.',
    ['CHK-31'],
    shownAs([GET, LIST], (checkIn) => ({ ...checkIn, description: [checkIn['description']] })),
  ],
  'get-the-latest': [
    'Get check-in answers the latest one of the resident.',
    ['CHK-40'],
    instead(GET, (original) => (input, scene) => {
      const reply = original(input, scene);
      const own = scene.store.checkIns.filter(({ residentId }) => residentId === input.path['residentId']);
      const days = own.map(({ day }) => day).sort();
      const latest = own.find(({ day }) => day === days.at(-1));
      return isRefusal(reply) || !latest ? reply : showing(reply, scene, latest.id);
    }),
  ],
  'get-without-a-description': [
    'Get check-in shows no description.',
    ['CHK-31', 'CHK-40', 'CHK-42'],
    shownAs([GET], (checkIn) => ({ ...checkIn, description: null })),
    async (stage) => {
      const desk = await someDesk(stage);
      return desk.read(await desk.made({ description: 'cheerful' }));
    },
  ],
  'delete-answers-200': [
    'Delete check-in answers 200.',
    ['CHK-48', 'CNV-32'],
    afterwards(DELETE, withStatus(200)),
    deleting,
  ],
  'delete-does-nothing': [
    'Delete check-in answers 204 and deletes nothing.',
    ['CHK-49', 'CHK-50'],
    instead(DELETE, () => () => ({ status: 204, body: undefined })),
    deleting,
  ],
  'deleted-is-still-listed': [
    'A deleted check-in is still in the list.',
    ['CHK-49'],
    remembering((gone) =>
      afterwards(LIST, (reply, input, scene) =>
        inList((items) => {
          const former = [...gone.values()].filter((one) => one.residentId === input.path['residentId']);
          return [...items, ...former.map((one) => checkInView(one, scene))];
        })(reply, input),
      ),
    ),
    deleting,
  ],
  'delete-clears-the-week': [
    'Deleting a check-in deletes the others of the resident around it, too.',
    ['CHK-09', 'CHK-40'],
    instead(DELETE, (original) => (input, scene) => {
      const former = scene.store.checkIns.find(input.path['checkInId']);
      const reply = original(input, scene);
      if (!former || isRefusal(reply)) return reply;
      for (const { id, residentId, day } of scene.store.checkIns.all())
        if (residentId === former.residentId && Math.abs(Date.parse(day) - Date.parse(former.day)) < 3e8)
          scene.store.checkIns.remove(id);
      return reply;
    }),
    deleting,
  ],
});
