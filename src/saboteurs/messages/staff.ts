import { joined } from '../../mock/domain/thread-standing.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal, refuse } from '../../mock/http/problem.ts';
import { createdReply } from '../../mock/operations/created-reply.ts';
import { personOf, type Person } from '../../mock/operations/messages/people.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { inParlour } from '../../witness/messages.ts';
import { membersIn, textIn, textsIn, withBody } from '../input.ts';
import { instead, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { CREATE, kindOf, viewFor } from './amend.ts';

const NEEDED = 'MESSAGE_FAMILY_RESIDENTS';

const creatorIn = ({ body }: AnyInput): string => String(membersIn(body)['creatorId']);
const namedIn = ({ body }: AnyInput): readonly string[] => textsIn(membersIn(body)['participantIds']);

const staffIn = (input: AnyInput, scene: Scene): readonly Person[] =>
  namedIn(input)
    .flatMap((id) => personOf(id, scene) ?? [])
    .filter(({ kind }) => kind === 'staff');

const mayBeWrittenTo = ({ permissions }: Person): boolean => permissions.includes(NEEDED);

/** The thread that the honest server would not have made. */
const making = (input: AnyInput, scene: Scene, ids: readonly string[]) =>
  scene.store.threads.insert({
    id: scene.ids.next('thr'),
    title: textIn(membersIn(input.body)['title']) || null,
    standings: [...new Set(ids)].map(joined),
    createdAt: scene.clock.now().toString({ fractionalSecondDigits: 3 }),
  });

/** Creates that are refused for staff without the permission are served where the test says so. */
const letting = (lets: (input: AnyInput, scene: Scene, staff: readonly Person[]) => boolean): Lie =>
  instead(CREATE, (honest) => (input, scene) => {
    const reply = honest(input, scene);
    const isForStaff = isRefusal(reply) && reply.problem === 'forbidden';
    if (!isForStaff || !lets(input, scene, staffIn(input, scene))) return reply;
    const thread = making(input, scene, [creatorIn(input), ...namedIn(input)]);
    return createdReply(CREATE, { data: viewFor(thread, input, scene) }, scene);
  });

/** Creates are refused with 403 where the test says so. */
const barring = (bars: (input: AnyInput, scene: Scene, staff: readonly Person[]) => boolean): Lie =>
  instead(
    CREATE,
    (honest) => (input, scene) =>
      bars(input, scene, staffIn(input, scene))
        ? refuse('forbidden', {
            promised: 'Everybody may be written to.',
            found: 'somebody who may not.',
            next: 'leave them out.',
          })
        : honest(input, scene),
  );

/** What else happens to a create that is refused for staff without the permission. */
const onRefusal = (act: (input: AnyInput, scene: Scene) => unknown): Lie =>
  instead(CREATE, (honest) => (input, scene) => {
    const reply = honest(input, scene);
    if (isRefusal(reply) && reply.problem === 'forbidden') act(input, scene);
    return reply;
  });

/** Everybody writes to staff of all kinds. */
const letters = inParlour(async ({ ada, bea, carl, sam, pat, kim, start }) => {
  const answers = [];
  for (const creator of [ada, carl])
    for (const named of [[pat], [kim], [sam], [sam, pat], [pat, sam], [bea, sam, kim], [sam, bea]])
      answers.push(await start({ people: [creator, ...named] }));
  answers.push(await start({ people: [sam, pat, ada] }), await start({ people: [sam, kim] }));
  answers.push(await start({ people: [ada, pat], title: null }));
  return answers;
});

/** Lies about the staff to whom families and residents may write. */
export const staffSaboteurs: readonly Saboteur[] = [
  {
    id: 'messages.residents-write-to-anybody',
    lie: 'A resident may write to staff without the permission.',
    breaks: ['MSG-37'],
    tables: letting((input, scene) => kindOf(creatorIn(input), scene) === 'resident'),
    witness: letters,
  },
  {
    id: 'messages.connections-write-to-anybody',
    lie: 'A connection may write to staff without the permission.',
    breaks: ['MSG-38'],
    tables: letting((input, scene) => kindOf(creatorIn(input), scene) === 'connection'),
    witness: letters,
  },
  {
    id: 'messages.any-permission-will-do',
    lie: 'Families and residents may write to staff who have any permission.',
    breaks: ['MSG-37', 'MSG-38'],
    tables: letting((_input, _scene, staff) => staff.every(({ permissions }) => permissions.length > 0)),
    witness: letters,
  },
  {
    id: 'messages.untitled-to-anybody',
    lie: 'The permission is asked for where a thread has a title.',
    breaks: ['MSG-37', 'MSG-38'],
    tables: letting((input) => membersIn(input.body)['title'] === undefined),
    witness: letters,
  },
  {
    id: 'messages.barred-answers-404',
    lie: 'Staff without the permission are answered with 404, as if they were nobody.',
    breaks: ['MSG-37', 'MSG-38'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      return isRefusal(reply) && reply.problem === 'forbidden' ? { ...reply, status: 404 } : reply;
    }),
    witness: letters,
  },
  {
    id: 'messages.barred-are-left-out',
    lie: 'Staff without the permission are left out of the thread, which is made without them.',
    breaks: ['MSG-37', 'MSG-38', 'MSG-39'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      if (!isRefusal(reply) || reply.problem !== 'forbidden') return reply;
      const barred = staffIn(input, scene).filter((one) => !mayBeWrittenTo(one));
      const ids = namedIn(input).filter((id) => !barred.some((one) => one.id === id));
      return honest(
        withBody(input, (body) => ({ ...body, participantIds: ids })),
        scene,
      );
    }),
    witness: letters,
  },
  {
    id: 'messages.one-with-permission-is-enough',
    lie: 'One staff member with the permission speaks for the others.',
    breaks: ['MSG-39'],
    tables: letting((_input, _scene, staff) => staff.some(mayBeWrittenTo)),
    witness: letters,
  },
  {
    id: 'messages.first-of-the-staff-is-asked',
    lie: 'Only the first of the staff is looked at.',
    breaks: ['MSG-39'],
    tables: letting((_input, _scene, [first]) => first !== undefined && mayBeWrittenTo(first)),
    witness: letters,
  },
  {
    id: 'messages.last-of-the-staff-is-asked',
    lie: 'Only the last of the staff is looked at.',
    breaks: ['MSG-39'],
    tables: letting((_input, _scene, staff) => staff.slice(-1).some(mayBeWrittenTo)),
    witness: letters,
  },
  {
    id: 'messages.refused-for-staff-is-made',
    lie: 'A create that is refused for want of the permission makes the thread.',
    breaks: ['MSG-40'],
    tables: onRefusal((input, scene) => making(input, scene, [creatorIn(input), ...namedIn(input)])),
    witness: letters,
  },
  {
    id: 'messages.refused-for-staff-is-made-for-the-rest',
    lie: 'A create that is refused for want of the permission makes a thread without a title of those who are no staff.',
    breaks: ['MSG-40'],
    tables: onRefusal((input, scene) => {
      const rest = namedIn(input).filter((id) => kindOf(id, scene) !== 'staff');
      if (rest.length > 0)
        scene.store.threads.replace({ ...making(input, scene, [creatorIn(input), ...rest]), title: null });
    }),
    witness: inParlour(({ ada, carl, pat, start }) => start({ people: [ada, carl, pat] })),
  },
  {
    id: 'messages.one-of-the-staff-at-most',
    lie: 'Families and residents may write to one staff member at a time.',
    breaks: ['MSG-41'],
    tables: barring((input, _scene, staff) => input.acting.kind !== 'staff' && staff.length > 1),
    witness: inParlour(async ({ ada, sam, carl, start }, { lever, facilities }) => {
      const facilityIds = [facilities[0] ?? ''];
      const { staffId = '' } = await lever('create-staff', { facilityIds, permissions: [NEEDED] });
      return start({ people: [ada, sam, staffId, carl] });
    }),
  },
  {
    id: 'messages.families-write-to-residents-alone',
    lie: 'A connection may write to no staff at all.',
    breaks: ['MSG-41'],
    tables: barring((input, _scene, staff) => input.acting.kind === 'connection' && staff.length > 0),
    witness: letters,
  },
  {
    id: 'messages.a-second-permission-is-needed',
    lie: 'Families and residents may write to staff who have the permission VIEW_ACTIVITIES as well.',
    breaks: ['MSG-41'],
    tables: barring(
      (input, _scene, staff) =>
        input.acting.kind !== 'staff' &&
        staff.some(({ permissions }) => !permissions.includes('VIEW_ACTIVITIES')),
    ),
    witness: letters,
  },
  {
    id: 'messages.staff-are-asked-as-well',
    lie: 'Staff may not create threads with staff who lack the permission either.',
    breaks: ['MSG-42'],
    tables: barring((input, _scene, staff) => input.acting.kind === 'staff' && !staff.every(mayBeWrittenTo)),
    witness: letters,
  },
  {
    id: 'messages.residents-beside-barred-staff',
    lie: 'A thread of staff with a resident or a connection and staff without the permission is refused.',
    breaks: ['MSG-42'],
    tables: barring(
      (input, scene, staff) =>
        input.acting.kind === 'staff' &&
        !staff.every(mayBeWrittenTo) &&
        namedIn(input).some((id) => kindOf(id, scene) !== 'staff'),
    ),
    witness: letters,
  },
];
