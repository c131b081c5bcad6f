import type { OperationId } from '../../openapi/generated/contract.ts';
import { isRefusal, refuse } from '../mock/http/problem.ts';
import { membersIn, without } from '../saboteurs/input.ts';
import { afterwards, inAnswer, inData, instead, type Mutation } from '../saboteurs/mutation.ts';
import { cancelled, done, inShop, TAP } from '../witness/work-requests.ts';
import { variantsOf } from './variant.ts';

type Members = Readonly<Record<string, unknown>>;

const SHOW: readonly OperationId[] = [
  'listWorkRequests',
  'createWorkRequest',
  'getWorkRequest',
  'cancelWorkRequest',
];

/** Every request that is shown, shown otherwise. */
const shown =
  (change: (request: Members) => Record<string, unknown>, operations = SHOW): Mutation =>
  (tables) =>
    operations.reduce((changed, operation) => afterwards(operation, inData(change))(changed), tables);

const isUnset = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

const ahead = (instant: unknown): string =>
  new Date(Date.parse(String(instant)) + 7_200_000).toISOString().replace(/\.\d+Z$/, '+02:00');

/** A request gone through with a file, a crew and an end. */
const looking = inShop(async (shop) => {
  await shop.filedWith([TAP]);
  const id = await shop.filed();
  await shop.assigned(id, 'Rosa');
  return [await shop.settings(shop.kin.daughter), await shop.looks(id)];
});

/** A refusal of the create with another status. */
const refusedWith = (status: number): Mutation =>
  instead('createWorkRequest', (original) => (input, scene) => {
    const reply = original(input, scene);
    return isRefusal(reply) && membersIn(input.body)['team'] === undefined ? { ...reply, status } : reply;
  });

/** Methods that no route takes are refused with this status. */
const lostWith = (status: number): Mutation =>
  inAnswer((response, request) =>
    response.status === 405 && /\/work-requests\/[^/]+$/.test(new URL(request.url).pathname)
      ? new Response(null, { status })
      : response,
  );

/** Freedoms of work requests that no choice names. */
export const workRequestFreedoms = variantsOf('freedom', looking, {
  'work-requests-with-more-members': [
    'A request tells who lives there, and what to do next; people tell what they do.',
    shown((request) => ({
      ...request,
      resident: { id: 'somebody', room: 12 },
      next: ['cancel', 'comment'],
      creator: { ...membersIn(request['creator']), userType: 'family', email: 'a@example.com' },
      crew: [request['crew']].flat().map((person) => ({ ...membersIn(person), role: 'plumber' })),
    })),
  ],
  'work-request-settings-with-more-members': [
    'The settings tell when the teams work and what is urgent.',
    afterwards(
      'getWorkRequestSettings',
      inData((settings) => ({
        ...settings,
        urgencies: ['low', 'normal', 'high'],
        teams: [settings['teams']].flat().map((team) => ({ ...membersIn(team), hours: { from: '08:00' } })),
      })),
    ),
  ],
  'work-requests-without-unset-members': [
    'A request leaves out what has no value.',
    shown((request) => Object.fromEntries(Object.entries(request).filter(([, value]) => !isUnset(value)))),
  ],
  'work-requests-without-a-reference-number': [
    'A request shows no reference number.',
    shown((request) => ({ ...without(request, 'referenceNumber') })),
  ],
  'work-request-times-in-another-zone': [
    'What was created and modified is told by a clock two hours ahead, without fractions of a second.',
    shown((request) => ({
      ...request,
      created: ahead(request['created']),
      modified: ahead(request['modified']),
    })),
  ],
  'work-requests-made-when-unmodified': [
    'The modified of a request is when it was made, until somebody cancels it.',
    shown((request) =>
      request['status'] === 'cancelled' ? { ...request } : { ...request, modified: request['created'] },
    ),
    cancelled(done),
  ],
  'work-request-numbers-for-references': [
    'The referenceNumber is a number.',
    shown(({ referenceNumber, ...request }) => ({
      ...request,
      referenceNumber: Number(String(referenceNumber).replace(/\D/g, '')),
    })),
  ],
  'histories-begin-with-nobody': [
    'The entry with which the history of a request begins names nobody, for nobody changed anything.',
    shown(({ statusHistory, ...request }) => ({
      ...request,
      statusHistory: Array.isArray(statusHistory)
        ? statusHistory
            .map(membersIn)
            .map((one) => (one['status'] === 'open' ? { ...one, changedBy: null } : one))
        : statusHistory,
    })),
    cancelled(done),
  ],
  'settings-in-another-order': [
    'Teams, types and locations come in another order.',
    afterwards(
      'getWorkRequestSettings',
      inData(({ teams, types, locations, ...settings }) => ({
        ...settings,
        teams: [teams].flat().toReversed(),
        types: [types].flat().toReversed(),
        locations: [locations].flat().toReversed(),
      })),
    ),
  ],
  'no-team-is-a-conflict': [
    'A request without a team where there are several is refused with 409.',
    refusedWith(409),
    inShop(({ create, kin }) => create(kin.residentId, { team: undefined })),
  ],
  'crew-in-another-order': [
    'The people of a crew come in another order.',
    shown((request) => ({ ...request, crew: [request['crew']].flat().toReversed() })),
    inShop(async (shop) => {
      const id = await shop.filed();
      await shop.assigned(id, 'Rosa', 'Omar');
      return shop.looks(id);
    }),
  ],
  'work-requests-of-unknown-status-and-urgency-refused': [
    'A status, an urgency or a creator sent with a new request is refused.',
    instead(
      'createWorkRequest',
      (original) => (input, scene) =>
        ['status', 'urgency', 'creator', 'creatorId'].some((name) => name in input.sent)
          ? refuse('invalid-input', {
              promised: 'The service gives a request its status, its urgency and its creator.',
              found: 'one of them.',
              next: 'leave it out.',
            })
          : original(input, scene),
    ),
    inShop(({ create, kin }) => create(kin.residentId, { urgency: 'high' })),
  ],
  'work-requests-know-no-put': [
    'A PUT, PATCH or DELETE on a work request is answered with 404.',
    lostWith(404),
    inShop(async ({ filed, kin }, stage) => {
      const path = `/residents/${kin.residentId}/work-requests/${await filed()}`;
      return (await stage.call('DELETE', path, { as: kin.residentId })).status;
    }),
  ],
});
