import { isRefusal, refuse } from '../../mock/http/problem.ts';
import { authorOf } from '../../mock/operations/request-comments/author.ts';
import type { RequestCommentRecord } from '../../mock/world/request-records.ts';
import type { World } from '../../mock/world/world.ts';
import { chatting, wordless } from '../../witness/request-comments.ts';
import { membersIn, type Members } from '../input.ts';
import { inGate, instead, type Mutation, together } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
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
const sent = (change: (members: Members, withFiles: boolean) => Members, halves = HALVES): Mutation =>
  inGate('readInput', (original) => (route, received, world) => {
    const { raw } = received;
    if (!isCreate(route.id, halves)) return original(route, received, world);
    if (raw.kind === 'json')
      return original(
        route,
        { ...received, raw: { ...raw, value: change(membersIn(raw.value), false) } },
        world,
      );
    if (raw.kind === 'none') return original(route, received, world);
    const changed = Object.entries(change(raw.form.fields, raw.form.files.length > 0));
    const fields = Object.fromEntries(changed.map(([name, value]) => [name, String(value)]));
    return original(route, { ...received, raw: { kind: 'form', form: { ...raw.form, fields } } }, world);
  });

/** A comment that nobody was told of. */
const slip = (requestId: string, author: RequestCommentRecord['author'], { store, ids, clock }: World) => {
  const created = clock.now().toString({ fractionalSecondDigits: 3 });
  store.requestComments.insert({
    id: ids.next('rqc'),
    ...{ requestId, author, text: '', visibleToFamily: true, attachments: [], created, modified: created },
  });
};

/** Saboteurs about the text of a comment. */
export const wordingSaboteurs = saboteursOf('request-comments', chatting, {
  'wordless-taken': [
    'A comment without text is taken.',
    ['CMT-15'],
    sent((members) => ({ text: '', ...members })),
    wordless,
  ],
  'wordless-files-taken': [
    'A file without text is taken as a comment.',
    ['CMT-15'],
    sent((members, withFiles) => (withFiles ? { text: '', ...members } : members)),
    wordless,
  ],
  'wordless-forms-taken': [
    'On a work request a form without text is taken.',
    ['CMT-15'],
    sent((members) => ('comment' in members ? { text: '', ...members } : members), [WORKS]),
    wordless,
  ],
  'wordless-kept-all-the-same': [
    'A comment without text is refused, and is there afterwards.',
    ['CMT-15'],
    inGate('readInput', (original) => (route, received, world) => {
      const reply = original(route, received, world);
      if (isCreate(route.id) && isRefusal(reply)) slip(requestIn(received), authorOf(received.acting), world);
      return reply;
    }),
    wordless,
  ],
  'files-required': [
    'A comment on a work request without a file is refused.',
    ['CMT-16'],
    carrying(
      (original) => (input, scene) =>
        input.files.length > 0
          ? original(input, scene)
          : refuse('invalid-input', {
              promised: 'A comment has a file.',
              found: 'none.',
              next: 'send one.',
            }),
      [WORKS.create],
    ),
  ],
  'files-required-of-residents': [
    'A comment of the resident on a ride without a file is refused.',
    ['CMT-16'],
    carrying(
      (original) => (input, scene) =>
        input.files.length > 0 || input.acting.kind === 'connection'
          ? original(input, scene)
          : refuse('invalid-input', {
              promised: 'A comment has a file.',
              found: 'none.',
              next: 'send one.',
            }),
      [RIDES.create],
    ),
  ],
  'text-cut-short': [
    'The text of a comment ends after 500 letters.',
    ['CMT-17'],
    making(text((words) => words.slice(0, 500))),
  ],
  'text-escaped': [
    'The list shows the text of a comment escaped for a page.',
    ['CMT-17'],
    shownInLists((comment) => ({
      ...comment,
      text: String(comment['text'])
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('"', '&quot;'),
    })),
  ],
  'text-of-few-letters': [
    'Signs beyond the first 65,536 fall out of the text of a comment on a ride.',
    ['CMT-17'],
    making(
      text((words) => words.replace(/\p{Surrogate}|[\u{10000}-\u{10ffff}]/gu, '')),
      [RIDES],
    ),
  ],
  'text-decoded': [
    'Percent signs in a text are read as if it came in a link.',
    ['CMT-17'],
    making(text((words) => words.replaceAll('%20', ' '))),
  ],
  'first-words-stay': [
    'Another comment of the same author on the same work request has the text of the one before.',
    ['CMT-17'],
    making(
      (stored, input, scene) => {
        const before = commentsOn(input, scene).find(
          ({ id, author }) => id !== stored.id && author.id === stored.author.id,
        );
        return { text: before?.text ?? stored.text };
      },
      [WORKS],
    ),
  ],
  'latest-words-everywhere': [
    'The list shows the latest comment of an author in the place of each one of theirs.',
    ['CMT-17'],
    (tables) => {
      const latest = new Map<unknown, unknown>();
      const heard = inHalves(({ create }) =>
        instead(create, (original) => (input, scene) => {
          latest.set(input.acting.id, membersIn(input.body)['text']);
          return original(input, scene);
        }),
      );
      const told = shownInLists((comment) => ({
        ...comment,
        text: latest.get(membersIn(comment['author'])['id']) ?? comment['text'],
      }));
      return together(heard, told)(tables);
    },
  ],
});
