import { joined } from '../../mock/domain/messages-standing.ts';
import type { World } from '../../mock/world/world.ts';
import { beforeValidation, idIn, membersIn, textIn, textsIn, itemsIn } from '../input.ts';
import { afterwards, type Mutation } from '../mutation.ts';
import { acceptsWithout, withoutEnvelope, wrongValue } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refuses, shows, readsBodyAs, onInvalid } from '../verbs.ts';
import { factsOf, thereafter, threads, type Facts } from './adapter.ts';
import { starts } from './usual.ts';

const CREATE = 'createThread';

/** Only some of those named in participantIds take part. */
const keepsOf = (keeps: (ids: readonly string[], kinds: readonly unknown[]) => readonly string[]): Mutation =>
  readsBodyAs(CREATE, (body, _input, { store }) => {
    const ids = textsIn(body['participantIds']);
    const kinds = ids.map((id) => (store.staff.find(id) ? 'staff' : 'other'));
    return { ...body, participantIds: keeps(ids, kinds) };
  });

/** Some who take part in a new thread are taken out of it. */
const dropsOf = (drops: (personId: string, facts: Facts) => boolean): Mutation =>
  thereafter(CREATE, (facts) =>
    threads.amend(facts.context, facts.thread.id, ({ standings }) => ({
      standings: standings.filter(({ personId }) => !drops(personId, facts)),
    })),
  );

/** A thread that the original server would not have made. */
export const makeThread = ({ store, ids, clock }: World, body: unknown, people: readonly string[]) =>
  store.threads.insert({
    id: ids.next('thr'),
    title: textIn(membersIn(body)['title']) || null,
    standings: [...new Set(people)].map(joined),
    createdAt: clock.now().toString({ fractionalSecondDigits: 3 }),
  });

/** Mutants of the create of a thread, the rule about staff aside. */
export const creatingMutants = mutantsOf('messages', starts, {
  'create-unwrapped': withoutEnvelope(['MSG-30', 'CNV-08'], CREATE),
  'create-answers-a-draft': wrongValue(['MSG-30'], CREATE, 'id')
    .as('that of a draft')
    .by((id) => `${String(id)}-draft`),
  'create-answers-the-thread-before': breaking('MSG-30')
    .says(
      'Staff who create a thread are answered with the one that they created before, no matter who was named.',
    )
    .by(afterwards, CREATE, (reply, input, context) => {
      const [former] = context.store.threads.filter(
        ({ id, standings }) => id !== idIn(reply) && standings[0]?.personId === input.acting.id,
      );
      return input.acting.kind === 'staff' ? threads.showing(reply, input, context, former?.id) : reply;
    }),
  'create-without-participants': acceptsWithout(['MSG-31', 'CNV-34'], CREATE, 'participantIds', []),
  'create-without-a-creator': breaking('MSG-32', 'CNV-34')
    .says('Without a creatorId the first of those named creates the thread.')
    .by(beforeValidation, CREATE, (body) => ({ creatorId: textsIn(body['participantIds'])[0], ...body })),
  'refused-create-is-made': breaking('MSG-32', 'CNV-34')
    .says('A create without a creatorId is refused, but the thread is created.')
    .by(onInvalid, CREATE, (sent, { acting }, world) => {
      if (sent['participantIds'] && !sent['creatorId'])
        makeThread(world, sent, [acting.id, ...textsIn(sent['participantIds'])]);
    }),
  'untitled-is-refused-for-families': breaking('MSG-33')
    .says('A connection has to name a title.')
    .by(refuses, CREATE, ({ title }, { acting }) => acting.kind === 'connection' && title === undefined),
  'title-of-thirty-letters': breaking('MSG-34')
    .says('A title is cut after thirty letters.')
    .by(threads.createsAs, ({ title }) => ({ title: title?.slice(0, 30) ?? null })),
  'title-without-capitals': breaking('MSG-34')
    .says('Titles are kept in small letters.')
    .by(threads.createsAs, ({ title }) => ({ title: title?.toLowerCase() ?? null })),
  'title-by-staff-is-lost': breaking('MSG-34')
    .says('The title of a thread that staff create is in the answer and nowhere else.')
    .by(thereafter, CREATE, ({ kind, context, thread }) => {
      if (kind === 'staff') threads.amend(context, thread.id, () => ({ title: null }));
    }),
  'first-title-among-the-same-people': breaking('MSG-34')
    .says('A thread bears the title of the first one that its creator has created.')
    .by(thereafter, CREATE, ({ creator, context, thread }) => {
      const [first] = context.store.threads.filter(({ standings }) => standings[0]?.personId === creator);
      threads.amend(context, thread.id, ({ title }) => ({ title: first?.title ?? title }));
    }),
  'first-named-alone': breaking('MSG-35', 'MSG-57')
    .says('Of those named the first one takes part.')
    .by(keepsOf, (ids) => ids.slice(0, 1)),
  'four-at-most': breaking('MSG-35')
    .says('More than three besides the creator do not get into a thread.')
    .by(keepsOf, (ids) => ids.slice(0, 3)),
  'one-of-the-staff': breaking('MSG-35')
    .says('The first of the staff who are named takes part, the others do not.')
    .by(keepsOf, (ids, kinds) =>
      ids.filter((_, at) => kinds[at] !== 'staff' || kinds.indexOf('staff') === at),
    ),
  'families-by-invitation': breaking('MSG-35')
    .says('Connections whom staff name do not take part.')
    .by(dropsOf, (id, { kind, kindOf }) => kind === 'staff' && kindOf(id) === 'connection'),
  'creator-stays-outside': breaking('MSG-36')
    .says('A connection that creates a thread is a participant only if the body names it.')
    .by(dropsOf, (id, { creator, kindOf, asked }) => {
      const isNamed = textsIn(asked['participantIds']).includes(id);
      return id === creator && kindOf(id) === 'connection' && !isNamed;
    }),
  'creator-is-not-shown': breaking('MSG-36', 'MSG-57')
    .says('The read of a thread does not show its creator among the participants.')
    .by(shows, 'getThread', (shown, input, context) => {
      const creator = factsOf(input, context)?.creator;
      return { ...shown, participants: itemsIn(shown['participants']).filter(({ id }) => id !== creator) };
    }),
});
