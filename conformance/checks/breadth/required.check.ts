import type { OperationId } from '../../../openapi/generated/contract.ts';
import { clausesNaming, firmClausesOf, openClausesOf, profileOf, withChoice } from '../../calls/facts.ts';
import { refusal, send, sharedReady } from '../../calls/send.ts';
import { operationIds } from '../../calls/table.ts';
import type { AnyReady } from '../../calls/call.ts';
import { requiredOf, requiredQueryOf } from '../../kit/body.ts';
import { check } from '../../kit/check.ts';

/** Every required member, part and query parameter, left out alone: refused, and nothing changes. */
for (const id of operationIds) {
  for (const name of requiredIn(id)) {
    check({
      id: `breadth.${id}.without-${name}`,
      says: `A request of ${id} without ${name} is refused and changes nothing.`,
      clauses: clausesNaming(id, 'required', name),
      profile: profileOf(id),
      negative: true,
      async run(t) {
        const ready = await sharedReady(t, id);
        await refusal(t, id, without(ready, [name]), {});
      },
    });
  }
}

for (const id of operationIds.filter((one) => requiredIn(one).length > 0)) {
  check({
    id: `breadth.${id}.without-anything`,
    says: `A request of ${id} without anything that it requires is refused and changes nothing.`,
    clauses: firmClausesOf(id, 'required'),
    profile: profileOf(id),
    negative: true,
    async run(t) {
      const ready = await sharedReady(t, id);
      const bare = without(ready, requiredIn(id));
      await refusal(t, id, bare, {});
      if (!ready.body) return;
      // Nothing but braces, and not even those.
      const { body: _, ...bodiless } = bare;
      await refusal(t, id, { ...bodiless, body: {} }, {});
      await refusal(t, id, bodiless, {});
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
      const ready = await sharedReady(t, id);
      const { status } = await send(t, id, without(ready, requiredIn(id)));
      const refused = status >= 400 && status < 500;
      t.observe(
        'missing-required-status',
        id,
        status === 400
          ? 'bad-request'
          : status === 422
            ? 'unprocessable'
            : refused
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
