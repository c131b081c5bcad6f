import { mutantsOf, breaking } from '../mutant.ts';
import { showsWith } from '../verbs.ts';
import { LIST, visits } from './adapter.ts';

const { replacesAs, writesAs } = visits;

export const peopleMutants = mutantsOf('personal-visits', {
  'two-strangers-at-most': breaking('PVS-50')
    .says('A write stores at most two manualVisitors.')
    .by(writesAs, ({ manualVisitors }) => ({
      manualVisitors: manualVisitors.slice(0, 2),
    })),
  'one-stranger-of-a-tie': breaking('PVS-50')
    .says('Of strangers with the same relationship the first one is kept.')
    .by(writesAs, ({ manualVisitors }) => ({
      manualVisitors: manualVisitors.filter(
        ({ relationship }, at, all) => all.findIndex((one) => one.relationship === relationship) === at,
      ),
    })),
  'change-keeps-connections-of-the-same-number': breaking('PVS-50')
    .says('A replacement by as many connections as there were keeps them.')
    .by(replacesAs, ({ connectionVisitors }, now) =>
      now.connectionVisitors.length === connectionVisitors.length ? { connectionVisitors } : {},
    ),
  'attended-in-the-answer-alone': breaking('PVS-51', 'PVS-52')
    .says('The list shows a visit without times without its attendees.')
    .by(showsWith, LIST, ({ timeType }) => (timeType === 'exactTime' ? {} : { attendedResidentIds: [] })),
  'change-keeps-the-others': breaking('PVS-52')
    .says('A change ignores the attendedResidentIds that are sent.')
    .by(replacesAs, ({ attendedResidentIds }) => ({
      attendedResidentIds,
    })),
});
