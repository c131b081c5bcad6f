import { choices } from '../../openapi/generated/choices.ts';
import { withThreads } from '../witness/messages.ts';
import { someResident } from '../witness/people.ts';
import { readingsOf } from './reading.ts';
import { variantsOf, type Variant } from './variant.ts';

/** Threads and messages of every kind, by all who may and by some who may not. */
const usual = withThreads(
  async ({ ada, carl, pat, sam, ...setup }, { systemActor, day, lever, ...client }) => {
    const { talk, thread, start, say, move, read, list, search, call } = setup;
    const rose = await talk({ title: 'Rose Garden' });
    const seen: unknown[] = [];
    for (const searchValue of ['garden', 'Gard']) seen.push(await search(ada, { searchValue }));
    seen.push(await list(systemActor), await search(systemActor));
    for (const [as, creatorId, ...participantIds] of [
      // Staff act for a resident who writes to staff to whom families may not write, and the other way round.
      [sam, ada, pat],
      [ada, sam, pat],
      [ada, carl, carl],
    ] as const)
      seen.push(await call(as, 'POST', '', { creatorId, participantIds }));
    seen.push(await start({ people: [ada, carl, 'nobody'] }));
    seen.push(
      await start({
        people: [ada, await someResident({ lever, day, systemActor, ...client }, { status: 'inactive' })],
      }),
    );
    seen.push(await call(ada, 'POST', '/search?pageSize=1', {}), await search(ada, { pageSize: 1 }));

    seen.push(await read(ada, rose), await move(ada, rose, 'read'), await read(ada, rose));
    const [silent, gone] = [await thread(), await talk()];
    seen.push(await read(ada, silent), await call(ada, 'PUT', `/${silent}`, {}));
    seen.push(await move(ada, gone, 'leave'), await list(ada));
    seen.push(await move(ada, silent, 'archive'), await read(ada, silent), await list(ada));
    seen.push(await move(ada, rose, 'archive'), await say(ada, rose), await list(ada));
    const file = { name: 'menu.txt', type: 'text/plain', content: 'c291cA==' };
    for (const more of [
      await lever('create-message-attachment', file),
      { scheduledAt: `${day(2)}T10:00:00Z` },
    ])
      seen.push(await say(carl, rose, 'hail', more));
    return seen;
  },
);

export const messageVariants: readonly Variant[] = [
  ...readingsOf(usual, ['messages'], { 'scheduled-in-thread': null }),
  ...variantsOf('scheduled-in-thread', usual, {
    'at-once': [
      choices['scheduled-in-thread'].readings['at-once'],
      { readings: { 'scheduled-message': 'listed-when-due', 'scheduled-in-thread': 'at-once' } },
    ],
  }),
];
