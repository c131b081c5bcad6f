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
import { attemptsOf } from '../../calls/refusals.ts';
import { operationIds } from '../../calls/table.ts';
import type { AnyReady } from '../../calls/call.ts';
import { blaming } from '../../kit/blame.ts';
import { requiredOf, requiredQueryOf } from '../../kit/body.ts';
import { check } from '../../kit/check.ts';
import { refused } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';

/** Everything left out; and where there is a body, nothing but braces, and not even those. */
const WITHOUT_ANYTHING = ['without anything', 'with an empty body', 'without a body'] as const;

const incomplete = attemptsOf<string>((_, id, ready) => {
  const bare = without(ready, requiredIn(id));
  const { body: _body, ...bodiless } = bare;
  const bares = ready.body ? [bare, { ...bodiless, body: {} }, bodiless] : [bare];
  return {
    ...Object.fromEntries(requiredIn(id).map((name) => [name, { ready: without(ready, [name]) }])),
    ...Object.fromEntries(bares.map((one, at) => [WITHOUT_ANYTHING[at] ?? '', { ready: one }])),
  };
});

/** Refused, for which all of these clauses stand; and unchanged, for which those do that say so. */
async function mustRefuse(
  t: Tools,
  id: OperationId,
  name: string,
  cited: readonly ClauseId[],
): Promise<void> {
  const { answer, mustBeTraceless } = await incomplete(t, id, name);
  await blaming(cited, () => must(answer, refused));
  const saying = cited.filter((clause) => /nothing|chang|is made/.test(clauses[clause].says));
  await blaming(saying.length > 0 ? saying : cited, mustBeTraceless);
}

/** Every required member, part and query parameter, left out alone: refused, and nothing changes. */
for (const id of operationIds) {
  for (const name of requiredIn(id)) {
    const cited = clausesNaming(id, 'required', name);
    check({
      id: `breadth.${id}.without-${name}`,
      says: `A request of ${id} without ${name} is refused and changes nothing.`,
      clauses: cited,
      profile: profileOf(id),
      negative: true,
      run: (t) => mustRefuse(t, id, name, cited),
    });
  }
}

for (const id of operationIds.filter((one) => requiredIn(one).length > 0)) {
  const cited = firmClausesOf(id, 'required');
  // Which of the members is missed cannot be told here.
  const general = cited.filter((clause) => !clauses[clause].says.includes('`'));
  check({
    id: `breadth.${id}.without-anything`,
    says: `A request of ${id} without anything that it requires is refused and changes nothing.`,
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
    says: `Which refusal a request of ${id} without anything that it requires gets.`,
    clauses: openClausesOf('missing-required-status', id),
    profile: profileOf(id),
    negative: true,
    async run(t) {
      const { status } = (await incomplete(t, id, WITHOUT_ANYTHING[0])).answer;
      const isRefused = status >= 400 && status < 500;
      t.observe(
        'missing-required-status',
        id,
        status === 400
          ? 'bad-request'
          : status === 422
            ? 'unprocessable'
            : isRefused
              ? 'another-refusal'
              : `other: ${status}`,
      );
    },
  });
}

function requiredIn(id: OperationId): readonly string[] {
  return [...requiredOf(id), ...requiredQueryOf(id)];
}

/** The same request without the named members, parameters and parts; a form stays one by a field of no meaning. */
function without(
  { query = {}, body, file, form = {}, ...ready }: AnyReady,
  names: readonly string[],
): AnyReady {
  const rest = <T>(members: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));
  return {
    ...ready,
    query: rest(query),
    ...(body && { body: rest(body) }),
    ...(file && { form: { ...rest(form), note: 'what this form is about' } }),
    ...(file && !names.includes('file') && { file }),
  };
}
