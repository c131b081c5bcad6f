import { together, type Mutation } from '../mutants/mutation.ts';
import { accounts, accountsIn, namedByAccounts } from './stranger-accounts.ts';
import {
  goneForGood,
  latePosts,
  nothingSaid,
  ownMembers,
  signedLinks,
  slowAnswers,
  spellings,
  unordered,
} from './stranger-habits.ts';
import type { Freedom } from './variant.ts';
import { lateAnswers } from '../witness/steps.ts';

/** Every server starts the habit again, because some habits count. */
const perServer =
  (habit: () => Mutation): Mutation =>
  (tables) =>
    habit()(tables);

/** A server with one habit, or with several. */
const stranger = (
  name: string,
  description: string,
  habits: { readonly ways?: readonly Mutation[]; readonly zones?: readonly string[] },
): Freedom => ({
  id: `freedom.stranger${name}`,
  description,
  ...(habits.ways && { tables: together(...habits.ways) }),
  // Days are those of the community, whatever offset a request is written with.
  ...(habits.zones && { zones: habits.zones, readings: { 'window-zone': 'facility' } }),
});

const habits = {
  members: perServer(ownMembers),
  links: perServer(signedLinks),
  instants: perServer(spellings),
  order: perServer(unordered),
  deliveries: perServer(latePosts),
  // The whole suite takes its time as it is: one answer of five is late.
  pace: perServer(() => slowAnswers(5)),
};

/** Servers of authors with other habits, one habit at a time and all at once. */
export const strangerFreedoms: readonly Freedom[] = [
  stranger('-members', 'Adds members of its own at every level, with new values at every answer.', {
    ways: [habits.members],
  }),
  stranger('-links', 'Signs its links again at every answer.', { ways: [habits.links] }),
  stranger('-instants', 'Spells the same instant another way at every answer.', { ways: [habits.instants] }),
  stranger('-order', 'Gives what no sentence puts in order in another order at every answer, pages too.', {
    ways: [habits.order],
  }),
  stranger('-zones-east', 'Lives ahead of UTC, and keeps one community in it.', {
    zones: ['Asia/Kolkata', 'UTC'],
  }),
  stranger('-zones-west', 'Lives behind UTC and far ahead of it, and nowhere in it.', {
    zones: ['America/St_Johns', 'Pacific/Auckland'],
  }),
  stranger('-people', 'Refuses everything for people who were deleted.', { ways: [goneForGood] }),
  stranger('-deliveries', 'Delivers every event up to a second late, twice, and out of order.', {
    ways: [habits.deliveries],
  }),
  {
    id: 'freedom.stranger-accounts',
    description: 'Knows connections by the ids of their accounts, in headers, threads and comments.',
    tables: accounts,
    configured: (config) => accountsIn(config),
    scenario: 'demo',
  },
  {
    id: 'freedom.stranger-account-names',
    description:
      'Knows connections by the ids of their accounts, threads take no others; no levers, no webhooks.',
    tables: namedByAccounts,
    configured: (config) => accountsIn(config).replace(/^(?:levers|webhooks):\n(?: .*\n)+/gm, ''),
    scenario: 'demo',
  },
  stranger('-bodies', 'Refuses a body without a member.', { ways: [nothingSaid] }),
  {
    ...stranger('-pace', 'Takes up to 30 ms for every answer.', { ways: [perServer(() => slowAnswers())] }),
    witness: lateAnswers,
  },
  stranger('', 'Has all these habits at once.', {
    ways: [...Object.values(habits), goneForGood, nothingSaid],
    zones: ['Asia/Kolkata', 'America/St_Johns'],
  }),
];
