import { callOf, operationIds } from '../../calls/table.ts';
import { factsOf, firmClausesOf, openClausesOf, profileOf, withChoice } from '../../calls/facts.ts';
import { ownReady, send, served } from '../../calls/send.ts';
import { check } from '../../kit/check.ts';
import type { JsonObject } from '../../kit/json.ts';
import { fits, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';

/** Every operation answers a valid request with its stated status, envelope and shape. */
for (const id of operationIds) {
  const { body } = factsOf(id);
  const { keeps = [], makes } = callOf(id);
  check({
    id: `breadth.${id}.answers`,
    says: `A valid request of ${id} is answered with the stated status, envelope and members.`,
    clauses: firmClausesOf(id, 'answer'),
    profile: profileOf(id),
    async run(t) {
      if (body?.contentType !== 'application/json') {
        must((await served(t, id)).answer, success, fits);
        return;
      }
      // What is made is made of new data each time; what is changed may be changed again.
      const changed = makes ? undefined : await ownReady(t, id);
      const answers = async (drawn: JsonObject): Promise<void> => {
        const ready = changed ?? (await ownReady(t, id));
        const kept = Object.entries(ready.body ?? {}).filter(([name]) => keeps.includes(name));
        must(await send(t, id, ready, { body: { ...drawn, ...Object.fromEntries(kept) } }), success, fits);
      };
      // What is kept is not drawn either, lest a member appear that the made body leaves out.
      const undrawn = Object.fromEntries(keeps.map((name) => [name, undefined]));
      await t.property(t.body(id, undrawn), answers);
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
      const { status } = (await served(t, id)).answer;
      t.observe('create-status', id, status === 201 ? 'created' : status === 200 ? 'ok' : `other: ${status}`);
    },
  });
}
