import type { OperationId } from '../../openapi/generated/contract.ts';
import { knownMembersOf } from '../mock/http/members.ts';
import { membersIn } from '../mutants/input.ts';
import { inGate, type Mutation } from '../mutants/mutation.ts';
import { refusal } from './shapes.ts';
import { freedomsOf, type Freedom } from './variant.ts';

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

export const conventionsFreedoms: readonly Freedom[] = [
  ...freedomsOf({
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
      ({ send }) => send('markAttendance', { body: { id: 'own' } }),
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
