import { clientDuties } from '../../conformance/consumers/client/duties.ts';
import { operationOf } from '../../conformance/consumers/client/story.ts';
import type { Fault } from './findings.ts';
import { keptOf } from './kept.ts';
import type { Seen } from './seen.ts';

/** The duties of clients that a single request shows, by their name in reports. */
const DUTIES: Readonly<Record<string, string>> = {
  'client.known-routes': 'known-route',
  'client.bearer': 'bearer',
  'client.acting-user': 'acting-user',
  'client.acting-tenant': 'acting-tenant',
  'client.input': 'input',
  'client.retired-parameters': 'retired-parameters',
  'client.planned-routes': 'planned-routes',
  'client.files': 'files',
  'client.page-size': 'page-size',
  'client.windows': 'window',
};

const duties = clientDuties.filter(({ id }) => id in DUTIES);

/** The duties in each rule. */
export const requestSays: Readonly<Record<string, string>> = Object.fromEntries(
  duties.map(({ id, says }) => [DUTIES[id] ?? id, says]),
);

/** Input can be judged only with the whole body. */
const NEEDS_BODY = ['client.input', 'client.files'];

const bearerIn = ({ headers }: Seen): string => (headers['authorization'] ?? '').slice(7).trim();

/** The duties that a request breaks. Only the target knows whether the token is right. */
export const requestFaults = (
  seen: Seen,
  isPlanned: boolean,
): { readonly rules: readonly string[]; readonly faults: readonly Fault[] } => {
  const story = {
    ...{ tenant: '', token: bearerIn(seen), identities: {}, calls: [seen] },
    // If the target serves planned routes, they are available.
    planned: isPlanned || (operationOf(seen)?.part === 'planned' && seen.status < 400),
    rounds: [{ freedoms: [], calls: [seen], events: [], tasks: [] }],
  };
  const judged = duties
    .filter(({ id }) => !seen.isRequestCut || !NEEDS_BODY.includes(id))
    .map((duty) => ({ duty, rule: DUTIES[duty.id] ?? duty.id, judgement: duty.evaluate(story) }));
  return {
    rules: judged.flatMap(({ rule, judgement: { verdict } }) =>
      verdict === 'pass' || verdict === 'fail' ? [rule] : [],
    ),
    faults: judged.flatMap(({ duty, rule, judgement }) =>
      judgement.verdict === 'fail'
        ? [
            {
              ...{ side: 'request' as const, rule, clauses: [], exchanges: [keptOf(seen)] },
              finding: {
                kind: 'broken-duty' as const,
                promised: duty.says,
                // Each request is judged alone.
                found: judgement.found.replace(/ \(1 of 1 requests\)$/, ''),
                next: judgement.next ?? duty.next,
              },
            },
          ]
        : [],
    ),
  };
};
