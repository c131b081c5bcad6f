import type { OperationId } from '../../../openapi/generated/contract.ts';
import { membersIn, type Members } from '../input.ts';
import { type Mutation, inReading, type OneOrMore } from '../mutation.ts';
import { type Mutant, type MutantRow, mutantsOf, breaking, rowOf } from '../mutant.ts';
import { refuses, refusesAs } from '../verbs.ts';
import { commentsOn, CREATES, keepsAs, requestIn, requestOf, RIDES, WORKS } from './amend.ts';

const isCreate = (id: string, operations: readonly OperationId[] = CREATES): boolean =>
  operations.some((operation) => operation === id);

/** The plain members of what was sent are others, before they are validated. */
const sentAs = (
  operations: readonly OperationId[],
  change: (members: Members, withFiles: boolean) => Members,
): Mutation =>
  inReading((original) => (route, received, world) => {
    const { raw } = received;
    if (!isCreate(route.id, operations) || raw.kind === 'none') return original(route, received, world);
    if (raw.kind === 'json') {
      const value = change(membersIn(raw.value), false);
      return original(route, { ...received, raw: { ...raw, value } }, world);
    }
    const changed = Object.entries(change(raw.form.fields, raw.form.files.length > 0));
    const fields = Object.fromEntries(changed.map(([name, value]) => [name, String(value)]));
    return original(route, { ...received, raw: { kind: 'form', form: { ...raw.form, fields } } }, world);
  });

/** The text of a comment is kept otherwise. */
const text = (operations: OneOrMore, how: string, change: (text: string) => string): MutantRow =>
  breaking('CMT-17')
    .says(`The text of a comment is kept ${how}.`)
    .by(keepsAs, operations, (stored) => ({ text: change(stored.text) }));

/** A state in which requests take no comments. */
const closed = (
  operation: OperationId,
  state: string,
  isClosedTo: (actingKind: string) => boolean = () => true,
): MutantRow =>
  breaking('CMT-19')
    .says(`A request that is ${state} takes no comments of some by ${operation}.`)
    .by(refusesAs, 'conflict', operation, (_body, input, context) => {
      return requestOf(requestIn(input), context)?.status === state && isClosedTo(input.acting.kind);
    });

const author = rowOf((who: string, operations: OneOrMore, change: Parameters<typeof keepsAs>[1]) => [
  `The author of a comment is ${who}.`,
  keepsAs(operations, change),
]);

export const makingMutants: readonly Mutant[] = [
  ...mutantsOf('request-comments', {
    'author-is-the-resident': author(
      ['CMT-18'],
      'the resident on every ride',
      RIDES.create,
      (stored, { path }, { store }) => {
        const { id = '', firstName = '', lastName = '' } = store.residents.find(path['residentId']) ?? {};
        return { author: { ...stored.author, id, name: `${firstName} ${lastName}`, userType: 'resident' } };
      },
    ),
    'author-is-the-first': author(
      ['CMT-18'],
      'that of the first comment on a work request',
      WORKS.create,
      (stored, input, context) => ({ author: commentsOn(input, context)[0]?.author ?? stored.author }),
    ),
    'files-required': breaking('CMT-16')
      .says('A comment on a work request without a file is refused.')
      .by(refuses, WORKS.create, (_body, { files }) => files.length === 0),
    'text-of-few-letters': text(RIDES.create, 'without signs beyond the first 65,536 on a ride', (words) =>
      words.replace(/\p{Surrogate}|[\u{10000}-\u{10ffff}]/gu, ''),
    ),
    'approved-is-closed': closed(RIDES.create, 'approved'),
    'in-progress-is-closed-to-residents': closed(WORKS.create, 'in_progress', (by) => by === 'resident'),
    'pending-is-closed-to-bystanders': closed(RIDES.create, 'pending', (by) => by === 'connection'),
    'wordless-taken': breaking('CMT-15', 'CNV-34')
      .says('A comment without text is taken.')
      .by(sentAs, CREATES, (members) => ({ text: '', ...members })),
    'wordless-forms-taken': breaking('CMT-15')
      .says('On a work request a form without text is taken.')
      .by(sentAs, [WORKS.create], (members) => ('comment' in members ? { text: '', ...members } : members)),
  }),
];
