import type { Mutation } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { DAY, HOUR, filling, midnight, serving, textOf, type Dates } from '../windows.ts';
import { LIST } from './adapter.ts';

/** The list of activities with another idea of the window. */
const takes = (test: (dates: Dates) => boolean): Mutation => serving(LIST, test);

export const windowMutants = mutantsOf('activities', {
  'list-without-start': breaking('ACT-21', 'CNV-34')
    .says('A list without startDate begins a week before endDate.')
    .by(filling, LIST, 'startDate', ({ endDate = '' }) => textOf(Date.parse(endDate) - 7 * DAY)),
  'list-without-end': breaking('ACT-203', 'CNV-34')
    .says('A list without endDate goes on for a week.')
    .by(filling, LIST, 'endDate', ({ startDate = '' }) => textOf(Date.parse(startDate) + 7 * DAY)),
  'window-of-two-months': breaking('ACT-33')
    .says('The window allows 60 calendar days.')
    .by(takes, ({ first, last }) => last - first < 60 * DAY),
  'window-longer-for-late-starts': breaking('ACT-34')
    .says('A startDate after ten in the evening counts as the next day.')
    .by(takes, ({ start, last }) => last - midnight(start + 2 * HOUR) < 45 * DAY),
  'window-of-44-days': breaking('ACT-32', 'ACT-36')
    .says('The window allows only 44 calendar days.')
    .by(takes, ({ first, last }) => last - first < 44 * DAY),
  'window-shorter-for-late-starts': breaking('ACT-35')
    .says('The rest of a day that begins after six in the evening counts as a day of its own before day 1.')
    .by(takes, ({ start, first, last }) => last - first < (start - first >= 18 * HOUR ? 44 : 45) * DAY),
});
