import { asList, asObject, asText, asTexts, resolve, type JsonObject } from '../generate/json.ts';
import { change, type Change } from './change.ts';

/** Which way the values go: clients write requests and read answers. */
export type Direction = 'sent' | 'answered';

interface Side {
  readonly document: JsonObject;
  readonly schema: unknown;
}

const MOST_DEPTH = 8;

const typesOf = (schema: JsonObject): readonly string[] => {
  const { type } = schema;
  return typeof type === 'string' ? [type] : asTexts(type);
};

/** What the one list has and the other has not. */
const beyond = (list: readonly string[], other: readonly string[]): readonly string[] =>
  list.filter((item) => !other.includes(item));

/** Fewer values break those who write them, more break those who read them. */
const compareSets = (
  [before, after]: readonly [readonly string[], readonly string[]],
  what: string,
  of: string,
  direction: Direction,
): readonly Change[] => {
  if (before.length === 0 && after.length === 0) return [];
  const gone = after.length === 0 ? [] : before.length === 0 ? ['any other'] : beyond(before, after);
  const come = before.length === 0 ? [] : after.length === 0 ? ['any other'] : beyond(after, before);
  const [narrower, wider] =
    direction === 'sent' ? (['breaking', 'additive'] as const) : (['additive', 'breaking'] as const);
  return [
    ...(gone.length > 0 ? [change(narrower, of, `${what} no longer ${gone.join(', ')}`)] : []),
    ...(come.length > 0 ? [change(wider, of, `${what} also ${come.join(', ')}`)] : []),
  ];
};

const memberOf = (side: Side, name: string): Side => ({
  document: side.document,
  schema: asObject(resolve(side.document, side.schema)['properties'])[name],
});

/** What changed between two schemas of the same place, by the path of the member. */
export const compareSchemas = (
  before: Side,
  after: Side,
  of: string,
  at: string,
  direction: Direction,
  depth = 0,
): readonly Change[] => {
  if (depth > MOST_DEPTH) return [];
  const [old, now] = [resolve(before.document, before.schema), resolve(after.document, after.schema)];
  const [oldNames, newNames] = [asObject(old['properties']), asObject(now['properties'])].map(
    Object.keys,
  ) as [string[], string[]];
  const [oldRequired, newRequired] = [asTexts(old['required']), asTexts(now['required'])];
  const memberText = (name: string): string => `\`${at}${name}\` ${direction}`;
  const enums = [old, now].map((schema) => asList(schema['enum']).map(String)) as [string[], string[]];
  const below = at.replace(/\.$/, '') || 'the body';
  return [
    ...compareSets([typesOf(old), typesOf(now)], `the type of \`${below}\` ${direction} is`, of, direction),
    ...compareSets(enums, `\`${below}\` ${direction} is`, of, direction),
    ...beyond(oldNames, newNames).map((name) => change('breaking', of, `${memberText(name)} is gone`)),
    ...beyond(newNames, oldNames).map((name) =>
      direction === 'sent' && newRequired.includes(name)
        ? change('breaking', of, `${memberText(name)} is new and required`)
        : change('additive', of, `${memberText(name)} is new`),
    ),
    ...oldNames
      .filter((name) => newNames.includes(name))
      .flatMap((name) => {
        const [was, is] = [oldRequired.includes(name), newRequired.includes(name)];
        const harder = direction === 'sent' ? is : was;
        return [
          ...(was === is
            ? []
            : [
                change(
                  harder ? 'breaking' : 'additive',
                  of,
                  `${memberText(name)} is ${is ? 'now' : 'no longer'} required`,
                ),
              ]),
          ...compareSchemas(
            memberOf(before, name),
            memberOf(after, name),
            of,
            `${at}${name}.`,
            direction,
            depth + 1,
          ),
        ];
      }),
    ...(old['items'] !== undefined && now['items'] !== undefined
      ? compareSchemas(
          { ...before, schema: old['items'] },
          { ...after, schema: now['items'] },
          of,
          `${below === 'the body' ? '' : below}[].`,
          direction,
          depth + 1,
        )
      : []),
    ...(asText(old['description']) === asText(now['description'])
      ? []
      : [change('wording', of, `the words about \`${below}\` ${direction}`)]),
  ];
};
