import type { Route } from './routes.ts';
import { validateParameters } from './validate.ts';

/** The hint for a request with a `+` that became a blank. */
export const LOST_PLUS = 'a + in a query means a space: write %2B';

/** Parameters with a blank that fit with a plus in its place: a `+` was not encoded. */
export const lostPluses = (
  { id, query }: Route,
  values: Readonly<Record<string, string>>,
): ReadonlySet<string> => {
  const restored = Object.entries(values)
    .filter(([, value]) => value.includes(' '))
    .map(([name, value]) => [name, value.replaceAll(' ', '+')] as const);
  if (restored.length === 0) return new Set();
  const faults = validateParameters(id, query.parameters, { ...values, ...Object.fromEntries(restored) });
  const wrong = new Set(faults.map(({ instancePath }) => instancePath.slice(1)));
  return new Set(restored.flatMap(([name]) => (wrong.has(name) ? [] : [name])));
};
