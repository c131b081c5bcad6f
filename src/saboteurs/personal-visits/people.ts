import { known, revisiting, sometime, visiting, type Lounge } from '../../witness/personal-visits.ts';
import { textsIn, type Members } from '../input.ts';
import type { Saboteur } from '../saboteur.ts';
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

/** Lies of who visits and who is visited. */
export const peopleSaboteurs: readonly Saboteur[] = [
  {
    id: 'personal-visits.first-connection-alone',
    lie: 'Of several connections the first one is kept.',
    breaks: ['PVS-50'],
    tables: writing(({ connectionVisitors }) => ({ connectionVisitors: connectionVisitors.slice(0, 1) })),
    witness: visiting(both),
  },
  {
    id: 'personal-visits.connections-push-strangers-out',
    lie: 'Beside connections strangers are not kept.',
    breaks: ['PVS-50'],
    tables: writing(({ connectionVisitors, manualVisitors }) => ({
      manualVisitors: connectionVisitors.length > 0 ? [] : manualVisitors,
    })),
    witness: visiting((stage, lounge) => ({ ...both(stage, lounge), ...FRIENDS })),
  },
  {
    id: 'personal-visits.two-strangers-at-most',
    lie: 'Of more than two strangers the first two are kept.',
    breaks: ['PVS-50'],
    tables: writing(({ manualVisitors }) => ({ manualVisitors: manualVisitors.slice(0, 2) })),
    witness: visiting(() => FRIENDS),
  },
  {
    id: 'personal-visits.one-stranger-of-a-tie',
    lie: 'Of strangers with the same relationship the first one is kept.',
    breaks: ['PVS-50'],
    tables: writing(({ manualVisitors }) => ({
      manualVisitors: manualVisitors.filter(
        ({ relationship }, at, all) => all.findIndex((one) => one.relationship === relationship) === at,
      ),
    })),
    witness: visiting(() => FRIENDS),
  },
  {
    id: 'personal-visits.all-of-one-tie',
    lie: 'All strangers have the relationship of the first one.',
    breaks: ['PVS-50'],
    tables: writing(({ manualVisitors }) => ({
      manualVisitors: manualVisitors.map(({ name }) => ({
        name,
        relationship: manualVisitors[0]?.relationship ?? null,
      })),
    })),
    witness: visiting(() => FRIENDS),
  },
  {
    id: 'personal-visits.strangers-without-ties-where-there-are-no-times',
    lie: 'The relationships are lost where the visit has no times.',
    breaks: ['PVS-50'],
    tables: writing(({ manualVisitors, timeType }) => ({
      manualVisitors:
        timeType === 'exactTime'
          ? manualVisitors
          : manualVisitors.map(({ name }) => ({ name, relationship: null })),
    })),
    witness: visiting(() => sometime('morning')),
  },
  {
    id: 'personal-visits.list-without-visitors',
    lie: 'The list shows no visitors.',
    breaks: ['PVS-50'],
    tables: shownAs([LIST], (visit) => ({ ...visit, connectionVisitors: [], manualVisitors: [] })),
    witness: visiting(nothing),
  },
  {
    id: 'personal-visits.change-adds-strangers',
    lie: 'A replacement adds its strangers to those who were there.',
    breaks: ['PVS-50'],
    tables: changing((former, now) => ({
      manualVisitors: [...former.manualVisitors, ...now.manualVisitors],
    })),
    witness: revisiting(nothing, () => FRIENDS),
  },
  {
    id: 'personal-visits.change-keeps-connections-that-are-taken-away',
    lie: 'A replacement by an empty list of connections keeps those who were there.',
    breaks: ['PVS-50'],
    tables: changing((former, now) => ({
      connectionVisitors:
        now.connectionVisitors.length === 0 ? former.connectionVisitors : now.connectionVisitors,
    })),
    witness: revisiting(both, () => ({ ...FRIENDS, connectionVisitors: [] })),
  },
  {
    id: 'personal-visits.change-keeps-connections-of-the-same-number',
    lie: 'A replacement by as many connections as there were keeps them.',
    breaks: ['PVS-50'],
    tables: changing((former, now) => ({
      connectionVisitors:
        now.connectionVisitors.length === former.connectionVisitors.length
          ? former.connectionVisitors
          : now.connectionVisitors,
    })),
    witness: revisiting((_stage, { connectionIds }) => known(connectionIds[0]), second),
  },
  {
    id: 'personal-visits.connection-visits-everywhere',
    lie: 'A create by a connection makes it a visitor of the earlier visits to that resident, too.',
    breaks: ['PVS-50'],
    tables: creating(({ id, residentId, connectionVisitors }, _input, { store }) => {
      for (const one of store.personalVisits.all())
        if (one.id !== id && one.residentId === residentId && connectionVisitors.length > 0)
          store.personalVisits.replace({ ...one, connectionVisitors });
      return {};
    }),
    witness: visiting(nothing, both),
  },
  {
    id: 'personal-visits.others-in-place-of-the-resident',
    lie: 'Where others are named the resident in the path does not attend.',
    breaks: ['PVS-51'],
    tables: shownAs(EVERYWHERE, (visit) => {
      const ids = textsIn(visit['attendedResidentIds']);
      return { ...visit, attendedResidentIds: ids.length > 1 ? ids.slice(1) : ids };
    }),
    witness: visiting(withOthers),
  },
  {
    id: 'personal-visits.attended-in-the-answer-alone',
    lie: 'The list shows nobody who attends a visit without times.',
    breaks: ['PVS-51', 'PVS-52'],
    tables: shownAs([LIST], (visit) =>
      visit['timeType'] === 'exactTime' ? visit : { ...visit, attendedResidentIds: [] },
    ),
    witness: visiting(() => sometime('morning')),
  },
  {
    id: 'personal-visits.one-other-at-most',
    lie: 'Of several residents named beside the first one is kept.',
    breaks: ['PVS-52'],
    tables: writing(({ attendedResidentIds }) => ({ attendedResidentIds: attendedResidentIds.slice(0, 2) })),
    witness: visiting(withOthers),
  },
  {
    id: 'personal-visits.care-for-one',
    lie: 'Nobody named beside attends a care visit.',
    breaks: ['PVS-52'],
    tables: writing(({ visitType, attendedResidentIds }) => ({
      attendedResidentIds: visitType === 'care' ? attendedResidentIds.slice(0, 1) : attendedResidentIds,
    })),
    witness: visiting((stage, lounge) => ({ ...withOthers(stage, lounge), visitType: 'care' })),
  },
  {
    id: 'personal-visits.read-without-others',
    lie: 'A visit that is read shows the resident in the path alone.',
    breaks: ['PVS-52'],
    tables: shownAs([GET], (visit) => ({
      ...visit,
      attendedResidentIds: textsIn(visit['attendedResidentIds']).slice(0, 1),
    })),
    witness: visiting(withOthers),
  },
  {
    id: 'personal-visits.change-keeps-the-others',
    lie: 'A replacement changes nothing in who attends.',
    breaks: ['PVS-52'],
    tables: changing(({ attendedResidentIds }) => ({ attendedResidentIds })),
    witness: revisiting(nothing, withOthers),
  },
  {
    id: 'personal-visits.others-come-once',
    lie: 'Residents who are named once beside a visit are not taken for it another time.',
    breaks: ['PVS-52'],
    tables: changing((former, now) => ({
      attendedResidentIds: now.attendedResidentIds.filter(
        (id, at) => at === 0 || !former.attendedResidentIds.includes(id),
      ),
    })),
    witness: revisiting(withOthers, withOther),
  },
];
