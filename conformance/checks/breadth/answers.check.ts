import { callOf, operationIds } from '../../calls/table.ts';
import { factsOf, firmClausesOf, openClausesOf, profileOf, withChoice } from '../../calls/facts.ts';
import { readyFor, send } from '../../calls/send.ts';
import { check } from '../../kit/check.ts';
import type { JsonObject } from '../../kit/json.ts';
import { fits, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';

/** Every operation answers a valid request with its stated status, envelope and shape. */
for (const id of operationIds) {
  const { body } = factsOf(id);
  const { keeps = [] } = callOf(id);
  check({
    id: `breadth.${id}.answers`,
    says: `A valid request of ${id} is answered with the stated status, envelope and members.`,
    clauses: firmClausesOf(id, 'answer'),
    profile: profileOf(id),
    async run(t) {
      const answers = async (drawn: JsonObject): Promise<void> => {
        const ready = await readyFor(t, id);
        const kept = Object.entries(ready.body ?? {}).filter(([name]) => keeps.includes(name));
        const changes = body?.contentType === 'application/json' && {
          body: { ...drawn, ...Object.fromEntries(kept) },
        };
        must(await send(t, id, ready, { ...changes }), success, fits);
      };
      // What is kept is not drawn either, lest a member appear that the made body leaves out.
      const undrawn = Object.fromEntries(keeps.map((name) => [name, undefined]));
      if (body?.contentType === 'application/json') await t.property(t.body(id, undrawn), answers);
      else await answers({});
    },
  });
}

for (const id of withChoice('create-status')) {
  check({
    id: `breadth.${id}.create-status`,
    says: `Which of 200 and 201 a successful ${id} answers.`,
    clauses: openClausesOf('create-status', id),
    profile: profileOf(id),
    async run(t) {
      const { status } = await send(t, id, await readyFor(t, id));
      t.observe('create-status', id, status === 201 ? 'created' : status === 200 ? 'ok' : `other: ${status}`);
    },
  });
}
