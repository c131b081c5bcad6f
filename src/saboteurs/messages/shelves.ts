import type { ThreadRecord } from '../../mock/world/messages-records.ts';
import { inParlour, type Parlour } from '../../witness/messages.ts';

export const creatorOf = ({ standings }: ThreadRecord): string => standings[0]?.personId ?? '';

/** Two threads with their words, the first archived by Ada, the second by Sam. */
export const shelves = inParlour(async (parlour) => {
  const { ada, sam, talk, thread, move, list } = parlour;
  const [first, second] = [await talk(), await thread({ title: 'Kitchen' })];
  await move(ada, first, 'archive');
  await move(sam, second, 'archive');
  const queries = ['filter=archived&', 'filter=active&', ''].flatMap((query) =>
    ['Garden', 'Kitchen', 'rain', 'hail'].map((word) => `${query}searchValue=${word}`),
  );
  const found = [];
  for (const query of queries) for (const who of [ada, sam, parlour.bea]) found.push(await list(who, query));
  return [found, await someUntitled(parlour)];
});

const someUntitled = async ({ ada, carl, bea, pat, start, list }: Parlour) => [
  await start({ title: null }),
  await start({ people: [ada, bea] }),
  await start({ people: [pat, bea] }),
  await list(carl, 'filter=active&searchValue=Garden'),
  await list(ada, 'filter=active&searchValue=Garden&pageSize=1'),
];
