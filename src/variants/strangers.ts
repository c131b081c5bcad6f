import { someConnection, someResident } from '../witness/people.ts';
import { playing } from '../witness/photos.ts';
import { activitiesIn, someActivity, someRegistration } from '../witness/programme.ts';
import type { WitnessClient, Witness } from '../witness/client.ts';
import { wholeLife } from '../witness/events.ts';
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
import type { Variant } from './variant.ts';

/** Every server starts the habit again, because some habits count. */
const perServer =
  (habit: () => Mutation): Mutation =>
  (tables) =>
    habit()(tables);

/** The same resident, read twice. */
const readTwice: Witness = async (client) => {
  const id = await someResident(client);
  return [await client.call('GET', `/residents/${id}`), await client.call('GET', `/residents/${id}`)];
};

const windowOf45Days = async (client: WitnessClient): Promise<unknown> => {
  const window = `startDate=${client.day(1)}T00:00:00Z&endDate=${client.day(45)}T23:59:59Z`;
  return (await client.call('GET', `/facilities/${client.facilities[0] ?? ''}/activities?${window}`)).status;
};

const registersTheGone: Witness = async (client) => {
  const id = await someResident(client);
  await client.call('DELETE', `/residents/${id}`);
  const activity = await someActivity(client);
  const body = { userId: id, userType: 'resident' };
  return [
    (await client.call('GET', '/facilities', { as: id })).status,
    (await client.call('POST', `/activities/${activity}/registrations`, { body })).status,
  ];
};

/** A server with one habit, or with several. */
const stranger = (
  name: string,
  description: string,
  habits: { readonly ways?: readonly Mutation[]; readonly zones?: readonly string[] },
  witness: Witness,
): Variant => ({
  id: `freedom.stranger${name}`,
  description,
  ...(habits.ways && { tables: together(...habits.ways) }),
  // Days are those of the community, whatever offset a request is written with.
  ...(habits.zones && { zones: habits.zones, readings: { 'window-zone': 'facility' } }),
  witness,
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
export const strangerVariants: readonly Variant[] = [
  stranger(
    '-members',
    'Adds members of its own at every level, with new values at every answer.',
    { ways: [habits.members] },
    readTwice,
  ),
  stranger(
    '-links',
    'Signs its links again at every answer.',
    { ways: [habits.links] },
    playing(async ({ photo, read }) => {
      const id = await photo();
      return [await read(id), await read(id)];
    }),
  ),
  stranger(
    '-instants',
    'Spells the same instant another way at every answer.',
    { ways: [habits.instants] },
    readTwice,
  ),
  stranger(
    '-order',
    'Gives what no sentence puts in order in another order at every answer, pages too.',
    { ways: [habits.order] },
    async (client) => {
      for (let count = 0; count < 6; count += 1) await someActivity(client);
      return [await activitiesIn(client), await activitiesIn(client)];
    },
  ),
  stranger(
    '-zones-east',
    'Lives ahead of UTC, and keeps one community in it.',
    { zones: ['Asia/Kolkata', 'UTC'] },
    windowOf45Days,
  ),
  stranger(
    '-zones-west',
    'Lives behind UTC and far ahead of it, and nowhere in it.',
    { zones: ['America/St_Johns', 'Pacific/Auckland'] },
    windowOf45Days,
  ),
  stranger(
    '-people',
    'Refuses everything for people who were deleted.',
    { ways: [goneForGood] },
    registersTheGone,
  ),
  stranger(
    '-deliveries',
    'Delivers every event up to a second late, twice, and out of order.',
    { ways: [habits.deliveries] },
    wholeLife,
  ),
  {
    id: 'freedom.stranger-accounts',
    description: 'Knows connections by the ids of their accounts, in headers, threads and comments.',
    tables: accounts,
    configured: (config) => accountsIn(config),
    scenario: 'demo',
    witness: async (client) => {
      const as = await someConnection(client);
      return (await client.call('GET', '/facilities', { as })).status;
    },
  },
  {
    id: 'freedom.stranger-account-names',
    description:
      'Knows connections by the ids of their accounts, threads take no others; no levers, no webhooks.',
    tables: namedByAccounts,
    configured: (config) => accountsIn(config).replace(/^(?:levers|webhooks):\n(?: .*\n)+/gm, ''),
    scenario: 'demo',
    witness: async (client) => {
      const [as, other] = [await someResident(client), await someConnection(client)];
      const body = { participantIds: [other], creatorId: as };
      return (await client.call('POST', '/messages/threads', { as, body })).status;
    },
  },
  stranger('-bodies', 'Refuses a body without a member.', { ways: [nothingSaid] }, async (client) => {
    await someRegistration(client);
    const [as, other] = [await someResident(client), await someResident(client)];
    const body = { participantIds: [other], creatorId: as };
    const made = await client.call('POST', '/messages/threads', { as, body });
    const { data } = made.body as { readonly data: { readonly id: string } };
    return (await client.call('PUT', `/messages/threads/${data.id}`, { as, body: {} })).status;
  }),
  stranger(
    '-pace',
    'Takes up to 30 ms for every answer.',
    { ways: [perServer(() => slowAnswers())] },
    async (client) => {
      let atOnce = 0;
      for (let count = 0; count < 20; count += 1) {
        const seen = { isThere: false };
        const coming = client.call('GET', '/facilities').then(() => (seen.isThere = true));
        // What waits for nothing is there after a few turns, without a look at a clock.
        for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => void setImmediate(done));
        atOnce += seen.isThere ? 1 : 0;
        await coming;
      }
      return atOnce === 20;
    },
  ),
  stranger(
    '',
    'Has all these habits at once.',
    {
      ways: [...Object.values(habits), goneForGood, nothingSaid],
      zones: ['Asia/Kolkata', 'America/St_Johns'],
    },
    async (client) => [await someConnection(client), await readTwice(client)],
  ),
];
