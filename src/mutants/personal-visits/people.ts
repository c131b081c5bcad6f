import { known, sometime } from '../../witness/personal-visits.ts';
import { textsIn } from '../input.ts';
import { wrongValue } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { showsWith } from '../verbs.ts';
import { EVERYWHERE, GET, LIST, visits } from './adapter.ts';
import { writing } from './writing.ts';

const { createsAs, replacesAs, writesAs } = visits;

const friend = (name: string, relationship = 'Friend') => ({ name, relationship });
const FRIENDS = { manualVisitors: [friend('Ann'), friend('Bea', 'Nurse'), friend('Cleo')] };

/** Visits by strangers and by connections, to one resident and to several. */
const manyPeople = writing(({ connectionIds, others }) => {
  const attending = (...ids: readonly string[]) => ({ additionalAttendeeResidentIds: ids });
  return {
    creates: [
      ...[{}, FRIENDS, sometime('morning'), known(...connectionIds), attending(...others)],
      ...[
        { ...known(...connectionIds), ...FRIENDS },
        { ...attending(...others), visitType: 'care' },
      ],
    ],
    replacements: [
      [{}, FRIENDS],
      [known(...connectionIds), { ...FRIENDS, connectionVisitors: [] }],
      [known(connectionIds[0]), known(connectionIds[1])],
      [{}, attending(...others)],
      [attending(...others), attending(others[1])],
    ],
  };
});

export const peopleMutants = mutantsOf('personal-visits', manyPeople, {
  'first-connection-alone': breaking('PVS-50')
    .says('A write stores only the first of the connectionVisitors.')
    .by(writesAs, ({ connectionVisitors: [first] }) => ({
      connectionVisitors: first ? [first] : [],
    })),
  'connections-push-strangers-out': breaking('PVS-50')
    .says('A write with connectionVisitors loses its manualVisitors.')
    .by(writesAs, ({ connectionVisitors }) => (connectionVisitors.length > 0 ? { manualVisitors: [] } : {})),
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
  'all-of-one-tie': breaking('PVS-50')
    .says('All strangers have the relationship of the first one.')
    .by(writesAs, ({ manualVisitors }) => {
      const relationship = manualVisitors[0]?.relationship ?? null;
      return { manualVisitors: manualVisitors.map(({ name }) => ({ name, relationship })) };
    }),
  'strangers-without-ties-where-there-are-no-times': breaking('PVS-50')
    .says('The relationships are lost if the visit has no times.')
    .by(writesAs, ({ manualVisitors, timeType }) =>
      timeType === 'exactTime'
        ? {}
        : { manualVisitors: manualVisitors.map(({ name }) => ({ name, relationship: null })) },
    ),
  'list-without-visitors': breaking('PVS-50')
    .says('The list shows every visit without visitors.')
    .by(showsWith, LIST, () => ({
      connectionVisitors: [],
      manualVisitors: [],
    })),
  'change-adds-strangers': breaking('PVS-50')
    .says('A replacement adds its strangers to those who were there.')
    .by(replacesAs, (former, now) => ({ manualVisitors: [...former.manualVisitors, ...now.manualVisitors] })),
  'change-keeps-connections-that-are-taken-away': breaking('PVS-50')
    .says('A replacement by an empty list of connections keeps those who were there.')
    .by(replacesAs, ({ connectionVisitors }, now) =>
      now.connectionVisitors.length === 0 ? { connectionVisitors } : {},
    ),
  'change-keeps-connections-of-the-same-number': breaking('PVS-50')
    .says('A replacement by as many connections as there were keeps them.')
    .by(replacesAs, ({ connectionVisitors }, now) =>
      now.connectionVisitors.length === connectionVisitors.length ? { connectionVisitors } : {},
    ),
  'connection-visits-everywhere': breaking('PVS-50')
    .says('A create by a connection makes it a visitor of the earlier visits to that resident, too.')
    .by(createsAs, ({ id, residentId, connectionVisitors }, _input, { store }) => {
      for (const one of store.personalVisits.all())
        if (one.id !== id && one.residentId === residentId && connectionVisitors.length > 0)
          store.personalVisits.replace({ ...one, connectionVisitors });
      return {};
    }),
  'others-in-place-of-the-resident': wrongValue(['PVS-51'], EVERYWHERE, 'attendedResidentIds')
    .as('the others where there are some')
    .by((ids) => (textsIn(ids).length > 1 ? textsIn(ids).slice(1) : ids)),
  'attended-in-the-answer-alone': breaking('PVS-51', 'PVS-52')
    .says('The list shows a visit without times without its attendees.')
    .by(showsWith, LIST, ({ timeType }) => (timeType === 'exactTime' ? {} : { attendedResidentIds: [] })),
  'one-other-at-most': breaking('PVS-52')
    .says('Of several additional residents the first one is kept.')
    .by(writesAs, ({ attendedResidentIds: ids }) => ({ attendedResidentIds: ids.slice(0, 2) })),
  'care-for-one': breaking('PVS-52')
    .says('No additional resident attends a care visit.')
    .by(writesAs, ({ visitType, attendedResidentIds: ids }) =>
      visitType === 'care' ? { attendedResidentIds: ids.slice(0, 1) } : {},
    ),
  'read-without-others': wrongValue(['PVS-52'], GET, 'attendedResidentIds')
    .as('the resident in the path alone')
    .by((ids) => textsIn(ids).slice(0, 1)),
  'change-keeps-the-others': breaking('PVS-52')
    .says('A change ignores the attendedResidentIds that are sent.')
    .by(replacesAs, ({ attendedResidentIds }) => ({
      attendedResidentIds,
    })),
  'others-come-once': breaking('PVS-52')
    .says('A replacement leaves out additional residents who attend the visit already.')
    .by(replacesAs, (former, now) => ({
      attendedResidentIds: now.attendedResidentIds.filter(
        (id, at) => at === 0 || !former.attendedResidentIds.includes(id),
      ),
    })),
});
