import {
  fileRequest,
  givenTenants,
  givenWork,
  move,
  ownWorkCommunity,
  tenantsWithTypes,
  workBody,
  type GivenWork,
  type Tenants,
} from '../../given/work-requests.ts';
import { made } from '../../given/made.ts';
import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import type { Answer } from '../../kit/call.ts';
import { check, type CheckSpec } from '../../kit/check.ts';
import { readDateTime } from '../../kit/date-time.ts';
import { field, show, type JsonObject } from '../../kit/json.ts';
import { isSuccess } from '../../kit/match.ts';
import { byId, listOf } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { cancelled, historyOf, listWork, moved, mustListWork, readWork } from '../../models/work-requests.ts';
import { otherCase } from './refusals.ts';

/** What of a work request the interface leaves open. */

const isRefused = ({ status }: Answer): boolean => status >= 400 && status < 500;

function reads(
  what: string,
  says: string,
  clause: ClauseId,
  body: (t: Tools) => Promise<void>,
  more: Partial<CheckSpec> = {},
): void {
  check({ id: `work-requests.${what}`, says, clauses: [clause], ...more, run: body });
}

/** A cancelled request of a resident, as its read shows it. */
async function cancelledOne(t: Tools, home: Tenants): Promise<GivenWork> {
  const one = await givenWork(t, home);
  await made('a cancelled request', () => cancelled(t, one));
  return one;
}

const formOf = (value: unknown): 'date-times' | 'plain-dates' | undefined =>
  typeof value !== 'string' ? undefined : readDateTime(value) ? 'date-times' : 'plain-dates';

reads(
  'form-of-dates',
  'Whether the date of an entry and the scheduledDate are plain dates or date-times.',
  'WRQ-15',
  async (t) => {
    const home = await givenTenants(t);
    const one = await cancelledOne(t, home);
    const forms = new Set(historyOf(await readWork(t, one.path, one.by)).map(({ date }) => formOf(date)));
    const [form, ...others] = forms;
    t.observe(
      'work-request-date-form',
      'getWorkRequest',
      form !== undefined && others.length === 0 ? form : `other: ${[...forms].join(' and ') || 'no date'}`,
    );
  },
);

reads(
  'form-of-scheduled-date',
  'Whether the scheduledDate is a plain date or a date-time.',
  'WRQ-15',
  async (t) => {
    const home = await givenTenants(t);
    const { path, by } = await givenWork(t, home);
    const scheduledDate = await t.day(4);
    await t.lever('schedule-work-request', { workRequestId: path.workRequestId, scheduledDate });
    const shown = (await readWork(t, path, by)).request['scheduledDate'];
    t.observe('work-request-date-form', 'getWorkRequest', formOf(shown) ?? `other: ${show(shown)}`);
  },
  { needs: ['lever:schedule-work-request'] },
);

reads(
  'can-cancel',
  'When canCancel is true for the creator of an open request and for others.',
  'WRQ-16',
  async (t) => {
    const home = await givenTenants(t);
    const [by = home.resident] = home.connections;
    const { path } = await givenWork(t, home, { by });
    const shownTo = async (as: typeof by) => (await readWork(t, path, as)).request['canCancel'];
    const [own, foreign] = [await shownTo(by), await shownTo(home.resident)];
    t.observe(
      'work-request-can-cancel',
      'getWorkRequest',
      own === true && foreign === false
        ? 'would-succeed'
        : own === true && foreign === true
          ? 'by-state'
          : `other: ${show(own)} for the creator, ${show(foreign)} for the resident`,
    );
  },
);

reads(
  'maintenance-by-its-id',
  'What the read of a recurring maintenance schedule by its id answers.',
  'WRQ-25',
  async (t) => {
    const { residentId, resident: as } = await givenTenants(t, { connections: 0 });
    const title = t.fresh.text('Filter');
    const { workRequestId } = await t.lever('create-maintenance-schedule', { residentId, title });
    const answer = await t.call('getWorkRequest', { path: { residentId, workRequestId }, as });
    t.observe(
      'maintenance-schedule-read',
      'getWorkRequest',
      isSuccess(answer) ? 'served' : isRefused(answer) ? 'not-found' : `other: ${answer.status}`,
    );
  },
  { needs: ['lever:create-maintenance-schedule'] },
);

/** Whether an answer has what the read has of the history, which has something to show. */
const details = (shown: JsonObject): 'full' | 'read-alone' | `other: ${string}` => {
  const [history, crew] = [shown['statusHistory'] ?? undefined, shown['crew'] ?? undefined];
  if (!isBlank(history)) return 'full';
  return history === undefined && crew === undefined ? 'read-alone' : `other: statusHistory ${show(history)}`;
};

reads(
  'details-elsewhere',
  'Whether the list, the create and the cancel show the history of a request.',
  'WRQ-26',
  async (t) => {
    const home = await givenTenants(t);
    const fresh = await givenWork(t, home);
    if (historyOf(await readWork(t, fresh.path, fresh.by)).length > 0)
      t.observe('work-request-details', 'createWorkRequest', details(fresh.request));
    else t.note('a new request has no entry, so its create has none to show');
    const { request } = await made('a cancelled request', () => cancelled(t, fresh));
    t.observe('work-request-details', 'cancelWorkRequest', details(request));
    const list = await listWork(t, home.residentId, fresh.by);
    t.observe(
      'work-request-details',
      'listWorkRequests',
      details(mustListWork(list, fresh.path, 'the request').request),
    );
  },
);

