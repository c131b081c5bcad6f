import { workRequestSettingsOf } from '../../mock/operations/work-requests/settings.ts';
import { begun, cancelled, inShop } from '../../witness/work-requests.ts';
import { membersIn } from '../input.ts';
import { afterwards } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { CANCEL, cancelling, LIST, listing, passes, READ, shown } from './amend.ts';

/** Lies about what a cancel leaves behind. */
export const enteringSaboteurs: readonly Saboteur[] = [
  {
    id: 'work-requests.cancel-is-not-entered',
    lie: 'A cancel gains no entry in the history.',
    breaks: ['WRQ-63'],
    tables: cancelling((_, { statusHistory }) => ({ statusHistory })),
    witness: cancelled(),
  },
  {
    id: 'work-requests.cancel-is-entered-twice',
    lie: 'A cancel of a request in progress gains two entries.',
    breaks: ['WRQ-63'],
    tables: cancelling(({ statusHistory }, former) =>
      former.status === 'in_progress'
        ? { statusHistory: [...statusHistory, ...statusHistory.slice(-1)] }
        : {},
    ),
    witness: cancelled(begun),
  },
  {
    id: 'work-requests.cancel-replaces-the-history',
    lie: 'The entry of a cancel takes the place of the one before.',
    breaks: ['WRQ-63'],
    tables: cancelling(({ statusHistory }) => ({
      statusHistory: [...statusHistory.slice(0, -2), ...statusHistory.slice(-1)],
    })),
    witness: cancelled(begun),
  },
  {
    id: 'work-requests.cancel-is-entered-as-open',
    lie: 'The entry of a cancel has the state that the request was in.',
    breaks: ['WRQ-63'],
    tables: cancelling(({ statusHistory }, { status }) => ({
      statusHistory: statusHistory.map((entry, at) =>
        at === statusHistory.length - 1 ? { ...entry, status } : entry,
      ),
    })),
    witness: cancelled(begun),
  },
  {
    id: 'work-requests.cancel-dates-the-history',
    lie: 'A cancel gives every entry of the history its own date.',
    breaks: ['WRQ-63'],
    tables: cancelling(({ statusHistory }) => ({
      statusHistory: statusHistory.map((entry) => ({
        ...entry,
        date: statusHistory.at(-1)?.date ?? entry.date,
      })),
    })),
    witness: cancelled(begun),
  },
  {
    id: 'work-requests.cancelled-by-staff',
    lie: 'The entry of a cancel names somebody of the staff.',
    breaks: ['WRQ-64'],
    tables: cancelling(({ statusHistory }, _, __, { store }) => {
      const id = store.staff.all()[0]?.id ?? 'staff';
      return {
        statusHistory: statusHistory.map((entry, at) =>
          at === statusHistory.length - 1 ? { ...entry, changedBy: { id, name: 'Staff' } } : entry,
        ),
      };
    }),
    witness: cancelled(),
  },
  {
    id: 'work-requests.cancelled-by-the-resident',
    lie: 'The entry of a cancel by a connection names the resident.',
    breaks: ['WRQ-64'],
    tables: cancelling(({ statusHistory, residentId }) => ({
      statusHistory: statusHistory.map((entry) =>
        entry.status === 'cancelled'
          ? { ...entry, changedBy: { ...entry.changedBy, id: residentId } }
          : entry,
      ),
    })),
    witness: cancelled(undefined, 'daughter'),
  },
  {
    id: 'work-requests.cancelled-on-no-day',
    lie: 'The entry of a cancel has no date.',
    breaks: ['WRQ-64'],
    tables: shown(
      (request) => ({
        ...request,
        statusHistory: [request['statusHistory']]
          .flat()
          .map((entry) =>
            membersIn(entry)['status'] === 'cancelled' ? { ...membersIn(entry), date: null } : entry,
          ),
      }),
      [READ],
    ),
    witness: cancelled(),
  },
  {
    id: 'work-requests.cancelled-are-deleted',
    lie: 'A cancelled request is gone.',
    breaks: ['WRQ-65'],
    tables: afterwards(CANCEL, (reply, { path }, scene) => {
      scene.store.workRequests.remove(path['workRequestId'] ?? '');
      return reply;
    }),
    witness: cancelled(),
  },
  {
    id: 'work-requests.cancelled-leave-the-list-of-connections',
    lie: 'A cancelled request of a connection is in the list of the resident and in that of no connection.',
    breaks: ['WRQ-65'],
    tables: listing(
      (passed, { status }, { acting }) =>
        passes(passed) && (acting.kind !== 'connection' || status !== 'cancelled'),
    ),
    witness: inShop(async ({ made, cancel, list, kin }) => {
      await cancel(await made(kin.daughter), kin.daughter);
      return list(kin.daughter);
    }),
  },
  {
    id: 'work-requests.list-tells-cancelled-late',
    lie: 'The list shows a cancelled request with the status open unless it is asked for the cancelled ones.',
    breaks: ['WRQ-65'],
    tables: shown(
      (request, { query }) =>
        request['status'] === 'cancelled' && query['status'] === undefined
          ? { ...request, status: 'open' }
          : { ...request },
      [LIST],
    ),
    witness: cancelled(),
  },
  {
    id: 'work-requests.cancel-marks-the-title',
    lie: 'A cancel puts a word before the title.',
    breaks: ['WRQ-66'],
    tables: cancelling(({ title }) => ({ title: `Cancelled: ${title}` })),
    witness: cancelled(),
  },
  {
    id: 'work-requests.cancel-takes-the-urgency',
    lie: 'A cancelled request has the urgency none again.',
    breaks: ['WRQ-66'],
    tables: cancelling(() => ({ urgency: 'none' })),
    witness: cancelled(({ triaged }, id) => triaged(id, { urgency: 'low' })),
  },
  {
    id: 'work-requests.cancel-goes-to-the-first-team',
    lie: 'A cancelled request is back with the first of the teams, and without a type.',
    breaks: ['WRQ-66'],
    tables: cancelling(({ facilityId }, _, __, scene) => ({
      team: workRequestSettingsOf(facilityId, scene).teams[0]?.key ?? null,
      type: null,
    })),
    witness: cancelled(),
  },
  {
    id: 'work-requests.cancel-loses-the-description-of-connections',
    lie: 'The description of a cancelled request of a connection is lost.',
    breaks: ['WRQ-66'],
    tables: cancelling(({ creator }) => (creator.userType === 'connection' ? { description: null } : {})),
    witness: cancelled(undefined, 'daughter'),
  },
];
