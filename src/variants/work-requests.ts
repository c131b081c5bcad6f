import { editWorkRequestSettings, workRequestSettingsOf } from '../mock/operations/work-requests/settings.ts';
import type { World } from '../mock/world/world.ts';
import { membersIn } from '../mutants/input.ts';
import { inAnswer, instead, together, type Mutation } from '../mutants/mutation.ts';
import { shows } from '../mutants/verbs.ts';
import {
  byClock,
  itemsIn,
  membersAs,
  refusedWith,
  refusing,
  reversed,
  showsMore,
  withoutUnset,
} from './shapes.ts';
import { freedomsOf, type Freedom } from './variant.ts';
import { membersOtherwise } from '../witness/tour.ts';
import { idFor } from '../witness/steps.ts';

/** Gives a facility that was not edited the usual teams under keys of its own. */
const withOwnTeams = (facilityId: string | undefined, world: World): void => {
  if (facilityId === undefined || world.store.workTeams.find(facilityId)) return;
  const { teams } = workRequestSettingsOf(facilityId, world);
  const own = teams.map(({ key, name }) => ({ key: `${key}-${facilityId}`, name }));
  editWorkRequestSettings(facilityId, { teams: own }, world);
};

const SETTINGS = 'getWorkRequestSettings';
const CREATE = 'createWorkRequest';
const SHOWING = ['listWorkRequests', CREATE, 'getWorkRequest', 'cancelWorkRequest'] as const;

const teamsOfEach: Mutation = together(
  instead(SETTINGS, (original) => (input, context) => {
    withOwnTeams(context.store.facilities.find(input.path['facilityId'])?.id, context);
    return original(input, context);
  }),
  instead(CREATE, (original) => (input, context) => {
    for (const { id } of context.store.facilities.all()) withOwnTeams(id, context);
    return original(input, context);
  }),
);

const isUnset = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** Variants of the section Work requests. */
export const workRequestFreedoms: readonly Freedom[] = [
  ...freedomsOf(
    Object.fromEntries(
      [
        ['listWorkRequests', 'lists'],
        ['createWorkRequest', 'creates'],
        ['cancelWorkRequest', 'cancels'],
      ].map(([operation = '', where = '']) => [
        `work-request-details-not-in-${where}`,
        [
          `The history and the crew of a request are not in the answer of ${operation}.`,
          { readings: { 'work-request-details': { '*': 'full', [operation]: 'read-alone' } } },
        ],
      ]),
    ),
  ),
  ...freedomsOf({
    'facilities-that-share-no-team': [
      'No team works in two facilities, so the tenant never has a single one.',
      { readings: { 'single-team-scope': 'counted-in-tenant' }, tables: teamsOfEach },
    ],
    'work-requests-otherwise-throughout': [
      'Histories hold cancels alone, days are plain dates, details are in the read alone.',
      {
        readings: {
          'work-request-first-entry': 'empty',
          'work-request-staff-entries': 'cancel-only',
          'work-request-history-order': 'newest-first',
          'work-request-date-form': 'plain-dates',
          'work-request-details': 'read-alone',
          'work-request-completed-date': 'any-end',
          'work-request-can-cancel': 'by-state',
        },
      },
    ],
    'work-requests-by-form-alone': [
      'A work request is taken as a form alone, with a location of the settings or none, and answered with 200.',
      {
        readings: {
          'request-files-form': { '*': 'json-or-multipart', createWorkRequest: 'multipart-only' },
          'create-status': { '*': 'created', createWorkRequest: 'ok' },
          'location-outside-settings': 'refused',
        },
      },
    ],
    'work-requests-with-more-members': [
      'A request shows who lives there and what to do next; people show what they do.',
      showsMore(SHOWING, ({ creator, crew }) => ({
        resident: { id: 'somebody', room: 12 },
        next: ['cancel', 'comment'],
        creator: { ...membersIn(creator), userType: 'family', email: 'a@example.com' },
        crew: itemsIn(crew).map((person) => ({ ...person, role: 'plumber' })),
      })),
    ],
    'work-request-settings-with-more-members': [
      'The settings show when the teams work and what is urgent.',
      showsMore([SETTINGS], ({ teams }) => ({
        urgencies: ['low', 'normal', 'high'],
        teams: itemsIn(teams).map((team) => ({ ...team, hours: { from: '08:00' } })),
      })),
    ],
    'work-requests-without-unset-members': [
      'A request leaves out what has no value.',
      shows(SHOWING, withoutUnset(isUnset)),
    ],
    'work-requests-without-a-reference-number': [
      'A request shows no reference number.',
      shows(SHOWING, ({ referenceNumber: _number, ...request }) => request),
    ],
    'work-request-times-in-another-zone': [
      'Shows created and modified by a clock two hours ahead, without fractions of a second.',
      shows(SHOWING, membersAs(['created', 'modified'], byClock(120))),
    ],
    'work-requests-made-when-unmodified': [
      'The modified of a request is when it was made, until someone cancels it.',
      showsMore(SHOWING, ({ status, created, modified }) => ({
        modified: status === 'cancelled' ? modified : created,
      })),
    ],
    'work-request-numbers-for-references': [
      'The referenceNumber is a number.',
      shows(
        SHOWING,
        membersAs(['referenceNumber'], (text) => Number(String(text).replace(/\D/g, ''))),
      ),
    ],
    'histories-begin-with-nobody': [
      'The entry with which the history of a request begins names no one, because no one changed anything.',
      showsMore(SHOWING, ({ statusHistory }) => ({
        statusHistory: Array.isArray(statusHistory)
          ? itemsIn(statusHistory).map((one) =>
              one['status'] === 'open' ? { ...one, changedBy: null } : one,
            )
          : statusHistory,
      })),
    ],
    'settings-in-another-order': [
      'Teams, types and locations come in another order.',
      shows(SETTINGS, membersAs(['teams', 'types', 'locations'], reversed)),
    ],
    'no-team-is-a-conflict': [
      'A request without a team where there are several is refused with 409.',
      refusedWith(409, [CREATE], (_refused, { body }) => membersIn(body)['team'] === undefined),
      membersOtherwise('createWorkRequest'),
    ],
    'crew-in-another-order': [
      'The people of a crew come in another order.',
      shows(SHOWING, membersAs(['crew'], reversed)),
    ],
    'work-requests-of-unknown-status-and-urgency-refused': [
      'A status, an urgency or a creator sent with a new request is refused.',
      refusing(
        [CREATE],
        'The service gives a request its status, its urgency and its creator.',
        (_body, { sent }) => ['status', 'urgency', 'creator', 'creatorId'].some((name) => name in sent),
      ),
      ({ send }) => send(CREATE, { body: { urgency: 'high' } }),
    ],
    'work-requests-know-no-put': [
      'A PUT, PATCH or DELETE on a work request is answered with 404.',
      inAnswer((response, request) =>
        response.status === 405 && /\/work-requests\/[^/]+$/.test(new URL(request.url).pathname)
          ? new Response(null, { status: 404 })
          : response,
      ),
      (client) =>
        client.call(
          'DELETE',
          `/residents/any/work-requests/${idFor(client, 'getWorkRequest', 'workRequestId')}`,
        ),
    ],
  }),
];
