import { approximately, isExactInteger, type Whole } from '../domain/exact-integer.ts';
import { isRecord, type Members } from '../domain/json-object.ts';
import type { World } from '../world/world.ts';
import { integerMembersOf } from './members.ts';
import { refuse, type Refusal } from './problem.ts';
import type { Route } from './routes.ts';

/** The longest text that a server takes which refuses unusual ones. */
const LONGEST = 2_000;

/** NUL, half of a surrogate pair, or a character of two halves, as an emoji is. */
const UNUSUAL = /[\0\uD800-\uDFFF]/;

const isUnusual = (value: unknown): boolean =>
  typeof value === 'string' && (value.length > LONGEST || UNUSUAL.test(value));

const isWhole = (value: unknown): value is Whole => typeof value === 'number' || isExactInteger(value);

/** The refusal of values that the contract allows and a database may not, under the readings that have one. CNV-56 */
export const refusedEdges = (route: Route, sent: Members, world: World): Refusal | undefined => {
  const edge = world.choose(
    'integer-range',
    {
      kept: Infinity,
      'refused-beyond-32-bits': 2 ** 31,
      'refused-beyond-53-bits': 2 ** 53,
      'refused-beyond-64-bits': 2 ** 63,
    },
    route.id,
  );
  const refusesTexts = world.choose('unusual-texts', { kept: false, refused: true }, route.id);
  if (edge === Infinity && !refusesTexts) return undefined;
  const holdsUnusual = (value: unknown): boolean =>
    isUnusual(value) ||
    (isRecord(value) && !isExactInteger(value) && Object.values(value).some(holdsUnusual));
  const isBeyond = (name: string, value: unknown): boolean =>
    route.choices.has('integer-range') &&
    integerMembersOf(route).has(name) &&
    isWhole(value) &&
    Math.abs(approximately(value)) >= edge;
  const names = Object.keys(sent).filter(
    (name) => isBeyond(name, sent[name]) || (refusesTexts && holdsUnusual(sent[name])),
  );
  if (names.length === 0) return undefined;
  return refuse(
    'invalid-input',
    {
      promised: 'Integers and texts of the body must fit the columns of a database.',
      found: `${names.join(', ')} outside that range.`,
      next: 'send a smaller number, or a shorter text without unusual characters.',
    },
    {
      validation: names.map((name) => ({
        location: 'body',
        pointer: `/${name}`,
        code: 'out-of-range',
        message: 'is not accepted here',
      })),
    },
  );
};
