import { isRefusal, refuse } from '../../mock/http/problem.ts';
import { authorOf } from '../../mock/operations/request-comments/author.ts';
import type { RequestCommentRecord } from '../../mock/world/request-records.ts';
import type { World } from '../../mock/world/world.ts';
import { chatting, wordless } from '../../witness/request-comments.ts';
import { membersIn, type Members } from '../input.ts';
import { inGate, instead, type Lie, together } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import {
  carrying,
  commentsOn,
  HALVES,
  inHalves,
  making,
  requestIn,
  RIDES,
  shownInLists,
  WORKS,
  type Half,
} from './amend.ts';

type Kept = (stored: RequestCommentRecord) => Partial<RequestCommentRecord>;

const text =
  (change: (text: string) => string): Kept =>
  (stored) => ({ text: change(stored.text) });

const isCreate = (id: string, halves: readonly Half[] = HALVES): boolean =>
  halves.some(({ create }) => create === id);

/** The plain members of what was sent are others, before the contract judges them. */
const sent = (change: (members: Members, withFiles: boolean) => Members, halves = HALVES): Lie =>
  inGate('readInput', (honest) => (route, received, world) => {
    const { raw } = received;
    if (!isCreate(route.id, halves)) return honest(route, received, world);
    if (raw.kind === 'json')
      return honest(
        route,
        { ...received, raw: { ...raw, value: change(membersIn(raw.value), false) } },
        world,
      );
    if (raw.kind === 'none') return honest(route, received, world);
    const changed = Object.entries(change(raw.form.fields, raw.form.files.length > 0));
    const fields = Object.fromEntries(changed.map(([name, value]) => [name, String(value)]));
    return honest(route, { ...received, raw: { kind: 'form', form: { ...raw.form, fields } } }, world);
  });

/** A comment that nobody was told of. */
const slip = (requestId: string, author: RequestCommentRecord['author'], { store, ids, clock }: World) => {
  const created = clock.now().toString({ fractionalSecondDigits: 3 });
  store.requestComments.insert({
    id: ids.next('rqc'),
    ...{ requestId, author, text: '', visibleToFamily: true, attachments: [], created, modified: created },
  });
};

/** Lies about the text of a comment. */
export const wordingSaboteurs: readonly Saboteur[] = [
  {
    id: 'request-comments.wordless-taken',
    lie: 'A comment without text is taken.',
    breaks: ['CMT-15'],
    tables: sent((members) => ({ text: '', ...members })),
    witness: wordless,
  },
  {
    id: 'request-comments.wordless-files-taken',
    lie: 'A file without text is taken as a comment.',
    breaks: ['CMT-15'],
    tables: sent((members, withFiles) => (withFiles ? { text: '', ...members } : members)),
    witness: wordless,
  },
  {
    id: 'request-comments.wordless-forms-taken',
    lie: 'On a work request a form without text is taken.',
    breaks: ['CMT-15'],
    tables: sent((members) => ('comment' in members ? { text: '', ...members } : members), [WORKS]),
    witness: wordless,
  },
  {
    id: 'request-comments.wordless-kept-all-the-same',
    lie: 'A comment without text is refused, and is there afterwards.',
    breaks: ['CMT-15'],
    tables: inGate('readInput', (honest) => (route, received, world) => {
      const reply = honest(route, received, world);
      if (isCreate(route.id) && isRefusal(reply)) slip(requestIn(received), authorOf(received.acting), world);
      return reply;
    }),
    witness: wordless,
  },
  {
    id: 'request-comments.files-required',
    lie: 'A comment on a work request without a file is refused.',
    breaks: ['CMT-16'],
    tables: carrying(
      (honest) => (input, scene) =>
        input.files.length > 0
          ? honest(input, scene)
          : refuse('invalid-input', {
              promised: 'A comment has a file.',
              found: 'none.',
              next: 'send one.',
            }),
      [WORKS.create],
    ),
    witness: chatting,
  },
  {
    id: 'request-comments.files-required-of-residents',
    lie: 'A comment of the resident on a ride without a file is refused.',
    breaks: ['CMT-16'],
    tables: carrying(
      (honest) => (input, scene) =>
        input.files.length > 0 || input.acting.kind === 'connection'
          ? honest(input, scene)
          : refuse('invalid-input', {
              promised: 'A comment has a file.',
              found: 'none.',
              next: 'send one.',
            }),
      [RIDES.create],
    ),
    witness: chatting,
  },
  {
    id: 'request-comments.text-cut-short',
    lie: 'The text of a comment ends after 500 letters.',
    breaks: ['CMT-17'],
    tables: making(text((words) => words.slice(0, 500))),
    witness: chatting,
  },
  {
    id: 'request-comments.text-escaped',
    lie: 'The list shows the text of a comment escaped for a page.',
    breaks: ['CMT-17'],
    tables: shownInLists((comment) => ({
      ...comment,
      text: String(comment['text'])
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('"', '&quot;'),
    })),
    witness: chatting,
  },
  {
    id: 'request-comments.text-of-few-letters',
    lie: 'Signs beyond the first 65,536 fall out of the text of a comment on a ride.',
    breaks: ['CMT-17'],
    tables: making(
      text((words) => words.replace(/\p{Surrogate}|[\u{10000}-\u{10ffff}]/gu, '')),
      [RIDES],
    ),
    witness: chatting,
  },
  {
    id: 'request-comments.text-decoded',
    lie: 'Percent signs in a text are read as if it came in a link.',
    breaks: ['CMT-17'],
    tables: making(text((words) => words.replaceAll('%20', ' '))),
    witness: chatting,
  },
  {
    id: 'request-comments.first-words-stay',
    lie: 'Another comment of the same author on the same work request has the text of the one before.',
    breaks: ['CMT-17'],
    tables: making(
      (stored, input, scene) => {
        const before = commentsOn(input, scene).find(
          ({ id, author }) => id !== stored.id && author.id === stored.author.id,
        );
        return { text: before?.text ?? stored.text };
      },
      [WORKS],
    ),
    witness: chatting,
  },
  {
    id: 'request-comments.latest-words-everywhere',
    lie: 'The list shows the latest comment of an author in the place of each one of theirs.',
    breaks: ['CMT-17'],
    tables: (tables) => {
      const latest = new Map<unknown, unknown>();
      const heard = inHalves(({ create }) =>
        instead(create, (honest) => (input, scene) => {
          latest.set(input.acting.id, membersIn(input.body)['text']);
          return honest(input, scene);
        }),
      );
      const told = shownInLists((comment) => ({
        ...comment,
        text: latest.get(membersIn(comment['author'])['id']) ?? comment['text'],
      }));
      return together(heard, told)(tables);
    },
    witness: chatting,
  },
];
