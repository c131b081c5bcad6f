import { joined } from '../../mock/domain/messages-standing.ts';
import type { World } from '../../mock/world/world.ts';
import { beforeValidation, membersIn, textIn, textsIn } from '../input.ts';
import type { Mutation } from '../mutation.ts';
import { acceptsWithout, withoutEnvelope, wrongValue } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { thereafter, threads, type Facts } from './adapter.ts';

const CREATE = 'createThread';

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
export const creatingMutants = mutantsOf('messages', {
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
});
