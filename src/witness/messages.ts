import { someConnection, someResident } from './people.ts';
import { pick, type Stage, type StageAnswer, type Witness } from './stage.ts';

type Body = Readonly<Record<string, unknown>>;

/** What a client sees of an answer. */
export interface Said {
  readonly status: number;
  readonly body: unknown;
}

const MOVES = {
  archive: ['DELETE', ''],
  leave: ['PUT', '/leave'],
  read: ['PUT', '/read'],
  mute: ['PUT', '/mute?isMuted=true'],
  unmute: ['PUT', '/mute?isMuted=false'],
} as const;

export type Move = keyof typeof MOVES;

/** Who takes part in a new thread, the creator first, and its title; null for none. */
export interface Company {
  readonly people?: readonly string[];
  readonly title?: string | null;
}

/** A resident, her daughter, a neighbour and staff of two kinds, and short ways to their threads. */
export interface Parlour {
  readonly ada: string;
  /** A connection of Ada's. */
  readonly carl: string;
  readonly bea: string;
  /** Staff to whom families may write, and two to whom they may not: without permissions, and with another one. */
  readonly sam: string;
  readonly pat: string;
  readonly kim: string;
  /** Starts a thread in the name of its creator: of Ada with Carl and Sam unless others are named. */
  start(company?: Company): Promise<Said>;
  /** The same, and gives its id. */
  thread(company?: Company): Promise<string>;
  /** A thread in which everybody has said something once. */
  talk(company?: Company): Promise<string>;
  say(as: string, threadId: string, body?: string, more?: Body): Promise<Said>;
  move(as: string, threadId: string, move: Move): Promise<Said>;
  rename(as: string, threadId: string, title: string): Promise<Said>;
  read(as: string, threadId: string): Promise<Said>;
  list(as: string, query?: string): Promise<Said>;
  search(as: string, body?: Body): Promise<Said>;
  messages(as: string, threadId: string, query?: string): Promise<Said>;
  /** A request below the threads as it stands. */
  call(as: string, method: string, path: string, body?: Body): Promise<Said>;
  /** What everybody sees of all the threads that were started here. */
  everything(): Promise<unknown>;
}

const THREADS = '/messages/threads';
const seen = ({ status, body }: StageAnswer): Said => ({ status, body });

export const someParlour = async (stage: Stage): Promise<Parlour> => {
  const hire = async (...permissions: ('MESSAGE_FAMILY_RESIDENTS' | 'VIEW_ACTIVITIES')[]) => {
    const facilityIds = [stage.facilities[0] ?? ''];
    const staff = { facilityIds, permissions, firstName: 'Sam', lastName: 'Ito' };
    return (await stage.lever('create-staff', staff))['staffId'] ?? '';
  };
  const ada = await someResident(stage);
  const carl = await someConnection(stage, { residents: [ada] });
  const bea = await someResident(stage, { firstName: 'Bea' });
  const [sam, pat] = [await hire('MESSAGE_FAMILY_RESIDENTS'), await hire()];
  const kim = await hire('VIEW_ACTIVITIES');
  const threads: string[] = [];

  const call: Parlour['call'] = async (as, method, path, body) =>
    seen(await stage.call(method, `${THREADS}${path}`, { as, ...(body && { body }) }));

  const parlour: Parlour = {
    ...{ ada, carl, bea, sam, pat, kim, call },
    start: async ({ people = [ada, carl, sam], title = 'Garden' } = {}) => {
      const [creatorId = '', ...participantIds] = people;
      const body = { creatorId, participantIds, ...(title !== null && { title }) };
      const answer = await call(creatorId, 'POST', '', body);
      const id = pick(answer.body, 'data.id');
      if (typeof id === 'string') threads.push(id);
      return answer;
    },
    thread: async (company) => String(pick((await parlour.start(company)).body, 'data.id')),
    talk: async (company = {}) => {
      const threadId = await parlour.thread(company);
      for (const [at, one] of (company.people ?? [ada, carl, sam]).entries())
        await parlour.say(one, threadId, ['rain', 'sun', 'wind', 'snow', 'fog'][at]);
      return threadId;
    },
    say: (as, threadId, body = 'hail', more = {}) =>
      call(as, 'POST', `/${threadId}/messages`, { body, ...more }),
    move: (as, threadId, move) => {
      const [method, rest] = MOVES[move];
      return call(as, method, `/${threadId}${rest}`);
    },
    rename: (as, threadId, title) => call(as, 'PUT', `/${threadId}`, { title }),
    read: (as, threadId) => call(as, 'GET', `/${threadId}`),
    list: (as, query = '') => call(as, 'GET', query === '' ? '' : `?${query}`),
    search: (as, body = {}) => call(as, 'POST', '/search', body),
    messages: (as, threadId, query = '') => call(as, 'GET', `/${threadId}/messages?${query}`),
    everything: async () => {
      const all: unknown[] = [];
      for (const one of [ada, carl, bea, sam]) {
        all.push(await parlour.list(one, 'filter=active'), await parlour.list(one, 'filter=archived'));
        all.push(await parlour.search(one));
        for (const id of threads) all.push(await parlour.read(one, id), await parlour.messages(one, id));
      }
      return all;
    },
  };
  return parlour;
};

/** What a few steps in the parlour answer, and what everybody sees afterwards. */
export const inParlour =
  (steps: (parlour: Parlour, stage: Stage) => Promise<unknown>): Witness =>
  async (stage) => {
    const parlour = await someParlour(stage);
    return [await steps(parlour, stage), await parlour.everything()];
  };