reads(
  'location-of-no-settings',
  'Whether a location is taken that is not among those of the settings.',
  'WRQ-36',
  async (t) => {
    const home = await givenTenants(t, { connections: 0 });
    const { residentId, resident: as } = home;
    const location = t.fresh.text('Behind the shed');
    const answer = await fileRequest(t, { residentId, as, body: workBody(t, home, { location }) });
    const isKept = field(answer.json, 'data.location') === location;
    t.observe(
      'location-outside-settings',
      'createWorkRequest',
      isSuccess(answer) && isKept ? 'accepted' : isRefused(answer) ? 'refused' : `other: ${answer.status}`,
    );
  },
);

reads(
  'history-of-a-new-request',
  'Whether the history of a new request has an entry for its being opened.',
  'WRQ-46',
  async (t) => {
    const home = await givenTenants(t);
    const one = await givenWork(t, home);
    const entries = historyOf(await readWork(t, one.path, one.by));
    const isOpened = entries.length === 1 && entries[0]?.['status'] === 'open';
    t.observe(
      'work-request-first-entry',
      'getWorkRequest',
      entries.length === 0 ? 'empty' : isOpened ? 'open-entry' : `other: ${show(entries)}`,
    );
  },
);

reads(
  'completed-date-of-a-cancelled-request',
  'Whether a cancelled request has a completedDate.',
  'WRQ-55',
  async (t) => {
    const home = await givenTenants(t);
    const one = await cancelledOne(t, home);
    const { completedDate } = (await readWork(t, one.path, one.by)).request;
    t.observe(
      'work-request-completed-date',
      'getWorkRequest',
      isBlank(completedDate) ? 'completed-only' : 'any-end',
    );
  },
);

reads(
  'history-of-what-staff-did',
  'Whether moves of staff gain an entry in the history.',
  'WRQ-56',
  async (t) => {
    const home = await givenTenants(t);
    const { path, by } = await givenWork(t, home);
    const before = historyOf(await readWork(t, path, by));
    await move(t, path, 'in_progress');
    const { added } = moved(before, historyOf(await readWork(t, path, by)));
    const isMove = added.length === 1 && added[0]?.['status'] === 'in_progress';
    t.observe(
      'work-request-staff-entries',
      'getWorkRequest',
      isMove ? 'each-move' : added.length === 0 ? 'cancel-only' : `other: ${show(added)}`,
    );
  },
  { needs: ['lever:start-work-request'] },
);

reads('order-of-the-history', 'In which order the entries of the history stand.', 'WRQ-57', async (t) => {
  const home = await givenTenants(t);
  const one = await cancelledOne(t, home);
  const states = historyOf(await readWork(t, one.path, one.by)).map(({ status }) => status);
  if (states.length < 2) t.unproven('the history has one entry, which is in any order');
  const [first, last] = [states[0] === 'cancelled', states.at(-1) === 'cancelled'];
  t.observe(
    'work-request-history-order',
    'getWorkRequest',
    last && !first ? 'oldest-first' : first && !last ? 'newest-first' : `other: ${show(states)}`,
  );
});

reads('filter-case', 'Whether the filter type tells capital from small letters.', 'CNV-47', async (t) => {
  const [usual, plain] = [await tenantsWithTypes(t, 0), 'Paint'];
  const home = usual.settings.types.includes(plain)
    ? usual
    : await givenTenants(t, { connections: 0, at: await ownWorkCommunity(t, { types: [plain] }) });
  const { residentId, resident: as } = home;
  const { path } = await givenWork(t, home, { type: plain });
  const query = { type: otherCase(plain) };
  const answer = await t.call('listWorkRequests', { path: { residentId }, query, as });
  const isFound = isSuccess(answer) && byId(listOf(answer), path.workRequestId) !== undefined;
  // There is no partial filter here: what matches the whole value minds the case under two of the readings.
  t.observe('filter-case', 'listWorkRequests', isFound ? 'all-insensitive' : 'exact-sensitive');
});

reads(
  'unknown-status-in-the-filter',
  'What the filter status does with a state that does not exist.',
  'CNV-48',
  async (t) => {
    const home = await givenTenants(t, { connections: 0 });
    const { path } = await givenWork(t, home);
    const [{ residentId }, query] = [home, { status: t.fresh.word('outside') }];
    const answer = await t.call('listWorkRequests', { path: { residentId }, query, as: home.resident });
    const ids = isSuccess(answer) ? listOf(answer).map(({ id }) => id) : [];
    t.observe(
      'unknown-filter-value',
      'listWorkRequests',
      isRefused(answer)
        ? 'refused'
        : ids.includes(path.workRequestId)
          ? 'ignored'
          : isSuccess(answer) && ids.length === 0
            ? 'empty-list'
            : `other: ${answer.status} with ${ids.length} requests`,
    );
  },
  { negative: true },
);
