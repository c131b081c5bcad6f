import type { OperationId } from '../../openapi/generated/contract.ts';
import { LARGEST_FILE } from '../mock/operations/request-comments/files.ts';
import { byForm, chatting, enclosing, filing, inBoth, note, notes } from '../witness/request-comments.ts';
import type { Witness } from '../witness/client.ts';
import { readingsOf } from './reading.ts';
import type { Variant } from './variant.ts';

/** What is too much, by number and by size, for comments and for work requests. */
const tooMuch: Witness = async (client) => {
  const heavy = note('scan.pdf', 'x'.repeat(LARGEST_FILE + 1));
  const comments = inBoth(async ({ family, enclose }) => [
    await enclose(family.daughter, notes(6)),
    await enclose(family.daughter, [heavy]),
  ]);
  return [await comments(client), await filing(notes(6))(client), await filing([heavy])(client)];
};

/** A request that its creator has cancelled, and a comment on it. */
const late = inBoth(async ({ family, id, cancel, say }) => [
  await cancel(id, family.daughter),
  await say(family.daughter),
]);

/** A note, which is text, with everything that takes files. */
const noted: Witness = async (client) => [
  await inBoth(({ family, enclose }) => enclose(family.daughter, notes(1)))(client),
  await filing(notes(1))(client),
];

const LIMITS = ['bad-request', 'too-large', 'unprocessable'] as const;
const CARRIERS = [
  'createTransportationRequestComment',
  'createWorkRequest',
  'createWorkRequestComment',
] as const;
const COMMENTS = ['createTransportationRequestComment', 'createWorkRequestComment'] as const;

const closedTo = (operation: OperationId): Variant => ({
  id: `freedom.closed-to-${operation}`,
  description: `What is settled is closed to ${operation}, and takes other comments.`,
  readings: { 'comment-on-closed-request': { '*': 'accepted', [operation]: 'refused' } },
  witness: late,
});

const formAloneFor = (operation: OperationId): Variant => ({
  id: `freedom.form-alone-for-${operation}`,
  description: `${operation} takes no JSON, other operations do.`,
  readings: { 'request-files-form': { '*': 'json-or-multipart', [operation]: 'multipart-only' } },
  witness: byForm,
});

const picturesAlone = (operation: OperationId): Variant => ({
  id: `freedom.pictures-and-papers-for-${operation}`,
  description: `${operation} takes pictures and PDF files alone, other operations take files of every kind.`,
  readings: { 'request-file-kinds': { '*': 'any', [operation]: 'pictures-and-papers' } },
  witness: noted,
});

/** Each of the operations that take files refuses too much in its own way, and all together in every way. */
const limitsFrom = (first: number): Variant => {
  const reading = (at: number) => LIMITS[(first + at) % LIMITS.length] ?? 'bad-request';
  const [ride, request, comment] = [reading(0), reading(1), reading(2)];
  return {
    id: `freedom.limits-by-operation-${first + 1}`,
    description: `Too much is refused by ${ride} with a ride, ${request} with a work request, ${comment} with a comment on one.`,
    readings: {
      'request-file-limits': {
        '*': 'by-kind',
        [CARRIERS[0]]: ride,
        [CARRIERS[1]]: request,
        [CARRIERS[2]]: comment,
      },
    },
    witness: tooMuch,
  };
};

/** What comments and their files may be, by the open questions. */
export const requestCommentVariants: readonly Variant[] = [
  ...readingsOf(enclosing, ['request-comments'], {
    'request-comment-user-type': chatting,
    'comment-on-closed-request': late,
    'request-files-form': byForm,
    'request-file-kinds': noted,
    'request-file-limits': tooMuch,
  }),
  ...COMMENTS.map(closedTo),
  ...CARRIERS.map(formAloneFor),
  ...LIMITS.map((_, at) => limitsFrom(at)),
  picturesAlone('createWorkRequest'),
];
