import { isOut, joined } from '../../mock/domain/messages-standing.ts';
import { asSent } from '../../mock/operations/messages/reading.ts';
import { isoOf } from '../../mock/world/clock.ts';
import { membersIn, textIn, beforeValidation, textsIn } from '../input.ts';
import { leavingOut } from '../leaves-out.ts';
import { afterwards, each, type Mutation, instead } from '../mutation.ts';
import {
  changedAt,
  withoutEnvelope,
  wrongStatus,
  wrongType,
  wrongValue,
  acceptsWithout,
} from '../operators.ts';
import { mutantsOf, breaking, rowOf, type Mutant } from '../mutant.ts';
import { shows, showsWith, refusesAs } from '../verbs.ts';
import { factsOf, thereafter, threads, othersAmongTheSame, views, type Facts } from './taking-part.ts';
import type { World } from '../../mock/world/world.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal, type Refusal } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import { createdReply } from '../../mock/operations/created-reply.ts';
import { personOf, type Person } from '../../mock/operations/messages/people.ts';
import type { AnyHandler, OperationContext } from '../../mock/operations/operation.ts';

const titleIn = (body: unknown): string => textIn(membersIn(body)['title']);

/** The participants as the read of a thread shows them. */
const showsPeople = (
  change: (people: readonly unknown[], actingId: string) => readonly unknown[],
): Mutation =>
  shows('getThread', (thread, { acting }) => {
    const { participants } = thread;
    return Array.isArray(participants)
      ? { ...thread, participants: change(participants, acting.id) }
      : thread;
  });

const CREATE = 'createThread';

/** Some who take part in a new thread are taken out of it. */
const dropsOf = (drops: (personId: string, facts: Facts) => boolean): Mutation =>
  thereafter(CREATE, (facts) =>
    threads.amend(facts.context, facts.thread.id, ({ standings }) => ({
      standings: standings.filter(({ personId }) => !drops(personId, facts)),
    })),
  );

/** A thread that the original server would not have made. */
const makeThread = ({ store, ids, clock }: World, body: unknown, people: readonly string[]) =>
  store.threads.insert({
    id: ids.next('thr'),
    title: textIn(membersIn(body)['title']) || null,
    standings: [...new Set(people)].map(joined),
    createdAt: clock.now().toString({ fractionalSecondDigits: 3 }),
  });

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
type StaffFacts = ReturnType<typeof contextOf>;

/** What is done with creates that are refused for staff without the permission. */
const onRefusal = (
  answer: (refusal: Refusal, facts: StaffFacts, original: AnyHandler) => AnyReply | Refusal,
): Mutation =>
  instead('createThread', (original) => (input, context) => {
    const reply = original(input, context);
    const isBarred = isRefusal(reply) && reply.problem === 'forbidden';
    return isBarred ? answer(reply, contextOf(input, context), original) : reply;
  });

const makeAmong = ({ input, context, creator }: StaffFacts, people: readonly Person[]) =>
  makeThread(context, input.body, [creator?.id ?? '', ...people.map(({ id }) => id)]);

/** Creates that are refused for staff without the permission are served in some cases. */
const accepts = rowOf((when: string, test: (facts: StaffFacts) => boolean) => [
  `Staff without the permission may be written to ${when}.`,
  onRefusal((refusal, facts) => {
    if (!test(facts)) return refusal;
    const { id } = makeAmong(facts, facts.named);
    const reply = createdReply('createThread', { data: { id } }, facts.context);
    return threads.showing(reply, facts.input, facts.context);
  }),
]);

/** Creates are refused with 403 where the test says so. */
const bars = (test: (facts: StaffFacts) => boolean): Mutation =>
  refusesAs('forbidden', 'createThread', (_, input, context) => test(contextOf(input, context)));

