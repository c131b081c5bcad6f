import { asList, asObject, asText, asTexts, type JsonObject } from './json.ts';

/** What a lifecycle may name. */
interface Known {
  readonly clauses: ReadonlySet<string>;
  /** Operations and levers. */
  readonly movers: ReadonlySet<string>;
}

/** What is wrong with a lifecycle: states, movers or clauses that there are not, and states that nothing reaches. */
export const lifecycleProblems = (lifecycles: readonly JsonObject[], known: Known): readonly string[] =>
  lifecycles.flatMap((lifecycle) => {
    const where = `lifecycle ${asText(lifecycle['resource'])}`;
    const states = asTexts(lifecycle['states']);
    const moves = asList(lifecycle['moves']).map(asObject);
    const reached = new Set(moves.flatMap((move) => asTexts(move['to'])));
    return [
      ...states.filter((state) => !reached.has(state)).map((state) => `${where}: nothing leads to ${state}`),
      ...moves.flatMap((move) => {
        const by = asText(move['by']);
        const [from, to] = [asTexts(move['from']), asTexts(move['to'])];
        return [
          ...(known.movers.has(by) ? [] : [`${where}: ${by} is no operation and no lever`]),
          ...(from.length + to.length > 0 ? [] : [`${where}: ${by} moves from nothing to nothing`]),
          ...[...from, ...to]
            .filter((state) => !states.includes(state))
            .map((state) => `${where}: ${by} names ${state}, which is no state of it`),
          ...asTexts(move['clauses'])
            .filter((clause) => !known.clauses.has(clause))
            .map((clause) => `${where}: ${by} cites ${clause}, which is no clause`),
        ];
      }),
    ];
  });
