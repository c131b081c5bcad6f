import { operationOf } from '../../conformance/consumers/client/story.ts';
import { field, isObject } from '../../conformance/kit/json.ts';
import { isSuccess } from '../../conformance/kit/match.ts';
import type { Observation } from '../../conformance/kit/record.ts';
import type { Judged } from './findings.ts';
import { createMemory, type Begun, type Memory, type Ticket } from './memory.ts';
import { requestFaults } from './requests.ts';
import { responseFaults, whyUnjudged } from './responses.ts';
import type { Seen } from './seen.ts';

/** Judges exchanges in the order in which they end. */
export interface Judge extends Pick<Memory, 'begins' | 'ends'> {
  judge(seen: Seen, ticket: Ticket): Judged;
}

const STATED_IN_ENVELOPE = ['data', 'nextCursor', 'hasMore'];

/** The readings of open questions that an answer shows by itself. */
const observationsOf = (seen: Seen): readonly Observation[] => {
  const operation = operationOf(seen);
  if (!operation || !isSuccess(seen)) return [];
  const { json } = seen;
  const { id, choices, envelope } = operation;
  const next = field(json, 'nextCursor');
  const isWrapped = ['data', 'list', 'page'].includes(envelope) && isObject(json) && 'data' in json;
  const extra = isWrapped && Object.keys(json).some((name) => !STATED_IN_ENVELOPE.includes(name));
  return [
    ...(choices.includes('create-status')
      ? [
          {
            ...{ choice: 'create-status' as const, operation: id },
            reading: seen.status === 201 ? 'created' : seen.status === 200 ? 'ok' : `other: ${seen.status}`,
          },
        ]
      : []),
    ...(envelope === 'page' && field(json, 'hasMore') === false
      ? [
          {
            ...{ choice: 'last-cursor' as const, operation: id },
            reading: typeof next === 'string' ? 'pollable-cursor' : 'null-cursor',
          },
        ]
      : []),
    ...(isWrapped
      ? [
          {
            ...{ choice: 'extra-envelope-members' as const, operation: id },
            reading: extra ? 'extra-members' : 'data-only',
          },
        ]
      : []),
  ];
};

/** Whether a request belongs to the interface at all. Preflights of browsers do not. */
const isOfInterface = ({ method, path }: Begun): boolean =>
  !['OPTIONS', 'HEAD'].includes(method) && (path.startsWith('/api/v1/') || path === '/ping');

/** Judges traffic. `isPlanned`: the target serves the planned routes. */
export const createJudge = (isPlanned: boolean): Judge => {
  const memory = createMemory();
  return {
    begins: memory.begins,
    ends: memory.ends,
    judge: (seen, ticket) => {
      if (!isOfInterface(seen))
        return { rules: [], faults: [], observations: [], unjudged: 'no request of the interface' };
      const operationId = operationOf(seen)?.id;
      const asked = requestFaults(seen, isPlanned);
      const unjudged =
        operationId === undefined ? 'a route that the interface does not have' : whyUnjudged(seen);
      const answered =
        unjudged === undefined
          ? [responseFaults(seen, asked.faults.length === 0), memory.faultsOf(seen, ticket)]
          : [];
      return {
        ...(operationId !== undefined && { operationId }),
        ...(unjudged !== undefined && { unjudged }),
        rules: [
          ...asked.rules.map((rule) => ({ side: 'request' as const, rule })),
          ...answered.flatMap(({ rules }) => rules.map((rule) => ({ side: 'response' as const, rule }))),
        ],
        faults: [...asked.faults, ...answered.flatMap(({ faults }) => faults)],
        observations: unjudged === undefined ? observationsOf(seen) : [],
      };
    },
  };
};
