import { refuse } from '../../mock/http/problem.ts';
import { afterwards } from '../mutation.ts';
import { withoutEnvelope } from '../operators.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import { dayIn, isExact } from '../times.ts';
import { windowMutants } from '../windows.ts';
import { LIST, listsOnly, listsToo } from './adapter.ts';

const instantIn = (value: unknown): number => Date.parse(String(value));

export const listingMutants: readonly Mutant[] = [
  ...mutantsOf('personal-activities', {
    'list-unwrapped': withoutEnvelope(['PAC-12', 'CNV-10'], LIST),
    'list-of-nothing-is-not-found': breaking('PAC-12')
      .says('The list answers 404 if nothing is in the range.')
      .by(afterwards, LIST, (reply) =>
        JSON.stringify(reply.body) === '{"data":[]}'
          ? refuse('not-found', { promised: 'There is something.', found: 'nothing.', next: 'make one.' })
          : reply,
      ),
    'list-of-four': breaking('PAC-14', 'CNV-11')
      .says('A list of more than four breaks off after the fourth.')
      .by(listsOnly, (_, place) => place < 4),
    'list-without-what-has-no-times': breaking('PAC-14', 'PAC-41')
      .says('Entries without times are left out if another entry has times.')
      .by(listsOnly, (item, _, items) => isExact(item) || !items.some(isExact)),
    'list-of-mornings-for-one-day-less': breaking('PAC-14')
      .says('A morning is not in the list of which its day is the last.')
      .by(listsOnly, ({ timeType, startDate }, _at, _all, { query }) => {
        return timeType !== 'morning' || dayIn(startDate) !== dayIn(query['endDate']);
      }),
    'list-without-photos': breaking('PAC-14')
      .says('What has photos is not in the list.')
      .by(listsOnly, ({ photos }) => !Array.isArray(photos) || photos.length === 0),
    'list-of-all-days-gone-by': breaking('PAC-15')
      .says('What lasts all day is in every list that ends later.')
      .by(
        listsToo,
        ({ residentId, startDate, timeType }, { path, query }) =>
          residentId === path['residentId'] &&
          timeType === 'allDay' &&
          instantIn(startDate) < instantIn(query['startDate']),
      ),
    'list-of-the-house': breaking('PAC-16')
      .says('The list holds what others of the facility have at the same moment.')
      .by(
        listsToo,
        ({ residentId, startDate }, { path }, items) =>
          residentId !== path['residentId'] &&
          items.some((item) => instantIn(item['startDate']) === instantIn(startDate)),
      ),
  }),
  ...windowMutants({
    section: 'personal-activities',
    operation: LIST,
    clauses: {
      ...{ start: 'PAC-13', end: 'PAC-202', served: 'ACT-32', beyond: 'ACT-33', noLonger: 'ACT-34' },
      ...{ noShorter: 'ACT-35', middays: 'PAC-22' },
    },
  }),
];
