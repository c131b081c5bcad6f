import { clauses } from '../../../openapi/generated/clauses.ts';
import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { callOf, operationIds } from '../../calls/table.ts';
import { factsOf, firmClausesOf, openClausesOf, profileOf, withChoice } from '../../calls/facts.ts';
import { changer, send, served } from '../../calls/send.ts';
import { isAbout } from '../../kit/about.ts';
import { attributing } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import type { JsonObject } from '../../kit/json.ts';
import { fits, isSuccess, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';

/** Every operation answers a valid request with its stated status, envelope and shape. */
for (const id of operationIds) {
  const { body } = factsOf(id);
  const { keeps = [], mayEnd = [], makes } = callOf(id);
  const cited = firmClausesOf(id, 'answer');
  check({
    id: `breadth.${id}.answers`,
    says: `A valid request to ${id} gets the stated status, envelope and members.`,
    clauses: cited,
    profile: profileOf(id),
    async run(t) {
      const isDrawn = body?.contentType === 'application/json';
      // What is made is made of new data each time, the first for all who look at it; what is changed may be changed again.
      const first = isDrawn && !makes ? undefined : await served(t, id);
      if (first) await mustFit(first.answer, cited);
      if (!isDrawn) return;
      const change = await changer(t, id);
      const isWhole = Object.keys(first?.ready.body ?? { any: undefined }).every((name) =>
        keeps.includes(name),
      );
      const answers = async (drawn: JsonObject): Promise<void> => {
        // Where nothing can be drawn, the first was such a request.
        if (isWhole && Object.keys(drawn).length === 0) return;
        const answer = await change(async (ready) => {
          const kept = Object.entries(ready.body ?? {}).filter(([name]) => keeps.includes(name));
          return send(t, id, ready, { body: { ...drawn, ...Object.fromEntries(kept) } });
        });
        await mustFit(answer, cited);
      };
      // Members that stay the same are not drawn, so that no member is added that the body leaves out.
      const notDrawn = Object.fromEntries([...keeps, ...mayEnd].map((name) => [name, undefined]));
      // What was sent is judged by the checks of each section, with as many examples as are asked for.
      const runs = Math.max(1, Math.ceil(t.run.runs / 2) - (first ? 1 : 0));
      await t.property(t.body(id, notDrawn), answers, { runs });
    },
  });
}

/** The stated status, for which those clauses stand that name one; and the stated body, for which all others do. */
async function mustFit(answer: Answer, cited: readonly ClauseId[]): Promise<void> {
  const seen = (success(answer) ?? fits(answer))?.aspect;
  const about = cited.filter((id) => seen === undefined || isAbout(id, seen));
  // What holds for the status of any success says nothing of a request that is refused.
  const own = about.filter((id) => isSuccess(answer) || clauses[id].section !== 'conventions');
  const broken = [own, about, cited].find((some) => some.length > 0) ?? [];
  await attributing(broken, () => must(answer, success, fits));
}

for (const id of withChoice('create-status')) {
  check({
    id: `breadth.${id}.create-status`,
    says: `Records whether a successful ${id} answers 200 or 201.`,
    clauses: openClausesOf('create-status', id),
    profile: profileOf(id),
    async run(t) {
      const { status } = (await served(t, id)).answer;
      t.observe('create-status', id, status === 201 ? 'created' : status === 200 ? 'ok' : `other: ${status}`);
    },
  });
}
