import { choices } from '../../openapi/generated/choices.ts';
import { inParlour, type Parlour } from '../witness/messages.ts';
import { someResident } from '../witness/people.ts';
import type { Stage, Witness } from '../witness/stage.ts';
import { readingsOf } from './reading.ts';
import { variantsOf, type Variant } from './variant.ts';

const archived: Witness = inParlour(async ({ ada, talk, move }) => {
  const id = await talk();
  await move(ada, id, 'archive');
  return id;
});

const searched: Witness = inParlour(async ({ ada, talk, list, search, messages }) => {
  const id = await talk({ title: 'Rose Garden' });
  const found = [];
  for (const word of ['garden', 'Gard', 'Garden', 'rain', 'RAIN', 'ain']) {
    found.push(await list(ada, `searchValue=${word}`), await search(ada, { searchValue: word }));
    found.push(await messages(ada, id, `searchValue=${word}`));
  }
  return found;
});

const bySystemActor = inParlour(async ({ ada, carl, talk, list, search, call }, { systemActor }) => [
  await talk(),
  await list(systemActor),
  await search(systemActor),
  await call(systemActor, 'POST', '', { creatorId: ada, participantIds: [carl] }),
]);

const shown = inParlour(async ({ start }, stage) => {
  const ida = await someResident(stage, { status: 'inactive' });
  return start({ people: [ida] });
});

const everybody = inParlour(async ({ ada, rename, talk }) => rename(ada, await talk(), 'Orchard'));

/** Staff act for a resident who writes to staff to whom families may not write. */
const forAnother = inParlour(async ({ ada, pat, sam, call }) => [
  await call(sam, 'POST', '', { creatorId: ada, participantIds: [pat] }),
  await call(ada, 'POST', '', { creatorId: sam, participantIds: [pat] }),
]);

const pages = inParlour(async ({ ada, talk, call, search }) => [
  [await talk(), await talk()],
  await call(ada, 'POST', '/search?pageSize=1', {}),
  await search(ada, { pageSize: 1 }),
]);

const outside = inParlour(async ({ bea, thread, move, rename, say }) => {
  const id = await thread();
  return [await move(bea, id, 'archive'), await rename(bea, id, 'Orchard'), await say(bea, id)];
});

const left = inParlour(async ({ ada, talk, move }) => move(ada, await talk(), 'leave'));

const withoutTitle = inParlour(async ({ ada, thread, call }) => call(ada, 'PUT', `/${await thread()}`, {}));

const ownWord = inParlour(async ({ ada, talk, move, say }) => {
  const id = await talk();
  await move(ada, id, 'archive');
  return say(ada, id);
});

const marked = inParlour(async ({ ada, carl, talk, thread, move, read, say }) => {
  const [id, empty] = [await talk(), await thread()];
  await move(ada, id, 'read');
  return [await read(ada, id), await say(carl, id), await read(ada, id), await read(ada, empty)];
});

const ownAndOthers = inParlour(({ talk }) => talk());

/** A message with something beside its text. */
const sending = (
  more: (parlour: Parlour, stage: Stage) => Promise<Readonly<Record<string, unknown>>>,
): Witness =>
  inParlour(async (parlour, stage) =>
    parlour.say(parlour.ada, await parlour.thread(), 'hail', await more(parlour, stage)),
  );

const plain = sending(() => Promise.resolve({}));
const withFile = sending(async (_parlour, { lever }) =>
  lever('create-message-attachment', { name: 'menu.txt', type: 'text/plain', content: 'c291cA==' }),
);
const later = sending((_parlour, { day }) => Promise.resolve({ scheduledAt: `${day(2)}T10:00:00Z` }));

/** Freedoms of the section Messages. */
export const messageVariants: readonly Variant[] = [
  ...readingsOf(archived, [
    ['thread-filter-default', ['active-only']],
    ['search-value-match', ['part-same-case', 'words'], searched],
    ['system-actor-threads', ['every-thread', 'refused'], bySystemActor],
    ['outsider-thread-flags', ['unset'], bySystemActor],
    ['participants-in-lists', ['short', 'none'], everybody],
    ['participant-type', ['family-words'], everybody],
    ['participant-status', ['of-participation', 'unset'], shown],
    ['creator-not-acting', ['acting-user-decides', 'refused'], forAnother],
    [
      'unknown-participant',
      ['dropped'],
      inParlour(({ ada, carl, start }) => start({ people: [ada, carl, 'nobody'] })),
    ],
    ['search-paging-place', ['query', 'body'], pages],
    ['thread-non-participant', ['forbidden', 'served'], outside],
    ['left-thread', ['readable'], left],
    ['left-participant', ['listed'], left],
    ['thread-put-omitted', ['cleared'], withoutTitle],
    ['own-message-inbound', ['own-too'], ownWord],
    ['archived-thread-read', ['not-found']],
    ['has-read', ['while-nothing-new', 'once-marked'], marked],
    ['unread-count', ['every-message', 'zero'], ownAndOthers],
    ['send-message-answer', ['ok-message', 'no-content'], plain],
    ['message-attachment', ['not-taken'], withFile],
    ['scheduled-message', ['listed-when-due', 'ignored'], later],
    ['message-status', ['delivery-words', 'unset'], plain],
  ]),
  ...variantsOf('scheduled-in-thread', later, {
    'at-once': [
      choices['scheduled-in-thread'].readings['at-once'],
      { readings: { 'scheduled-message': 'listed-when-due', 'scheduled-in-thread': 'at-once' } },
    ],
  }),
];
