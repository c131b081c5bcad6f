import { holdsText } from '../../mock/domain/text-match.ts';
import { conversationOf, lastMessageOf } from '../../mock/operations/messages/reading.ts';
import { inParlour } from '../../witness/messages.ts';
import { textIn, without, withQuery } from '../input.ts';
import { beforehand } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import {
  kindOf,
  LIST,
  listingAlso,
  listingOnly,
  messagesIn,
  takesPart,
  thereafter,
  UPDATE,
} from './amend.ts';
import { creatorOf, shelves } from './shelves.ts';

/** Saboteurs of the searchValue of the list of threads. */
export const listSearchingSaboteurs = saboteursOf('messages', shelves, {
  'filtered-is-not-searched': [
    'Beside a filter the searchValue of the list is not heeded.',
    ['MSG-24'],
    beforehand(LIST, (input) =>
      withQuery(input, (query) => (query['filter'] === undefined ? query : without(query, 'searchValue'))),
    ),
  ],
  'untitled-fits-every-search': [
    'Every searchValue of the list lets threads without a title pass.',
    ['MSG-24'],
    listingAlso(
      [LIST],
      (thread, { acting, query }) =>
        query['searchValue'] !== undefined && thread.title === null && takesPart(thread, acting.id),
    ),
  ],
  'former-titles-are-found': [
    'The list is searched by the first title of a thread.',
    ['MSG-24'],
    (tables) => {
      const first = new Map<string, string | null>();
      const renames = thereafter(UPDATE, (_input, _scene, { id, title }) => {
        if (!first.has(id)) first.set(id, title);
      });
      const finds = listingAlso([LIST], (thread, { acting, query }) => {
        const former = first.get(thread.id);
        const sought = query['searchValue'];
        if (former === undefined || sought === undefined || !takesPart(thread, acting.id)) return false;
        return holdsText(former, textIn(sought), 'part');
      });
      return finds(renames(tables));
    },
    inParlour(async ({ ada, talk, rename, list }) => [
      await rename(ada, await talk(), 'Orchard'),
      await list(ada, 'filter=active&searchValue=Garden'),
    ]),
  ],
  'titles-of-others-are-not-found': [
    'The searchValue of the list finds only threads that the acting user has created.',
    ['MSG-24'],
    listingOnly(
      [LIST],
      (thread, { acting, query }) => query['searchValue'] === undefined || creatorOf(thread) === acting.id,
    ),
  ],
  'list-finds-the-last-word': [
    'The searchValue of the list finds a thread by its last message, too.',
    ['MSG-25'],
    listingAlso([LIST], (thread, { acting, query }, scene) => {
      const last = lastMessageOf(conversationOf(thread, scene), scene);
      const sought = textIn(query['searchValue']);
      return last !== undefined && last.body === sought && takesPart(thread, acting.id);
    }),
    inParlour(async ({ ada, talk, list }) => [await talk(), await list(ada, 'searchValue=wind')]),
  ],
  'list-finds-ones-own-words': [
    'The searchValue of the list finds a thread by what the acting user has said there.',
    ['MSG-25'],
    listingAlso(
      [LIST],
      (thread, { acting, query }, scene) =>
        query['searchValue'] !== undefined &&
        takesPart(thread, acting.id) &&
        messagesIn(thread, scene).some(
          ({ authorId, body }) =>
            authorId === acting.id && holdsText(body, textIn(query['searchValue']), 'part'),
        ),
    ),
  ],
  'words-of-staff-are-listed': [
    'Without a filter the searchValue of the list finds what staff have said.',
    ['MSG-25'],
    listingAlso(
      [LIST],
      (thread, { acting, query }, scene) =>
        query['searchValue'] !== undefined &&
        query['filter'] === undefined &&
        takesPart(thread, acting.id) &&
        messagesIn(thread, scene).some(
          ({ authorId, body }) =>
            kindOf(authorId, scene) === 'staff' && holdsText(body, textIn(query['searchValue']), 'part'),
        ),
    ),
    inParlour(async ({ ada, talk, list }) => [await talk(), await list(ada, 'searchValue=wind')]),
  ],
});
