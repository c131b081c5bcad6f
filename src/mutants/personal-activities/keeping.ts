import { mutantsOf, breaking } from '../mutant.ts';
import { dayIn, later, minuteIn } from '../times.ts';
import { DAY, textOf } from '../windows.ts';
import { createsAs } from './adapter.ts';

export const keepingMutants = mutantsOf('personal-activities', {
  'name-of-twenty-letters': breaking('PAC-43')
    .says('A create cuts the name off after 20 characters.')
    .by(createsAs, ({ name }) => ({
      name: name?.slice(0, 20) ?? null,
    })),
  'times-of-greenwich': breaking('PAC-44')
    .says('Times are kept as those of UTC, wherever the resident lives.')
    .by(createsAs, ({ startTime, endTime, startDate }) => {
      if (startTime === null || endTime === null) return {};
      const from = textOf(Date.parse(startDate)).slice(11, 16);
      return { startTime: from, endTime: later(from, minuteIn(endTime) - minuteIn(startTime)) };
    }),
  'no-leap-day': breaking('PAC-44')
    .says('An entry on February 29 is stored on March 1.')
    .by(createsAs, ({ startDate }) =>
      dayIn(startDate).endsWith('-02-29') ? { startDate: textOf(Date.parse(startDate) + DAY) } : {},
    ),
});
