import { workRequestSettingsOf } from '../../mock/operations/work-requests/settings.ts';
import { begun, cancelled, inShop } from '../../witness/work-requests.ts';
import { membersIn } from '../input.ts';
import { afterwards } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { CANCEL, cancelling, LIST, listing, passes, READ, shown } from './amend.ts';

/** Saboteurs about what a cancel leaves behind. */
export const enteringSaboteurs = saboteursOf('work-requests', cancelled(), {
  'cancel-is-not-entered': [
    'A cancel gains no entry in the history.',
    ['WRQ-63'],
    cancelling((_, { statusHistory }) => ({ statusHistory })),
  ],
  'cancel-is-entered-twice': [
    'A cancel of a request in progress gains two entries.',
    ['WRQ-63'],
    cancelling(({ statusHistory }, former) =>
      former.status === 'in_progress'
        ? { statusHistory: [...statusHistory, ...statusHistory.slice(-1)] }
        : {},
    ),
    cancelled(begun),
  ],
  'cancel-replaces-the-history': [
    'The entry of a cancel takes the place of the one before.',
    ['WRQ-63'],
    cancelling(({ statusHistory }) => ({
      statusHistory: [...statusHistory.slice(0, -2), ...statusHistory.slice(-1)],
    })),
    cancelled(begun),
  ],
  'cancel-is-entered-as-open': [
    'The entry of a cancel has the state that the request was in.',
    ['WRQ-63'],
    cancelling(({ statusHistory }, { status }) => ({
      statusHistory: statusHistory.map((entry, at) =>
        at === statusHistory.length - 1 ? { ...entry, status } : entry,
      ),
    })),
    cancelled(begun),
  ],
  'cancel-dates-the-history': [
    'A cancel gives every entry of the history its own date.',
    ['WRQ-63'],
    cancelling(({ statusHistory }) => ({
      statusHistory: statusHistory.map((entry) => ({
        ...entry,
        date: statusHistory.at(-1)?.date ?? entry.date,
      })),
    })),
    cancelled(begun),
  ],
  'cancelled-by-staff': [
    'The entry of a cancel names somebody of the staff.',
    ['WRQ-64'],
    cancelling(({ statusHistory }, _, __, { store }) => {
      const id = store.staff.all()[0]?.id ?? 'staff';
      return {
        statusHistory: statusHistory.map((entry, at) =>
          at === statusHistory.length - 1 ? { ...entry, changedBy: { id, name: 'Staff' } } : entry,
        ),
      };
    }),
  ],
  'cancelled-by-the-resident': [
    'The entry of a cancel by a connection names the resident.',
    ['WRQ-64'],
    cancelling(({ statusHistory, residentId }) => ({
      statusHistory: statusHistory.map((entry) =>
        entry.status === 'cancelled'
          ? { ...entry, changedBy: { ...entry.changedBy, id: residentId } }
          : entry,
      ),
    })),
    cancelled(undefined, 'daughter'),
  ],
  'cancelled-on-no-day': [
    'The entry of a cancel has no date.',
    ['WRQ-64'],
    shown(
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
  ],
  'cancelled-are-deleted': [
    'A cancelled request is gone.',
    ['WRQ-65'],
    afterwards(CANCEL, (reply, { path }, scene) => {
      scene.store.workRequests.remove(path['workRequestId'] ?? '');
      return reply;
    }),
  ],
  'cancelled-leave-the-list-of-connections': [
    'A cancelled request of a connection is in the list of the resident and in that of no connection.',
    ['WRQ-65'],
    listing(
      (passed, { status }, { acting }) =>
        passes(passed) && (acting.kind !== 'connection' || status !== 'cancelled'),
    ),
    inShop(async ({ made, cancel, list, kin }) => {
      await cancel(await made(kin.daughter), kin.daughter);
      return list(kin.daughter);
    }),
  ],
  'list-tells-cancelled-late': [
    'The list shows a cancelled request with the status open unless it is asked for the cancelled ones.',
    ['WRQ-65'],
    shown(
      (request, { query }) =>
        request['status'] === 'cancelled' && query['status'] === undefined
          ? { ...request, status: 'open' }
          : { ...request },
      [LIST],
    ),
  ],
  'cancel-marks-the-title': [
    'A cancel puts a word before the title.',
    ['WRQ-66'],
    cancelling(({ title }) => ({ title: `Cancelled: ${title}` })),
  ],
  'cancel-takes-the-urgency': [
    'A cancelled request has the urgency none again.',
    ['WRQ-66'],
    cancelling(() => ({ urgency: 'none' })),
    cancelled(({ triaged }, id) => triaged(id, { urgency: 'low' })),
  ],
  'cancel-goes-to-the-first-team': [
    'A cancelled request is back with the first of the teams, and without a type.',
    ['WRQ-66'],
    cancelling(({ facilityId }, _, __, scene) => ({
      team: workRequestSettingsOf(facilityId, scene).teams[0]?.key ?? null,
      type: null,
    })),
  ],
  'cancel-loses-the-description-of-connections': [
    'The description of a cancelled request of a connection is lost.',
    ['WRQ-66'],
    cancelling(({ creator }) => (creator.userType === 'connection' ? { description: null } : {})),
    cancelled(undefined, 'daughter'),
  ],
});
