import { asText, asTexts, type JsonObject } from './json.ts';
import { idOf, type Register } from './register.ts';

/** What an assertion can look at; a clause that names one is broken by no assertion that looks at another. */
export const ASPECTS = ['status', 'envelope', 'shape', 'record', 'refusal', 'effect'] as const;

type Clauses = Pick<Register, 'clauses' | 'retired'>;

/** What does not hold together in the register of clauses. Empty when all holds. */
export const clauseProblems = (register: Clauses, choiceIds: ReadonlySet<string>): readonly string[] => [
  ...register.clauses.flatMap(({ clause }) => ofOne(clause, choiceIds)),
  ...ofRetired(register),
  ...ofNumbers(register),
];

function ofOne(clause: JsonObject, choiceIds: ReadonlySet<string>): readonly string[] {
  const id = idOf(clause);
  const problems: string[] = [];
  if (!/^[A-Z]{3}-\d{2,3}$/.test(id)) problems.push(`clause id ${id || '(none)'} is not of the form ABC-12`);
  if (asText(clause['says']) === '') problems.push(`clause ${id} says nothing`);
  const determinacy = asText(clause['determinacy']);
  if (!['firm', 'open'].includes(determinacy))
    problems.push(
      `clause ${id}: determinacy ${determinacy || '(none)'}; firm is what the interface states, open what it leaves open (a clause of the draft says availability: planned besides)`,
    );
  const availability = clause['availability'];
  if (availability !== undefined && availability !== 'planned')
    problems.push(
      `clause ${id}: availability ${asText(availability)}; planned, or left out where it is served`,
    );
  const kept = clause['kept'];
  if (
    kept !== undefined &&
    (kept !== 'shape' || determinacy !== 'firm' || clause['unobservable'] !== undefined)
  )
    problems.push(
      `clause ${id}: kept ${asText(kept)}; shape, of a firm clause that a client can see, or left out where code keeps it`,
    );
  const aspect = clause['aspect'];
  if (aspect !== undefined && !ASPECTS.some((one) => one === aspect))
    problems.push(`clause ${id}: aspect ${asText(aspect)}; one of ${ASPECTS.join(', ')}, or left out`);
  const choice = clause['choice'];
  if (determinacy === 'open' && (typeof choice !== 'string' || !choiceIds.has(choice)))
    problems.push(`open clause ${id} names no known choice (${JSON.stringify(choice)})`);
  return problems;
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
      if (heirs.length === 0 && asText(entry['why']) === '')
        return [`retired clause ${idOf(entry)} says neither what took its place nor why nothing did`];
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
