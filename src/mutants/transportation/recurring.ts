import type { AnyInput } from '../../mock/http/input.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import { textIn } from '../input.ts';
import { wrongRefusal, wrongValue } from '../operators.ts';
import { type Mutant, mutantsOf, breaking } from '../mutant.ts';
import { CANCEL, COMMENT, LIST, READ, REPLACE, requests } from './amend.ts';

const { inPath, shownWith } = requests;

const recurs = (_refusal: unknown, input: AnyInput, context: OperationContext) =>
  !!inPath(input, context)?.recurrence;
const isOnce = (_refusal: unknown, input: AnyInput, context: OperationContext) =>
  !inPath(input, context)?.recurrence;

export const recurringMutants: readonly Mutant[] = [
  ...mutantsOf('transportation', {
    'occurrences-with-ids-of-their-own': breaking('TRA-39')
      .says('Every occurrence has an id of its own.')
      .by(shownWith, ({ id, isRecurring, date }) => ({
        id: isRecurring ? `${textIn(id)}:${textIn(date)}` : id,
      })),
    'occurrences-that-do-not-recur': wrongValue(['TRA-40'], LIST, 'isRecurring').is(false),
    'occurrence-read-that-does-not-recur': wrongValue(['TRA-40'], READ, 'isRecurring').is(false),
    'no-occurrence-is-400': wrongRefusal(['TRA-70'], READ, 400, recurs),
    'series-replaced-is-400': wrongRefusal(['TRA-78'], REPLACE, 400, recurs),
    'series-cancelled-is-400': wrongRefusal(['TRA-82'], CANCEL, 400, recurs),
    'series-commented-is-403': wrongRefusal(['TRA-83'], COMMENT, 403, recurs),
    'one-off-by-date-is-400': wrongRefusal(['TRA-72'], READ, 400, isOnce),
  }),
];