export const threadMutants: readonly Mutant[] = [
  ...mutantsOf('messages', {
    'read-unwrapped': withoutEnvelope(['MSG-55', 'CNV-08'], 'getThread'),
    'read-of-the-latest': breaking('MSG-56')
      .says('The read of a thread answers the latest one among the same people.')
      .by(afterwards, 'getThread', (reply, input, context) => {
        const facts = factsOf(input, context);
        const latest = facts && othersAmongTheSame(facts).at(-1);
        return latest ? threads.showing(reply, input, context, latest.id) : reply;
      }),
    'read-shows-ids': breaking('MSG-57')
      .says('The read of a thread shows the ids of its participants, and the name only of the one who reads.')
      .by(showsPeople, (people, actingId) =>
        people.map((one) => (membersIn(one)['id'] === actingId ? one : { id: membersIn(one)['id'] })),
      ),
    'change-answers-201': wrongStatus(['MSG-59', 'CNV-29'], 'updateThread', 201),
    'change-of-all-twins': breaking('MSG-60')
      .says('A new title is given to all threads among the same people.')
      .by(thereafter, 'updateThread', (facts) => {
        const title = titleIn(facts.input.body);
        for (const { id } of othersAmongTheSame(facts)) threads.amend(facts.context, id, () => ({ title }));
      }),
    'change-answers-another-id': wrongValue(['MSG-61'], 'updateThread', 'id')
      .as('a revision')
      .by((id) => `${String(id)}.2`),
    'thread-id-of-figures': wrongType(['MSG-01'], 'searchThreads', 'id', 'number'),
    'last-message-in-full': wrongType(['MSG-02'], 'getThread', 'lastMessage', 'object'),
    'last-message-at-in-milliseconds': wrongType(['MSG-03'], 'listThreads', 'lastMessageAt', 'milliseconds'),
    'unread-as-a-share': breaking('MSG-04')
      .says('The unreadCount of a thread that is read is a share of one.')
      .by(showsWith, 'getThread', ({ unreadCount }) => ({ unreadCount: unreadCount && 0.5 })),
    'archived-since': breaking('MSG-05')
      .says('The isArchived of an archived thread is a text.')
      .by(showsWith, ['listThreads', 'searchThreads'], ({ isArchived }) => ({
        isArchived: isArchived && 'yes',
      })),
    'participants-by-id': wrongType(['MSG-06'], 'listThreads', 'participants', 'object'),
    'photo-release-in-words': breaking('MSG-09')
      .says('The declinedPhotoRelease of a participant is a text.')
      .with(
        each([...views, 'listMessages'], (operation) =>
          shows(operation, (one) => {
            const person = operation === 'listMessages' ? 'author' : 'participants.*';
            return membersIn(changedAt(one, `${person}.declinedPhotoRelease`, () => 'no'));
          }),
        ),
      ),
    'message-id-of-figures': wrongType(['MSG-13'], 'listMessages', 'id', 'number'),
    'status-in-detail': breaking('MSG-13')
      .says('The status of a message that is to be sent later is an object.')
      .by(showsWith, 'listMessages', ({ scheduledAt, status }) =>
        scheduledAt ? { status: { name: status } } : {},
      ),
    'author-by-name': breaking('MSG-14')
      .says('The author of a message by staff is a name.')
      .by(shows, 'listMessages', (one) => {
        const { type, fullName } = membersIn(one['author']);
        return type === 'staff' ? { ...one, author: fullName } : one;
      }),
    'attachment-by-url': wrongType(['MSG-15'], 'listMessages', 'attachment', 'text'),
    'scheduled-in-milliseconds': wrongType(['MSG-16'], 'listMessages', 'scheduledAt', 'milliseconds'),
    'deleted-by-number': breaking('MSG-17')
      .says('The isDeleted of a message that is out is 0.')
      .by(shows, 'listMessages', (one, _, context) => {
        const message = context.store.messages.find(String(one['id']));
        const isSent = message !== undefined && isOut(asSent(message, context), isoOf(context.clock.now()));
        return isSent ? { ...one, isDeleted: 0 } : one;
      }),
    // Mutants of the create of a thread, the rule about staff aside.
    'create-unwrapped': withoutEnvelope(['MSG-30', 'CNV-08'], CREATE),
    'create-answers-a-draft': wrongValue(['MSG-30'], CREATE, 'id')
      .as('that of a draft')
      .by((id) => `${String(id)}-draft`),
    'create-without-participants': acceptsWithout(['MSG-31', 'CNV-34'], CREATE, 'participantIds', []),
    'create-without-a-creator': breaking('MSG-32', 'CNV-34')
      .says('Without a creatorId the first of those named creates the thread.')
      .by(beforeValidation, CREATE, (body) => ({ creatorId: textsIn(body['participantIds'])[0], ...body })),
    'title-of-thirty-letters': breaking('MSG-34')
      .says('A title is cut after thirty letters.')
      .by(threads.createsAs, ({ title }) => ({ title: title?.slice(0, 30) ?? null })),
    'families-by-invitation': breaking('MSG-35')
      .says('Connections whom staff name do not take part.')
      .by(dropsOf, (id, { kind, kindOf }) => kind === 'staff' && kindOf(id) === 'connection'),
    'creator-stays-outside': breaking('MSG-36')
      .says('A connection that creates a thread is a participant only if the body names it.')
      .by(dropsOf, (id, { creator, kindOf, asked }) => {
        const isNamed = textsIn(asked['participantIds']).includes(id);
        return id === creator && kindOf(id) === 'connection' && !isNamed;
      }),
    // Mutants about the staff to whom families and residents may write.
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
  }),
  ...leavingOut(
    'messages',
    { part: 'thread', resource: 'a thread', breaks: ['MSG-105'], operations: views },
    'title lastMessageAt lastMessage unreadCount isArchived isMuted hasRead createdAt',
  ),
  ...leavingOut(
    'messages',
    { part: 'thread', resource: 'a thread', breaks: ['MSG-106'], operations: ['getThread'] },
    'participants participants.*.id,fullName,type,declinedPhotoRelease',
  ),
  ...leavingOut(
    'messages',
    { part: 'message', resource: 'a message', breaks: ['MSG-107'], operations: ['listMessages'] },
    'threadId body createdAt isDeleted author author.id,fullName,type,declinedPhotoRelease',
    'attachment attachment.id,type,name,size',
  ),
];
