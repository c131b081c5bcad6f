import { holdsText } from '../../mock/domain/text-match.ts';
import { conversationOf, lastMessageOf } from '../../mock/operations/messages/reading.ts';
import { inParlour } from '../../witness/messages.ts';
import { textIn, without, withQuery } from '../input.ts';
import { beforehand } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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

/** Lies of the searchValue of the list of threads. */
export const listSearchingSaboteurs: readonly Saboteur[] = [
  {
    id: 'messages.filtered-is-not-searched',
    lie: 'Beside a filter the searchValue of the list is not heeded.',
    breaks: ['MSG-24'],
    tables: beforehand(LIST, (input) =>
      withQuery(input, (query) => (query['filter'] === undefined ? query : without(query, 'searchValue'))),
    ),
    witness: shelves,
  },
  {
    id: 'messages.untitled-fits-every-search',
    lie: 'Every searchValue of the list lets threads without a title pass.',
    breaks: ['MSG-24'],
    tables: listingAlso(
      [LIST],
      (thread, { acting, query }) =>
        query['searchValue'] !== undefined && thread.title === null && takesPart(thread, acting.id),
    ),
    witness: shelves,
  },
  {
    id: 'messages.former-titles-are-found',
    lie: 'The list is searched by the first title of a thread.',
    breaks: ['MSG-24'],
    tables: (tables) => {
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
    witness: inParlour(async ({ ada, talk, rename, list }) => [
      await rename(ada, await talk(), 'Orchard'),
      await list(ada, 'filter=active&searchValue=Garden'),
    ]),
  },
  {
    id: 'messages.titles-of-others-are-not-found',
    lie: 'The searchValue of the list finds only threads that the acting user has created.',
    breaks: ['MSG-24'],
    tables: listingOnly(
      [LIST],
      (thread, { acting, query }) => query['searchValue'] === undefined || creatorOf(thread) === acting.id,
    ),
    witness: shelves,
  },
  {
    id: 'messages.list-finds-the-last-word',
    lie: 'The searchValue of the list finds a thread by its last message, too.',
    breaks: ['MSG-25'],
    tables: listingAlso([LIST], (thread, { acting, query }, scene) => {
      const last = lastMessageOf(conversationOf(thread, scene), scene);
      const sought = textIn(query['searchValue']);
      return last !== undefined && last.body === sought && takesPart(thread, acting.id);
    }),
    witness: inParlour(async ({ ada, talk, list }) => [await talk(), await list(ada, 'searchValue=wind')]),
  },
  {
    id: 'messages.list-finds-ones-own-words',
    lie: 'The searchValue of the list finds a thread by what the acting user has said there.',
    breaks: ['MSG-25'],
    tables: listingAlso(
      [LIST],
      (thread, { acting, query }, scene) =>
        query['searchValue'] !== undefined &&
        takesPart(thread, acting.id) &&
        messagesIn(thread, scene).some(
          ({ authorId, body }) =>
            authorId === acting.id && holdsText(body, textIn(query['searchValue']), 'part'),
        ),
    ),
    witness: shelves,
  },
  {
    id: 'messages.words-of-staff-are-listed',
    lie: 'Without a filter the searchValue of the list finds what staff have said.',
    breaks: ['MSG-25'],
    tables: listingAlso(
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
    witness: inParlour(async ({ ada, talk, list }) => [await talk(), await list(ada, 'searchValue=wind')]),
  },
];
