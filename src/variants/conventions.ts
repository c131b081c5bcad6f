import type { OperationId } from '../../openapi/generated/contract.ts';
import { knownMembersOf } from '../mock/http/members.ts';
import { refuse } from '../mock/http/problem.ts';
import { membersIn } from '../saboteurs/input.ts';
import { inGate, type Mutation } from '../saboteurs/mutation.ts';
import { someConnection, someResident } from '../witness/people.ts';
import { activitiesIn, activityBody, checkInBody, someActivity, someCheckIn } from '../witness/programme.ts';
import { pick, type Stage, type StageAnswer, type Witness } from '../witness/stage.ts';
import { readingsOf } from './reading.ts';
import { variantsOf, type Variant } from './variant.ts';

type Members = Readonly<Record<string, unknown>>;

const seen = ({ status, text }: StageAnswer) => ({ status, text });

const facility = ({ facilities }: Stage): string => `/facilities/${facilities[0] ?? ''}`;

const create = (stage: Stage, body: Members): Promise<StageAnswer> =>
  stage.call('POST', `${facility(stage)}/residents`, {
    body: { firstName: 'Ada', lastName: 'Field', ...body },
  });

const creates =
  (body: Members): Witness =>
  async (stage) =>
    seen(await create(stage, body));

const gets =
  (path: (stage: Stage) => string | Promise<string>): Witness =>
  async (stage) =>
    seen(await stage.call('GET', await path(stage)));

/** What a page of three residents shows. */
const lists =
  (query: string): Witness =>
  async (stage) => {
    for (const lastName of ['Mulberry', 'Appletree', 'Zelkova'])
      await create(stage, { lastName, externalId: `Ext-${lastName}` });
    return seen(await stage.call('GET', `${facility(stage)}/residents?${query}`));
  };

/** The second page of the active, asked for as one of the inactive. */
const otherFilters: Witness = async (stage) => {
  for (const status of ['active', 'inactive', 'inactive', 'active']) await create(stage, { status });
  const path = `${facility(stage)}/residents?pageSize=1&status=`;
  const first = await stage.call('GET', `${path}active`);
  return seen(await stage.call('GET', `${path}inactive&cursor=${String(pick(first.body, 'nextCursor'))}`));
};

const withoutFirstName: Witness = creates({ firstName: undefined });

const underAnotherParent: Witness = async (stage) => {
  const path = await someCheckIn(stage);
  const [, , child = ''] = path.split(/\/check-ins(\/)/);
  return (await stage.call('GET', `/residents/${await someResident(stage)}/check-ins/${child}`)).status;
};

/** A later change, as far as a clock that stands still can show one: the answer carries the time of the update. */
const onAnotherDay: Witness = async (stage) => {
  const { activityId = '' } = await stage.lever('create-activity', {
    calendarId: stage.calendars[0] ?? '',
    startDate: `${stage.day(30)}T12:00:00Z`,
  });
  await stage.lever('update-activity', { activityId, name: 'Changed' });
  return seen(await stage.call('PUT', `/activities/${activityId}`, { body: activityBody(stage) }));
};

const filtersLocation: Witness = async (stage) => {
  await someActivity(stage, { location: 'Rose Garden' });
  return activitiesIn(stage, '&location=rose');
};

const withoutZone: Witness = async (stage) => {
  const path = `/calendars/${stage.calendars[1] ?? ''}/activities`;
  const body = activityBody(stage, { startDate: `${stage.day(30)}T12:00:00`, endDate: undefined });
  return pick((await stage.call('POST', path, { body })).body, 'data.startDate');
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
  const others = sent.filter((name) => !known.has(name) && !HAD[route.id]?.includes(name));
  return others.length === 0
    ? original(route, received, world)
    : refuse('invalid-input', {
        promised: 'A body holds members that its resource has.',
        found: `${others.join(', ')}.`,
        next: 'leave them out.',
      });
});

const sendsWithIds: Witness = async (stage) => {
  const [activityId, userId] = [await someActivity(stage), await someResident(stage)];
  const [as = ''] = stage.staff;
  const created = `${stage.day(-3)}T12:00:00Z`;
  const thread = await stage.call('POST', '/messages/threads', {
    body: { participantIds: [as], creatorId: userId, title: 'About Sunday' },
    as: userId,
  });
  const answers = [
    await stage.call('POST', `/activities/${activityId}/registrations`, {
      body: { userId, userType: 'resident', created },
    }),
    await stage.call('POST', `/messages/threads/${String(pick(thread.body, 'data.id'))}/messages`, {
      body: { body: 'Hello', created },
      as: userId,
    }),
  ];
  return answers.map(({ status }) => status);
};

export const conventionsVariants: readonly Variant[] = [
  ...readingsOf(creates({}), [
    ['create-status', ['ok']],
    ['missing-required-status', ['unprocessable', 'another-refusal'], withoutFirstName],
    ['unknown-id-read', ['bad-request', 'forbidden'], gets(() => '/residents/nobody')],
    ['unknown-parent-list', ['empty-list'], gets(() => '/facilities/nowhere/residents')],
    [
      'unknown-id-delete',
      ['no-content'],
      async ({ call }) => (await call('DELETE', '/residents/nobody')).status,
    ],
    ['value-outside-set', ['ignore', 'coerce'], creates({ gender: 'X' })],
    ['error-body', ['plain', 'empty'], withoutFirstName],
    ['child-under-wrong-parent', ['served'], underAnotherParent],
    ['unset-members', ['absent']],
    ['extra-envelope-members', ['extra-members']],
    ['last-cursor', ['pollable-cursor'], lists('pageSize=10')],
    ['cursor-with-other-filters', ['cursor-wins', 'refused'], otherFilters],
    ['page-size-over-maximum', ['refused'], lists('pageSize=101')],
    ['page-size-below-one', ['clamped'], lists('pageSize=0')],
    ['page-size-below-one', ['default-size'], lists('pageSize=-1')],
    ['retired-paging-parameters', ['refused'], lists('page=2')],
    ['unpaged-list-members', ['paging-members'], gets((stage) => `${facility(stage)}/calendars`)],
    ['other-read-only-members', ['refused'], creates({ fullName: 'Somebody' })],
    ['modified-on-update', ['unchanged'], onAnotherDay],
    ['filter-case', ['all-insensitive'], lists('externalId=ext-mulberry')],
    ['filter-case', ['all-sensitive'], filtersLocation],
    ['unknown-filter-value', ['ignored', 'empty-list'], lists('status=nowhere')],
    ['date-time-without-zone', ['utc'], withoutZone],
    ['unknown-members', ['refused'], creates({ hobby: 'chess' })],
    [
      'wrong-types',
      ['coerced'],
      async (stage) => {
        const path = `/residents/${await someResident(stage)}/check-ins`;
        return (await stage.call('POST', path, { body: checkInBody(stage, { durationInMinutes: '7' }) }))
          .status;
      },
    ],
    ['default-order', ['newest-first', 'by-name-or-date'], lists('pageSize=10')],
  ]),
  ...variantsOf('freedom', creates({}), {
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
      withoutFirstName,
    ],
    'members-that-no-resource-has-refused': [
      'Refuses every member of a body that the resource does not have, id, created and modified too.',
      hadMembersAlone,
      sendsWithIds,
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
      async (stage) => {
        await someConnection(stage);
        return seen(await stage.call('GET', '/connections'));
      },
    ],
  }),
];
