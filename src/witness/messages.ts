import { someConnection, someResident } from './people.ts';
import { pick, type Seen, type WitnessClient, type Witness } from './client.ts';

type Body = Readonly<Record<string, unknown>>;

const MOVES = {
  archive: ['archiveThread', undefined],
  leave: ['leaveThread', undefined],
  read: ['markThreadRead', undefined],
} as const;

export type Move = keyof typeof MOVES;

/** Who takes part in a new thread, the creator first, and its title; null for none. */
interface Company {
  readonly people?: readonly string[];
  readonly title?: string | null;
}

/** A resident, her daughter, a neighbour and staff of two kinds, and short ways to their threads. */
const messagesSetup = async (client: WitnessClient) => {
  const { see } = client;
  const hire = async (...permissions: ('MESSAGE_FAMILY_RESIDENTS' | 'VIEW_ACTIVITIES')[]) => {
    const facilityIds = [client.facilities[0] ?? ''];
    const staff = { facilityIds, permissions, firstName: 'Sam', lastName: 'Ito' };
    return (await client.lever('create-staff', staff))['staffId'] ?? '';
  };
  const ada = await someResident(client);
  /** A connection of Ada's. */
  const carl = await someConnection(client, { residents: [ada] });
  const bea = await someResident(client, { firstName: 'Bea' });
  /** Staff to whom families may write, and two to whom they may not, without permissions. */
  const [sam, pat] = [await hire('MESSAGE_FAMILY_RESIDENTS'), await hire()];
  const threads: string[] = [];

  /** A request below the threads as it stands. */
  const call = async (as: string, method: string, path: string, body?: Body): Promise<Seen> => {
    const answer = await client.call(method, `/messages/threads${path}`, { as, body });
    return { status: answer.status, body: answer.body };
  };
  /** Starts a thread in the name of its creator: of Ada with Carl and Sam unless others are named. */
  const start = async ({ people = [ada, carl, sam], title = 'Garden' }: Company = {}): Promise<Seen> => {
    const [creatorId = '', ...participantIds] = people;
    const body = { creatorId, participantIds, ...(title !== null && { title }) };
    const answer = await see('createThread', {}, { as: creatorId, body });
    const id = pick(answer.body, 'data.id');
    if (typeof id === 'string') threads.push(id);
    return answer;
  };
  /** The same, and gives its id. */
  const thread = async (company?: Company) => String(pick((await start(company)).body, 'data.id'));
  const say = (as: string, threadId: string, body = 'hail', more: Body = {}) =>
    see('sendMessage', { threadId }, { as, body: { body, ...more } });
  const read = (as: string, threadId: string) => see('getThread', { threadId }, { as });
  const list = (as: string, search = '') => see('listThreads', {}, { as, search });
  const search = (as: string, body: Body = {}) => see('searchThreads', {}, { as, body });
  const messages = (as: string, threadId: string, query = '') =>
    see('listMessages', { threadId }, { as, search: query });
  return {
    ...{ ada, carl, bea, sam, pat, call, start, thread, say, read, list, search, messages },
    /** A thread in which everybody has said something once. */
    talk: async (company: Company = {}): Promise<string> => {
      const threadId = await thread(company);
      for (const [at, one] of (company.people ?? [ada, carl, sam]).entries())
        await say(one, threadId, ['rain', 'sun', 'wind', 'snow', 'fog'][at]);
      return threadId;
    },
    move: (as: string, threadId: string, move: Move) => {
      const [operation, query] = MOVES[move];
      return see(operation, { threadId }, { as, search: query });
    },
    rename: (as: string, threadId: string, title: string) =>
      see('updateThread', { threadId }, { as, body: { title } }),
    /** What everybody sees of all the threads that were started here. */
    everything: async () => {
      const all: unknown[] = [];
      for (const one of [ada, carl, bea, sam]) {
        all.push(await list(one, 'filter=active'), await list(one, 'filter=archived'), await search(one));
        for (const id of threads) all.push(await read(one, id), await messages(one, id));
      }
      return all;
    },
  };
};

type Parlour = Awaited<ReturnType<typeof messagesSetup>>;

/** What a few steps among the threads answer, and what everybody sees afterwards. */
export const withThreads =
  (steps: (setup: Parlour, client: WitnessClient) => Promise<unknown>): Witness =>
  async (client) => {
    const setup = await messagesSetup(client);
    return [await steps(setup, client), await setup.everything()];
  };
