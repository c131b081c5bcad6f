import { known, revisiting, sometime, visiting, type Lounge } from '../../witness/personal-visits.ts';
import { textsIn, type Members } from '../input.ts';
import { saboteursOf } from '../saboteur.ts';
import { changing, creating, EVERYWHERE, LIST, shownAs, writing, GET } from './amend.ts';

type Ids = Pick<Lounge, 'connectionIds' | 'others'>;

const nothing = () => ({});
const both = (_stage: unknown, { connectionIds }: Ids): Members => known(...connectionIds);
const second = (_stage: unknown, { connectionIds }: Ids): Members => known(...connectionIds.slice(1));
const withOthers = (_stage: unknown, { others }: Ids): Members => ({ additionalAttendeeResidentIds: others });
const withOther = (_stage: unknown, { others }: Ids): Members => ({
  additionalAttendeeResidentIds: others.slice(1),
});

const friend = (name: string, relationship = 'Friend') => ({ name, relationship });
const FRIENDS = { manualVisitors: [friend('Ann'), friend('Bea', 'Nurse'), friend('Cleo')] };

/** Saboteurs of who visits and who is visited. */
export const peopleSaboteurs = saboteursOf(
  'personal-visits',
  visiting(() => FRIENDS),
  {
    'first-connection-alone': [
      'Of several connections the first one is kept.',
      ['PVS-50'],
      writing(({ connectionVisitors }) => ({ connectionVisitors: connectionVisitors.slice(0, 1) })),
      visiting(both),
    ],
    'connections-push-strangers-out': [
      'Beside connections strangers are not kept.',
      ['PVS-50'],
      writing(({ connectionVisitors, manualVisitors }) => ({
        manualVisitors: connectionVisitors.length > 0 ? [] : manualVisitors,
      })),
      visiting((stage, lounge) => ({ ...both(stage, lounge), ...FRIENDS })),
    ],
    'two-strangers-at-most': [
      'Of more than two strangers the first two are kept.',
      ['PVS-50'],
      writing(({ manualVisitors }) => ({ manualVisitors: manualVisitors.slice(0, 2) })),
    ],
    'one-stranger-of-a-tie': [
      'Of strangers with the same relationship the first one is kept.',
      ['PVS-50'],
      writing(({ manualVisitors }) => ({
        manualVisitors: manualVisitors.filter(
          ({ relationship }, at, all) => all.findIndex((one) => one.relationship === relationship) === at,
        ),
      })),
    ],
    'all-of-one-tie': [
      'All strangers have the relationship of the first one.',
      ['PVS-50'],
      writing(({ manualVisitors }) => ({
        manualVisitors: manualVisitors.map(({ name }) => ({
          name,
          relationship: manualVisitors[0]?.relationship ?? null,
        })),
      })),
    ],
    'strangers-without-ties-where-there-are-no-times': [
      'The relationships are lost where the visit has no times.',
      ['PVS-50'],
      writing(({ manualVisitors, timeType }) => ({
        manualVisitors:
          timeType === 'exactTime'
            ? manualVisitors
            : manualVisitors.map(({ name }) => ({ name, relationship: null })),
      })),
      visiting(() => sometime('morning')),
    ],
    'list-without-visitors': [
      'The list shows no visitors.',
      ['PVS-50'],
      shownAs([LIST], (visit) => ({ ...visit, connectionVisitors: [], manualVisitors: [] })),
      visiting(nothing),
    ],
    'change-adds-strangers': [
      'A replacement adds its strangers to those who were there.',
      ['PVS-50'],
      changing((former, now) => ({
        manualVisitors: [...former.manualVisitors, ...now.manualVisitors],
      })),
      revisiting(nothing, () => FRIENDS),
    ],
    'change-keeps-connections-that-are-taken-away': [
      'A replacement by an empty list of connections keeps those who were there.',
      ['PVS-50'],
      changing((former, now) => ({
        connectionVisitors:
          now.connectionVisitors.length === 0 ? former.connectionVisitors : now.connectionVisitors,
      })),
      revisiting(both, () => ({ ...FRIENDS, connectionVisitors: [] })),
    ],
    'change-keeps-connections-of-the-same-number': [
      'A replacement by as many connections as there were keeps them.',
      ['PVS-50'],
      changing((former, now) => ({
        connectionVisitors:
          now.connectionVisitors.length === former.connectionVisitors.length
            ? former.connectionVisitors
            : now.connectionVisitors,
      })),
      revisiting((_stage, { connectionIds }) => known(connectionIds[0]), second),
    ],
    'connection-visits-everywhere': [
      'A create by a connection makes it a visitor of the earlier visits to that resident, too.',
      ['PVS-50'],
      creating(({ id, residentId, connectionVisitors }, _input, { store }) => {
        for (const one of store.personalVisits.all())
          if (one.id !== id && one.residentId === residentId && connectionVisitors.length > 0)
            store.personalVisits.replace({ ...one, connectionVisitors });
        return {};
      }),
      visiting(nothing, both),
    ],
    'others-in-place-of-the-resident': [
      'Where others are named the resident in the path does not attend.',
      ['PVS-51'],
      shownAs(EVERYWHERE, (visit) => {
        const ids = textsIn(visit['attendedResidentIds']);
        return { ...visit, attendedResidentIds: ids.length > 1 ? ids.slice(1) : ids };
      }),
      visiting(withOthers),
    ],
    'attended-in-the-answer-alone': [
      'The list shows nobody who attends a visit without times.',
      ['PVS-51', 'PVS-52'],
      shownAs([LIST], (visit) =>
        visit['timeType'] === 'exactTime' ? visit : { ...visit, attendedResidentIds: [] },
      ),
      visiting(() => sometime('morning')),
    ],
    'one-other-at-most': [
      'Of several residents named beside the first one is kept.',
      ['PVS-52'],
      writing(({ attendedResidentIds }) => ({ attendedResidentIds: attendedResidentIds.slice(0, 2) })),
      visiting(withOthers),
    ],
    'care-for-one': [
      'Nobody named beside attends a care visit.',
      ['PVS-52'],
      writing(({ visitType, attendedResidentIds }) => ({
        attendedResidentIds: visitType === 'care' ? attendedResidentIds.slice(0, 1) : attendedResidentIds,
      })),
      visiting((stage, lounge) => ({ ...withOthers(stage, lounge), visitType: 'care' })),
    ],
    'read-without-others': [
      'A visit that is read shows the resident in the path alone.',
      ['PVS-52'],
      shownAs([GET], (visit) => ({
        ...visit,
        attendedResidentIds: textsIn(visit['attendedResidentIds']).slice(0, 1),
      })),
      visiting(withOthers),
    ],
    'change-keeps-the-others': [
      'A replacement changes nothing in who attends.',
      ['PVS-52'],
      changing(({ attendedResidentIds }) => ({ attendedResidentIds })),
      revisiting(nothing, withOthers),
    ],
    'others-come-once': [
      'Residents who are named once beside a visit are not taken for it another time.',
      ['PVS-52'],
      changing((former, now) => ({
        attendedResidentIds: now.attendedResidentIds.filter(
          (id, at) => at === 0 || !former.attendedResidentIds.includes(id),
        ),
      })),
      revisiting(withOthers, withOther),
    ],
  },
);
