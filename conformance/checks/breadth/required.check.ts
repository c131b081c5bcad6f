import { clauses } from '../../../openapi/generated/clauses.ts';
import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import {
  clausesNaming,
  factsOf,
  firmClausesOf,
  openClausesOf,
  profileOf,
  withChoice,
} from '../../calls/facts.ts';
import { operationIds } from '../../calls/table.ts';
import { isAbout } from '../../kit/about.ts';
import { attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { isRefused, refused } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { futile } from './futile.ts';
import { emptied, requiredFieldsOf, requiredIn, WITHOUT_ANYTHING } from './incomplete.ts';
import { answered, reading } from '../../kit/reading.ts';
import { observeErrorBody } from '../../assertions/error-body.ts';

/** Refused, for which all of these clauses stand; and unchanged, for which those do that say so. */
async function mustRefuse(
  t: Tools,
  id: OperationId,
  name: string,
  cited: readonly ClauseId[],
): Promise<void> {
  const { answer, mustBeTraceless } = await futile(t, id, name);
  await attributing(cited, () => must(answer, refused));
  if (requiredIn(id).includes(name)) observeErrorBody(t, answer, [name]);
  const saying = cited.filter((clause) => isAbout(clause, 'trace'));
  await attributing(saying.length > 0 ? saying : cited, mustBeTraceless);
}

/** Every required member, part and query parameter, left out alone: refused, and nothing changes. */
for (const id of operationIds) {
  for (const name of requiredIn(id)) {
    const cited = clausesNaming(id, 'required', name);
    check({
      id: `breadth.${id}.without-${name}`,
      says: `A request to ${id} without ${name} is refused and changes nothing.`,
      clauses: cited,
      profile: profileOf(id),
      negative: true,
      run: (t) => mustRefuse(t, id, name, cited),
    });
  }
}

for (const id of operationIds.filter((one) => requiredIn(one).length > 0)) {
  const cited = firmClausesOf(id, 'required');
  // The answer does not show which of the members was missed.
  const general = cited.filter((clause) => clauses[clause].about.member.length === 0);
  check({
    id: `breadth.${id}.without-anything`,
    says: `A request to ${id} without any of its required input is refused and changes nothing.`,
    clauses: cited,
    profile: profileOf(id),
    negative: true,
    async run(t) {
      const names =
        factsOf(id).body?.contentType === 'application/json' ? WITHOUT_ANYTHING : [WITHOUT_ANYTHING[0]];
      for (const name of names) await mustRefuse(t, id, name, general.length > 0 ? general : cited);
    },
  });
}

for (const id of withChoice('missing-required-status')) {
  check({
    id: `breadth.${id}.missing-required-status`,
    says: `Records which refusal a request to ${id} without any of its required input gets.`,
    clauses: openClausesOf('missing-required-status', id),
    profile: profileOf(id),
    negative: true,
    async run(t) {
      const outcomes = {
        'bad-request': answered(400),
        unprocessable: answered(422),
        'another-refusal': isRefused,
      };
      const { answer } = await futile(t, id, WITHOUT_ANYTHING[0]);
      reading(t, 'missing-required-status', answer, outcomes);
      for (const name of requiredFieldsOf(id)) {
        const { answer: emptyAnswer } = await futile(t, id, emptied(name));
        reading(t, 'missing-required-status', emptyAnswer, outcomes, `${emptyAnswer.status} to no ${name}`);
        observeErrorBody(t, emptyAnswer, [name]);
      }
    },
  });
}
