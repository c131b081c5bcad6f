import type { OperationId } from '../../../openapi/generated/contract.ts';
import { refuse, type Refusal } from '../http/problem.ts';
import type { World } from '../world/world.ts';

/** What a filter with several values keeps; undefined: everything. */
type Wanted<T extends string> = ReadonlySet<T> | undefined;

/**
 * Reads a filter with values of a closed set, separated by commas. A value outside the set is refused, ignored or
 * matches nothing, by the reading. If all values are ignored, there is no filter.
 */
export const severalValues = <T extends string>(
  name: string,
  sent: string | undefined,
  values: readonly T[],
  operation: OperationId,
  world: World,
): { readonly wanted: Wanted<T> } | Refusal => {
  if (sent === undefined) return { wanted: undefined };
  const asked = sent.split(',');
  const strangers = asked.filter((one) => !values.some((value) => value === one));
  const wanted = new Set(values.filter((value) => asked.includes(value)));
  if (strangers.length === 0) return { wanted };
  const promised = `${name} must be one or more of ${values.join(', ')}, separated by commas.`;
  return world.choose(
    'unknown-filter-value',
    {
      refused: refuse(
        'invalid-input',
        { promised, found: `${sent}.`, next: 'send only these values, or leave the filter out.' },
        { validation: [{ location: 'query', pointer: `/${name}`, code: 'enum', message: promised }] },
      ),
      ignored: { wanted: wanted.size === 0 ? undefined : wanted },
      'empty-list': { wanted },
    },
    operation,
  );
};
