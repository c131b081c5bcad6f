import type { OperationId } from '../../../openapi/generated/contract.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { checkInView } from '../../mock/operations/check-ins/view.ts';
import type { CheckInRecord } from '../../mock/world/records.ts';
import { someDesk } from '../../witness/check-ins.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, inData, inList, instead, withStatus, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { CHANGE, CREATE, LIST, showing } from './amend.ts';

const GET = 'getCheckIn';
const DELETE = 'deleteCheckIn';

/** In the answers of some operations the check-ins are shown otherwise. */
const shownAs = (
  operations: readonly OperationId[],
  change: (checkIn: Record<string, unknown>) => Record<string, unknown>,
): Lie =>
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
  (lie: (gone: Map<string, CheckInRecord>) => Lie): Lie =>
  (tables) => {
    const gone = new Map<string, CheckInRecord>();
    const deletes = instead(DELETE, (honest) => (input, scene) => {
      const former = scene.store.checkIns.find(input.path['checkInId']);
      const reply = honest(input, scene);
      if (former && !isRefusal(reply)) gone.set(former.id, former);
      return reply;
    });
    return lie(gone)(deletes(tables));
  };

/** Lies of how a check-in looks, of reading one and of deleting one. */
export const showingSaboteurs: readonly Saboteur[] = [
  {
    id: 'check-ins.id-of-figures',
    lie: 'The id of a check-in is a number in the list.',
    breaks: ['CHK-01', 'CNV-03'],
    tables: shownAs([LIST], ({ id, ...rest }) => ({ id: String(id).length * 100, ...rest })),
    witness: looking,
  },
  {
    id: 'check-ins.day-with-a-time',
    lie: 'The startDate of a check-in is the time at which it was written down.',
    breaks: ['CHK-02'],
    tables: shownAs(everywhere, (checkIn) => ({
      ...checkIn,
      startDate: `${String(checkIn['startDate'])}T09:41:00Z`,
    })),
    witness: looking,
  },
  {
    id: 'check-ins.duration-in-words',
    lie: 'After a change the durationInMinutes is a text.',
    breaks: ['CHK-03'],
    tables: shownAs([CHANGE], (checkIn) => ({
      ...checkIn,
      durationInMinutes: String(checkIn['durationInMinutes']),
    })),
    witness: looking,
  },
  {
    id: 'check-ins.staff-by-name',
    lie: 'The checkInStaff of a listed check-in is a name and no object.',
    breaks: ['CHK-04'],
    tables: shownAs([LIST], (checkIn) => ({
      ...checkIn,
      checkInStaff: String(membersIn(checkIn['checkInStaff'])['lastName']),
    })),
    witness: looking,
  },
  {
    id: 'check-ins.staff-without-an-id-of-its-own',
    lie: 'The id of checkInStaff is a number.',
    breaks: ['CHK-04', 'CHK-30'],
    tables: shownAs([GET], (checkIn) => ({
      ...checkIn,
      checkInStaff: { ...membersIn(checkIn['checkInStaff']), id: 17 },
    })),
    witness: looking,
  },
  {
    id: 'check-ins.description-in-lines',
    lie: 'The description is an array of lines.',
    breaks: ['CHK-31'],
    tables: shownAs([GET, LIST], (checkIn) => ({ ...checkIn, description: [checkIn['description']] })),
    witness: looking,
  },
  {
    id: 'check-ins.get-the-latest',
    lie: 'Get check-in answers the latest one of the resident.',
    breaks: ['CHK-40'],
    tables: instead(GET, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      const own = scene.store.checkIns.filter(({ residentId }) => residentId === input.path['residentId']);
      const days = own.map(({ day }) => day).sort();
      const latest = own.find(({ day }) => day === days.at(-1));
      return isRefusal(reply) || !latest ? reply : showing(reply, scene, latest.id);
    }),
    witness: looking,
  },
  {
    id: 'check-ins.get-without-a-description',
    lie: 'Get check-in shows no description.',
    breaks: ['CHK-31', 'CHK-40', 'CHK-42'],
    tables: shownAs([GET], (checkIn) => ({ ...checkIn, description: null })),
    witness: async (stage) => {
      const desk = await someDesk(stage);
      return desk.read(await desk.made({ description: 'cheerful' }));
    },
  },
  {
    id: 'check-ins.delete-answers-200',
    lie: 'Delete check-in answers 200.',
    breaks: ['CHK-48', 'CNV-32'],
    tables: afterwards(DELETE, withStatus(200)),
    witness: deleting,
  },
  {
    id: 'check-ins.delete-does-nothing',
    lie: 'Delete check-in answers 204 and deletes nothing.',
    breaks: ['CHK-49', 'CHK-50'],
    tables: instead(DELETE, () => () => ({ status: 204, body: undefined })),
    witness: deleting,
  },
  {
    id: 'check-ins.deleted-is-still-listed',
    lie: 'A deleted check-in is still in the list.',
    breaks: ['CHK-49'],
    tables: remembering((gone) =>
      afterwards(LIST, (reply, input, scene) =>
        inList((items) => {
          const former = [...gone.values()].filter((one) => one.residentId === input.path['residentId']);
          return [...items, ...former.map((one) => checkInView(one, scene))];
        })(reply, input),
      ),
    ),
    witness: deleting,
  },
  {
    id: 'check-ins.delete-clears-the-week',
    lie: 'Deleting a check-in deletes the others of the resident around it, too.',
    breaks: ['CHK-09', 'CHK-40'],
    tables: instead(DELETE, (honest) => (input, scene) => {
      const former = scene.store.checkIns.find(input.path['checkInId']);
      const reply = honest(input, scene);
      if (!former || isRefusal(reply)) return reply;
      for (const { id, residentId, day } of scene.store.checkIns.all())
        if (residentId === former.residentId && Math.abs(Date.parse(day) - Date.parse(former.day)) < 3e8)
          scene.store.checkIns.remove(id);
      return reply;
    }),
    witness: deleting,
  },
];
