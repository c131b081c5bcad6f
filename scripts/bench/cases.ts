import { ADDRESSES, dayFromNow, newcomer, numbers, type Ground } from './ground.ts';
import { residentPages } from './pages.ts';
import type { Sent } from './request.ts';
import { reading, type Case } from './steps.ts';

/** Changes of residents, each of which is one more than what a kept answer knows. */
export const changesOf = ({ write, newcomers }: Ground): readonly Sent[] =>
  numbers(8).map((at) =>
    write('PUT', `/residents/${newcomers[at] ?? ''}`, newcomer(at, at < 4 ? 'Anna' : 'Assi')),
  );

/** Windows of 28 days that all hold the activity of the bench; the time of day of their start does not count. */
export const activityWindows = ({ get, facility }: Ground): readonly Sent[] =>
  numbers(ADDRESSES).map((at) => {
    const first = (at % 25) - 22;
    const hour = String(3 * Math.floor(at / 25)).padStart(2, '0');
    const window = `startDate=${dayFromNow(first)}T${hour}:00:00Z&endDate=${dayFromNow(first + 27)}T23:00:00Z`;
    return get(`/facilities/${facility}/activities?${window}`);
  });

export const registration = (ground: Ground, activity: string, user: string): readonly [Sent, Sent] => [
  ground.write('POST', `/activities/${activity}/registrations`, { userId: user, userType: 'resident' }),
  ground.write('DELETE', `/activities/${activity}/registrations/${user}`),
];

const photoCases = async ({ get, list, write, facility }: Ground): Promise<Case> => {
  const path = `/facilities/${facility}/photos?pageSize=`;
  const { data } = await list(`${path}100`);
  const reads = [
    ...numbers(100).map((at) => get(`${path}${at + 1}`)),
    ...numbers(100).map((at) => get(`${path}${at + 1}&captionSearch=e`)),
  ];
  const [first] = data;
  const captions = ['Tea on the terrace', 'Tea in the library'];
  const writes = captions.map((caption) => write('PUT', `/photos/${first?.id ?? ''}`, { caption }));
  return reading('photos', reads, writes);
};

const messageCases = async (ground: Ground): Promise<readonly Case[]> => {
  const { get, list, write, people } = ground;
  const threads: { readonly id: string; readonly as: string }[] = [];
  for (const as of people)
    for (const { id } of (await list('/messages/threads?pageSize=100', as)).data) threads.push({ id, as });
  const one = (at: number) => threads[at % threads.length] ?? { id: '', as: '' };
  const readers = [...new Set(threads.map(({ as }) => as))];
  const titles = numbers(8).map((at) => {
    const { id, as } = one(at % 4);
    return write('PUT', `/messages/threads/${id}`, { title: at < 4 ? 'Tea at four' : 'Tea at five' }, as);
  });
  // An address is one reader's alone: servers without state know their answers by it.
  const lists = numbers(ADDRESSES).map((at) => {
    const filter = at < 100 ? '' : '&filter=active';
    return get(`/messages/threads?pageSize=${1 + (at % 100)}${filter}`, readers[at % readers.length]);
  });
  const seen = new Map(threads.map((thread) => [thread.id, thread]));
  const own = [...seen.values()];
  const perThread = Math.ceil(ADDRESSES / Math.max(1, own.length));
  const pages = own.flatMap(({ id, as }) =>
    numbers(perThread).map((at) => get(`/messages/threads/${id}/messages?pageSize=${50 + (at % 50)}`, as)),
  );
  const marks = own
    .slice(0, 4)
    .map(({ id, as }) => write('PUT', `/messages/threads/${id}/read`, undefined, as));
  return [
    reading('thread list', lists, titles),
    reading('messages of a thread', pages.slice(0, ADDRESSES), marks),
  ];
};

/** Reads of one address after the other, by how they end. */
export const each = (get: Ground['get'], path: string, ends: readonly (string | number)[]): readonly Sent[] =>
  ends.map((end) => get(`${path}${end}`));

/** What is measured against servers without state and against Prism. */
export const casesFor = async (ground: Ground): Promise<readonly Case[]> => {
  const { get, write, facility, newcomers, activity, createElsewhere } = ground;
  const residents = `/facilities/${facility}/residents`;
  const changes = changesOf(ground);
  const windows = activityWindows(ground);
  const { cursors } = await residentPages(ground);
  return [
    reading('one resident', each(get, '/residents/', newcomers), changes),
    reading('list of 50', each(get, `${residents}?pageSize=50&cursor=`, cursors), changes),
    reading('activities of 28 days', windows, changes),
    {
      name: 'activities after each registration',
      steps: newcomers.map((user, at) => {
        const [enter, leave] = registration(ground, activity, user);
        return [enter, ...windows.slice(at, at + 1), leave, ...windows.slice(at, at + 1)];
      }),
    },
    { name: 'register and cancel', steps: newcomers.map((user) => registration(ground, activity, user)) },
    await photoCases(ground),
    ...(await messageCases(ground)),
    { name: 'create', steps: numbers(ADDRESSES).map((at) => [createElsewhere(newcomer(at))]) },
    reading('404', each(get, '/residents/res_nobody', numbers(ADDRESSES))),
    {
      name: '400',
      steps: numbers(ADDRESSES).map((at) => [
        write('POST', residents, { ...newcomer(at), lastName: undefined }),
      ]),
    },
  ];
};
