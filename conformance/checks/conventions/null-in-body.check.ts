import { openClausesOf, profileOf } from '../../calls/facts.ts';
import { readyFor, send } from '../../calls/send.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { readingCheck } from '../../kit/reading.ts';

/** A member of each body that may be left out, and that the interface does not call nullable. */
const optional = { createResident: 'nickname', createCheckIn: 'description' } as const;

for (const id of ['createResident', 'createCheckIn'] as const)
  readingCheck({
    id: `conventions.null-in-body.${id}`,
    says: `Records how ${id} answers null as ${optional[id]}.`,
    clauses: openClausesOf('null-in-body', id),
    profile: profileOf(id),
    negative: true,
    choice: 'null-in-body',
    async ask(t) {
      const ready = await readyFor(t, id);
      return send(t, id, ready, { body: { ...ready.body, [optional[id]]: null } });
    },
    outcomes: { 'left-out': isSuccess, refused: isRefused },
  });
