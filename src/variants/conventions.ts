import type { OperationId } from '../../openapi/generated/contract.ts';
import { knownMembersOf } from '../mock/http/members.ts';
import { membersIn } from '../mutants/input.ts';
import { inGate, type Mutation } from '../mutants/mutation.ts';
import { someConnection, someResident } from '../witness/people.ts';
import { activityBody, checkInBody, someCheckIn } from '../witness/programme.ts';
import { recording } from '../witness/recording.ts';
import { pick, type Witness } from '../witness/client.ts';
import { readingsOf } from './reading.ts';
import { refusal } from './shapes.ts';
import { variantsOf, type Variant } from './variant.ts';

/** Bodies with missing, unknown and invalid members, and lists with every page size. */
const usual: Witness = async (client) => {
  const { seen, call, read, make, put } = recording(client);
  const { day, calendars, facilities } = client;
  const home = `/facilities/${facilities[0] ?? ''}`;
  const residents = `${home}/residents`;
  const names = { firstName: 'Ada', lastName: 'Field' };
  for (const [lastName, status] of [
    ['Mulberry', 'active'],
    ['Appletree', 'inactive'],
    ['Zelkova', 'active'],
  ])
    await make(residents, { ...names, lastName, status, externalId: `Ext-${lastName}` });
  await someConnection(client);
  for (const more of [
    {},
    { firstName: undefined },
    { gender: 'X' },
    { fullName: 'Ada' },
    { hobby: 'chess' },
    { nickname: null },
  ])
    await make(residents, { ...names, ...more });
  await read('/residents/nobody', '/facilities/nowhere/residents', `${home}/calendars`, '/connections');
  await call('DELETE', '/residents/nobody');
  await put('/residents/unknown', { ...names, status: 'active' });
  for (const query of [
    ...['pageSize=10', 'pageSize=101', 'pageSize=0', 'pageSize=-1', 'page=2'],
    ...['externalId=ext-mulberry', 'status=nowhere'],
  ])
    await read(`${residents}?${query}`);
  const first = await call('GET', `${residents}?pageSize=1&status=active`);
  await read(`${residents}?pageSize=1&cursor=none`);
  await read(`${residents}?pageSize=1&status=inactive&cursor=${String(pick(first, 'nextCursor'))}`);

  const [ada, checkIn] = [await someResident(client), await someCheckIn(client)];
  const checkIns = `/residents/${ada}/check-ins`;
  await read(`${checkIns}/${checkIn.split('/').at(-1) ?? ''}`);
  await make(checkIns, checkInBody(client, { durationInMinutes: '7' }));
  const body = activityBody(client, { location: 'Rose Garden' });
  const tea = `/activities/${await make(`/calendars/${calendars[0] ?? ''}/activities`, body)}`;
  await read(`${home}/activities?startDate=${day(29)}T00:00:00Z&endDate=${day(31)}T00:00:00Z&location=rose`);
  const local = { startDate: `${day(30)}T12:00:00`, endDate: undefined };
  await make(`/calendars/${calendars[1] ?? ''}/activities`, activityBody(client, local));
  // As far as a clock that stands still can show a later change: the answer carries the time of the update.
  const startDate = `${day(30)}T12:00:00Z`;
  const { activityId = '' } = await client.lever('create-activity', {
    calendarId: calendars[0] ?? '',
    startDate,
  });
  await client.lever('update-activity', { activityId, name: 'Changed' });
  await put(`/activities/${activityId}`, activityBody(client));
  const created = `${day(-3)}T12:00:00Z`;
  await make(`${tea}/registrations`, { userId: ada, userType: 'resident', created });
  return seen;
};

/** Integers beyond 32, 53 and 64 bits, and texts that not every database takes. */
const edgeValues: Witness = async (client) => {
  const { seen, make } = recording(client);
  const residents = `/facilities/${client.facilities[0] ?? ''}/residents`;
  const checkIns = `/residents/${await someResident(client)}/check-ins`;
  for (const [at, durationInMinutes] of [2 ** 31, 2 ** 53, 2 ** 63].entries())
    await make(checkIns, checkInBody(client, { startDate: client.day(-7 - at), durationInMinutes }));
  for (const nickname of ['Tea \u{1F375}', 'a\0b', 'x'.repeat(3_000)])
    await make(residents, { firstName: 'Ada', lastName: 'Field', nickname });
  return seen;
};

/** JSON that is declared as text, and a day that no calendar has. */
const oddBodies: Witness = async (client) => {
  const { seen, make, call } = recording(client);
  const residents = `/facilities/${client.facilities[0] ?? ''}/residents`;
  const names = { firstName: 'Ada', lastName: 'Field' };
  await call('POST', residents, { body: names, headers: { 'content-type': 'text/plain' } });
  await make(residents, { ...names, moveInDate: '2027-02-29T12:00:00Z' });
  return seen;
};

/** What a resource has of the members that the service sets, where the answer of the operation is not shown. */
const HAD: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  createPersonalActivity: ['id', 'created', 'modified'],
  sendMessage: ['id'],
};

/** Only what the resource of an operation has may be sent: an `id` to a resource without one is a member like any other. */
const hadMembersAlone: Mutation = inGate('readInput', (original) => (route, received, world) => {
  const sent = received.raw.kind === 'json' ? Object.keys(membersIn(received.raw.value)) : [];
  const known = knownMembersOf(route);
  return sent.every((name) => known.has(name) || HAD[route.id]?.includes(name))
    ? original(route, received, world)
    : refusal('A body holds members that its resource has.');
});

export const conventionsVariants: readonly Variant[] = [
  ...readingsOf(usual, ['conventions'], {
    'integer-range': edgeValues,
    'unusual-texts': edgeValues,
    'unreadable-body': oddBodies,
    'impossible-days': oddBodies,
  }),
  ...variantsOf('freedom', usual, {
    'create-status-mixed': [
      'Answers 200 to some creates and 201 to others.',
      { readings: { 'create-status': { '*': 'created', createResident: 'ok', createCheckIn: 'ok' } } },
    ],
    'missing-required-status-mixed': [
      'Refuses incomplete requests with another status on every second operation.',
      {
        readings: {
          'missing-required-status': {
            '*': 'bad-request',
            createResident: 'unprocessable',
            listCheckIns: 'another-refusal',
          },
        },
      },
    ],
    'members-that-no-resource-has-refused': [
      'Refuses every member of a body that the resource does not have, id, created and modified too.',
      hadMembersAlone,
    ],
    'many-readings-at-once': [
      'Takes an unusual reading at many open questions at the same time.',
      {
        readings: {
          'create-status': 'ok',
          'missing-required-status': 'unprocessable',
          'unknown-id-delete': 'no-content',
          'unknown-parent-list': 'empty-list',
          'error-body': 'empty',
          'unset-members': 'absent',
          'extra-envelope-members': 'extra-members',
          'last-cursor': 'pollable-cursor',
          'page-size-over-maximum': 'refused',
          'retired-paging-parameters': 'refused',
          'unpaged-list-members': 'paging-members',
          'other-read-only-members': 'refused',
          'modified-on-update': 'unchanged',
          'unknown-members': 'refused',
          'default-order': 'newest-first',
          'missing-header-status': 'all-401',
          'unknown-acting-id': 'unauthorized',
        },
      },
    ],
  }),
];
