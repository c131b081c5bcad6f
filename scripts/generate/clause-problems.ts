import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { asObject, asTexts, type JsonObject } from './json.ts';
import { idOf, type Register } from './register.ts';

const schema = asObject(
  JSON.parse(readFileSync(new URL('../../openapi/clauses.schema.json', import.meta.url), 'utf8')),
);
const ajv = new Ajv2020({ allErrors: true, strict: false }).addSchema(schema, 'clauses');

/** What an assertion can look at. */
export const ASPECTS: readonly string[] = asTexts(asObject(asObject(schema['$defs'])['aspect'])['enum']);

type Clauses = Pick<Register, 'clauses' | 'retired'>;

/** What does not hold together in the register of clauses. Empty when all holds. */
export const clauseProblems = (register: Clauses, choiceIds: ReadonlySet<string>): readonly string[] => [
  ...register.clauses.flatMap(({ clause }) => ofOne(clause, choiceIds)),
  ...register.retired.flatMap((entry) => schemaProblems('retired', entry)),
  ...ofRetired(register),
  ...ofNumbers(register),
];

function ofOne(clause: JsonObject, choiceIds: ReadonlySet<string>): readonly string[] {
  const choice = clause['choice'];
  const isUnknown = typeof choice === 'string' && !choiceIds.has(choice);
  return [
    ...schemaProblems('clause', clause),
    ...(isUnknown ? [`clause ${idOf(clause)} names the choice ${choice}, which does not exist`] : []),
  ];
}

/** What the schema of the files (openapi/clauses.schema.json) says about one entry. */
function schemaProblems(kind: 'clause' | 'retired', entry: JsonObject): readonly string[] {
  const validate = ajv.getSchema(`clauses#/$defs/${kind === 'clause' ? 'clause' : 'retired/items'}`);
  if (!validate) throw new Error(`openapi/clauses.schema.json does not describe ${kind}`);
  if (validate(entry) === true) return [];
  return (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ instancePath, message, params }) => {
      const extra: unknown = params['additionalProperty'] ?? params['allowedValues'];
      const detail = extra === undefined ? '' : `: ${JSON.stringify(extra)}`;
      return `${kind} ${idOf(entry) || '(no id)'}${instancePath} ${message ?? 'is wrong'}${detail}`;
    });
}

function ofRetired({ clauses, retired }: Clauses): readonly string[] {
  const living = new Set(clauses.map(({ clause }) => idOf(clause)));
  const gone = retired.map(idOf);
  return [
    ...gone
      .filter((id, at) => gone.indexOf(id) !== at)
      .map((id) => `clause ${id} is listed as retired twice`),
    ...gone.filter((id) => living.has(id)).map((id) => `clause ${id} is retired and stands all the same`),
    ...retired.flatMap((entry) => {
      const heirs = asTexts(entry['instead']);
      return heirs
        .filter((heir) => !living.has(heir))
        .map((heir) => `${heir}, said to stand for the retired clause ${idOf(entry)}, is no clause`);
    }),
  ];
}

/** Within each hundred the numbers of a prefix run without a gap: one that is missing was dropped without a word. */
function ofNumbers({ clauses, retired }: Clauses): readonly string[] {
  const known = new Set([...clauses.map(({ clause }) => idOf(clause)), ...retired.map(idOf)]);
  const before = (id: string): string => {
    const [prefix = '', digits = ''] = id.split('-');
    return `${prefix}-${String(Number(digits) - 1).padStart(2, '0')}`;
  };
  const opensHundred = (id: string): boolean => /-(01|[1-9]01)$/.test(id);
  return [...known]
    .filter((id) => /^[A-Z]{3}-\d{2,3}$/.test(id) && !opensHundred(id) && !known.has(before(id)))
    .map((id) => `${before(id)}, the number before ${id}, is neither a clause nor retired`);
}
