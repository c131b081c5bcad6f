import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal, type Refusal } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import { createdReply } from '../../mock/operations/created-reply.ts';
import { personOf, type Person } from '../../mock/operations/messages/people.ts';
import type { AnyHandler, OperationContext } from '../../mock/operations/operation.ts';
import { withThreads } from '../../witness/messages.ts';
import { membersIn, textsIn, withBody } from '../input.ts';
import { instead, type Mutation } from '../mutation.ts';
import { mutantsOf, breaking, rowOf } from '../mutant.ts';
import { refusesAs } from '../verbs.ts';
import { threads } from './adapter.ts';
import { makeThread } from './creating.ts';
import { starts } from './usual.ts';

const NEEDED = 'MESSAGE_FAMILY_RESIDENTS';
const mayBeWrittenTo = ({ permissions }: Person): boolean => permissions.includes(NEEDED);

/** A create, and what faults ask about it. */
const contextOf = (input: AnyInput, context: OperationContext) => {
  const { title, creatorId, participantIds } = membersIn(input.body);
  const named = textsIn(participantIds).flatMap((id) => personOf(id, context) ?? []);
  const creator = personOf(String(creatorId), context);
  const staff = named.filter(({ kind }) => kind === 'staff');
  return { input, context, title, creator, named, staff, isByStaff: input.acting.kind === 'staff' };
};
type Facts = ReturnType<typeof contextOf>;

/** What is done with creates that are refused for staff without the permission. */
const onRefusal = (
  answer: (refusal: Refusal, facts: Facts, original: AnyHandler) => AnyReply | Refusal,
): Mutation =>
  instead('createThread', (original) => (input, context) => {
    const reply = original(input, context);
    const isBarred = isRefusal(reply) && reply.problem === 'forbidden';
    return isBarred ? answer(reply, contextOf(input, context), original) : reply;
  });

const makeAmong = ({ input, context, creator }: Facts, people: readonly Person[]) =>
  makeThread(context, input.body, [creator?.id ?? '', ...people.map(({ id }) => id)]);

/** Creates that are refused for staff without the permission are served in some cases. */
const accepts = rowOf((when: string, test: (facts: Facts) => boolean) => [
  `Staff without the permission may be written to ${when}.`,
  onRefusal((refusal, facts) => {
    if (!test(facts)) return refusal;
    const { id } = makeAmong(facts, facts.named);
    const reply = createdReply('createThread', { data: { id } }, facts.context);
    return threads.showing(reply, facts.input, facts.context);
  }),
]);

/** Creates are refused with 403 where the test says so. */
const bars = (test: (facts: Facts) => boolean): Mutation =>
  refusesAs('forbidden', 'createThread', (_, input, context) => test(contextOf(input, context)));

/** Mutants about the staff to whom families and residents may write. */
export const staffMutants = mutantsOf('messages', starts, {
  'residents-write-to-anybody': accepts(['MSG-37'], 'by residents', ({ creator }) => {
    return creator?.kind === 'resident';
  }),
  'connections-write-to-anybody': accepts(['MSG-38'], 'by connections', ({ creator }) => {
    return creator?.kind === 'connection';
  }),
  'any-permission-will-do': accepts(['MSG-37', 'MSG-38'], 'with any permission', ({ staff }) =>
    staff.every(({ permissions: [any] }) => any),
  ),
  'untitled-to-anybody': accepts(['MSG-37', 'MSG-38'], 'without a title', ({ title }) => title === undefined),
  'barred-answers-404': breaking('MSG-37', 'MSG-38')
    .says('Staff without the permission are answered with 404, as if they did not exist.')
    .by(onRefusal, (refusal) => ({ ...refusal, status: 404 })),
  'barred-are-left-out': breaking('MSG-37', 'MSG-38', 'MSG-39')
    .says('Staff without the permission are left out of the thread, which is made without them.')
    .by(onRefusal, (_, { input, context, named }, original) => {
      const rest = named.filter((one) => one.kind !== 'staff' || mayBeWrittenTo(one));
      const participantIds = rest.map(({ id }) => id);
      return original(
        withBody(input, (body) => ({ ...body, participantIds })),
        context,
      );
    }),
  'one-with-permission-is-enough': accepts(['MSG-39'], 'next to others', ({ staff }) =>
    staff.some(mayBeWrittenTo),
  ),
  'first-of-the-staff-is-asked': accepts(['MSG-39'], 'after others', ({ staff }) =>
    staff.slice(0, 1).some(mayBeWrittenTo),
  ),
  'last-of-the-staff-is-asked': accepts(['MSG-39'], 'before others', ({ staff }) =>
    staff.slice(-1).some(mayBeWrittenTo),
  ),
  'refused-for-staff-is-made': breaking('MSG-40')
    .says('A create that is refused for want of the permission makes the thread.')
    .by(onRefusal, (refusal, facts) => {
      makeAmong(facts, facts.named);
      return refusal;
    }),
  'refused-for-staff-is-made-for-the-rest': breaking('MSG-40')
    .says(
      'A create that is refused for want of the permission makes a thread without a title of those who are no staff.',
    )
    .by(onRefusal, (refusal, facts) => {
      const { context, named } = facts;
      const rest = named.filter(({ kind }) => kind !== 'staff');
      if (rest.length > 0) context.store.threads.replace({ ...makeAmong(facts, rest), title: null });
      return refusal;
    }),
  'one-of-the-staff-at-most': breaking('MSG-41')
    .says('Families and residents may write to one staff member at a time.')
    .seenBy(
      withThreads(async ({ ada, sam, start }, { lever, facilities }) => {
        const facilityIds = [facilities[0] ?? ''];
        const { staffId = '' } = await lever('create-staff', { facilityIds, permissions: [NEEDED] });
        return start({ people: [ada, sam, staffId] });
      }),
    )
    .by(bars, ({ isByStaff, staff }) => !isByStaff && staff.length > 1),
  'families-write-to-residents-alone': breaking('MSG-41')
    .says('A connection may write to no staff at all.')
    .by(bars, ({ input, staff }) => input.acting.kind === 'connection' && staff.length > 0),
  'a-second-permission-is-needed': breaking('MSG-41')
    .says('Families and residents may write to staff who have the permission VIEW_ACTIVITIES as well.')
    .by(bars, ({ isByStaff, staff }) => {
      return !isByStaff && staff.some(({ permissions }) => !permissions.includes('VIEW_ACTIVITIES'));
    }),
  'staff-are-asked-as-well': breaking('MSG-42')
    .says('Staff may not create threads with staff who lack the permission either.')
    .by(bars, ({ isByStaff, staff }) => isByStaff && !staff.every(mayBeWrittenTo)),
  'residents-beside-barred-staff': breaking('MSG-42')
    .says('A thread of staff with a resident or a connection and staff without the permission is refused.')
    .by(bars, ({ isByStaff, named, staff }) => {
      return isByStaff && staff.length < named.length && !staff.every(mayBeWrittenTo);
    }),
});
