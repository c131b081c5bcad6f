import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal, type Refusal } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import { createdReply } from '../../mock/operations/created-reply.ts';
import { personOf, type Person } from '../../mock/operations/messages/people.ts';
import type { AnyHandler, OperationContext } from '../../mock/operations/operation.ts';
import { membersIn, textsIn } from '../input.ts';
import { instead, type Mutation } from '../mutation.ts';
import { mutantsOf, breaking, rowOf } from '../mutant.ts';
import { refusesAs } from '../verbs.ts';
import { threads } from './adapter.ts';
import { makeThread } from './creating.ts';

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
export const staffMutants = mutantsOf('messages', {
  'residents-write-to-anybody': accepts(['MSG-37'], 'by residents', ({ creator }) => {
    return creator?.kind === 'resident';
  }),
  'connections-write-to-anybody': accepts(['MSG-38'], 'by connections', ({ creator }) => {
    return creator?.kind === 'connection';
  }),
  'first-of-the-staff-is-asked': accepts(['MSG-39'], 'after others', ({ staff }) =>
    staff.slice(0, 1).some(mayBeWrittenTo),
  ),
  'refused-for-staff-is-made': breaking('MSG-40')
    .says('A create that is refused for want of the permission makes the thread.')
    .by(onRefusal, (refusal, facts) => {
      makeAmong(facts, facts.named);
      return refusal;
    }),
  'families-write-to-residents-alone': breaking('MSG-41')
    .says('A connection may write to no staff at all.')
    .by(bars, ({ input, staff }) => input.acting.kind === 'connection' && staff.length > 0),
  'staff-are-asked-as-well': breaking('MSG-42')
    .says('Staff may not create threads with staff who lack the permission either.')
    .by(bars, ({ isByStaff, staff }) => isByStaff && !staff.every(mayBeWrittenTo)),
});
