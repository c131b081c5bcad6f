import { joined } from '../../mock/domain/thread-standing.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal, refuse } from '../../mock/http/problem.ts';
import { createdReply } from '../../mock/operations/created-reply.ts';
import { personOf, type Person } from '../../mock/operations/messages/people.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { inParlour } from '../../witness/messages.ts';
import { membersIn, textIn, textsIn, withBody } from '../input.ts';
import { instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { CREATE, kindOf, viewFor } from './amend.ts';

const NEEDED = 'MESSAGE_FAMILY_RESIDENTS';

const creatorIn = ({ body }: AnyInput): string => String(membersIn(body)['creatorId']);
const namedIn = ({ body }: AnyInput): readonly string[] => textsIn(membersIn(body)['participantIds']);

const staffIn = (input: AnyInput, scene: Scene): readonly Person[] =>
  namedIn(input)
    .flatMap((id) => personOf(id, scene) ?? [])
    .filter(({ kind }) => kind === 'staff');

const mayBeWrittenTo = ({ permissions }: Person): boolean => permissions.includes(NEEDED);

/** The thread that the original server would not have made. */
const making = (input: AnyInput, scene: Scene, ids: readonly string[]) =>
  scene.store.threads.insert({
    id: scene.ids.next('thr'),
    title: textIn(membersIn(input.body)['title']) || null,
    standings: [...new Set(ids)].map(joined),
    createdAt: scene.clock.now().toString({ fractionalSecondDigits: 3 }),
  });

/** Creates that are refused for staff without the permission are served where the test says so. */
const letting = (lets: (input: AnyInput, scene: Scene, staff: readonly Person[]) => boolean): Mutation =>
  instead(CREATE, (original) => (input, scene) => {
    const reply = original(input, scene);
    const isForStaff = isRefusal(reply) && reply.problem === 'forbidden';
    if (!isForStaff || !lets(input, scene, staffIn(input, scene))) return reply;
    const thread = making(input, scene, [creatorIn(input), ...namedIn(input)]);
    return createdReply(CREATE, { data: viewFor(thread, input, scene) }, scene);
  });

/** Creates are refused with 403 where the test says so. */
const barring = (bars: (input: AnyInput, scene: Scene, staff: readonly Person[]) => boolean): Mutation =>
  instead(
    CREATE,
    (original) => (input, scene) =>
      bars(input, scene, staffIn(input, scene))
        ? refuse('forbidden', {
            promised: 'Everybody may be written to.',
            found: 'somebody who may not.',
            next: 'leave them out.',
          })
        : original(input, scene),
  );

/** What else happens to a create that is refused for staff without the permission. */
const onRefusal = (act: (input: AnyInput, scene: Scene) => unknown): Mutation =>
  instead(CREATE, (original) => (input, scene) => {
    const reply = original(input, scene);
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

/** Saboteurs about the staff to whom families and residents may write. */
export const staffSaboteurs = saboteursOf('messages', letters, {
  'residents-write-to-anybody': [
    'A resident may write to staff without the permission.',
    ['MSG-37'],
    letting((input, scene) => kindOf(creatorIn(input), scene) === 'resident'),
  ],
  'connections-write-to-anybody': [
    'A connection may write to staff without the permission.',
    ['MSG-38'],
    letting((input, scene) => kindOf(creatorIn(input), scene) === 'connection'),
  ],
  'any-permission-will-do': [
    'Families and residents may write to staff who have any permission.',
    ['MSG-37', 'MSG-38'],
    letting((_input, _scene, staff) => staff.every(({ permissions }) => permissions.length > 0)),
  ],
  'untitled-to-anybody': [
    'The permission is asked for where a thread has a title.',
    ['MSG-37', 'MSG-38'],
    letting((input) => membersIn(input.body)['title'] === undefined),
  ],
  'barred-answers-404': [
    'Staff without the permission are answered with 404, as if they were nobody.',
    ['MSG-37', 'MSG-38'],
    instead(CREATE, (original) => (input, scene) => {
      const reply = original(input, scene);
      return isRefusal(reply) && reply.problem === 'forbidden' ? { ...reply, status: 404 } : reply;
    }),
  ],
  'barred-are-left-out': [
    'Staff without the permission are left out of the thread, which is made without them.',
    ['MSG-37', 'MSG-38', 'MSG-39'],
    instead(CREATE, (original) => (input, scene) => {
      const reply = original(input, scene);
      if (!isRefusal(reply) || reply.problem !== 'forbidden') return reply;
      const barred = staffIn(input, scene).filter((one) => !mayBeWrittenTo(one));
      const ids = namedIn(input).filter((id) => !barred.some((one) => one.id === id));
      return original(
        withBody(input, (body) => ({ ...body, participantIds: ids })),
        scene,
      );
    }),
  ],
  'one-with-permission-is-enough': [
    'One staff member with the permission speaks for the others.',
    ['MSG-39'],
    letting((_input, _scene, staff) => staff.some(mayBeWrittenTo)),
  ],
  'first-of-the-staff-is-asked': [
    'Only the first of the staff is looked at.',
    ['MSG-39'],
    letting((_input, _scene, [first]) => first !== undefined && mayBeWrittenTo(first)),
  ],
  'last-of-the-staff-is-asked': [
    'Only the last of the staff is looked at.',
    ['MSG-39'],
    letting((_input, _scene, staff) => staff.slice(-1).some(mayBeWrittenTo)),
  ],
  'refused-for-staff-is-made': [
    'A create that is refused for want of the permission makes the thread.',
    ['MSG-40'],
    onRefusal((input, scene) => making(input, scene, [creatorIn(input), ...namedIn(input)])),
  ],
  'refused-for-staff-is-made-for-the-rest': [
    'A create that is refused for want of the permission makes a thread without a title of those who are no staff.',
    ['MSG-40'],
    onRefusal((input, scene) => {
      const rest = namedIn(input).filter((id) => kindOf(id, scene) !== 'staff');
      if (rest.length > 0)
        scene.store.threads.replace({ ...making(input, scene, [creatorIn(input), ...rest]), title: null });
    }),
    inParlour(({ ada, carl, pat, start }) => start({ people: [ada, carl, pat] })),
  ],
  'one-of-the-staff-at-most': [
    'Families and residents may write to one staff member at a time.',
    ['MSG-41'],
    barring((input, _scene, staff) => input.acting.kind !== 'staff' && staff.length > 1),
    inParlour(async ({ ada, sam, carl, start }, { lever, facilities }) => {
      const facilityIds = [facilities[0] ?? ''];
      const { staffId = '' } = await lever('create-staff', { facilityIds, permissions: [NEEDED] });
      return start({ people: [ada, sam, staffId, carl] });
    }),
  ],
  'families-write-to-residents-alone': [
    'A connection may write to no staff at all.',
    ['MSG-41'],
    barring((input, _scene, staff) => input.acting.kind === 'connection' && staff.length > 0),
  ],
  'a-second-permission-is-needed': [
    'Families and residents may write to staff who have the permission VIEW_ACTIVITIES as well.',
    ['MSG-41'],
    barring(
      (input, _scene, staff) =>
        input.acting.kind !== 'staff' &&
        staff.some(({ permissions }) => !permissions.includes('VIEW_ACTIVITIES')),
    ),
  ],
  'staff-are-asked-as-well': [
    'Staff may not create threads with staff who lack the permission either.',
    ['MSG-42'],
    barring((input, _scene, staff) => input.acting.kind === 'staff' && !staff.every(mayBeWrittenTo)),
  ],
  'residents-beside-barred-staff': [
    'A thread of staff with a resident or a connection and staff without the permission is refused.',
    ['MSG-42'],
    barring(
      (input, scene, staff) =>
        input.acting.kind === 'staff' &&
        !staff.every(mayBeWrittenTo) &&
        namedIn(input).some((id) => kindOf(id, scene) !== 'staff'),
    ),
  ],
});
