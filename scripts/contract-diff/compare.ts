import { asObject } from '../generate/json.ts';
import { change, type Change, type Contract } from './change.ts';
import { compareOperations } from './operations.ts';

/** Removing or loosening a promise breaks those who relied on it; a new one is an addition. */
const compareClauses = (before: Contract, after: Contract): readonly Change[] =>
  [...new Set([...Object.keys(before.clauses), ...Object.keys(after.clauses)])].flatMap((id) => {
    const [was, is] = [before.clauses[id], after.clauses[id]];
    if (!is) return was?.determinacy === 'firm' ? [change('breaking', id, 'the clause is gone')] : [];
    if (!was) return is.determinacy === 'firm' ? [change('additive', id, `is new: ${is.says}`)] : [];
    return [
      ...(was.determinacy === is.determinacy
        ? []
        : [
            change(
              is.determinacy === 'firm' ? 'additive' : 'breaking',
              id,
              is.determinacy === 'firm' ? 'is stated now, and was open' : 'is open now, and was stated',
            ),
          ]),
      ...(was.says === is.says ? [] : [change('wording', id, is.says)]),
    ];
  });

const compareEvents = (before: Contract, after: Contract): readonly Change[] => {
  const [old, now] = [before, after].map(({ document }) => Object.keys(asObject(document['webhooks']))) as [
    string[],
    string[],
  ];
  return [
    ...old.filter((one) => !now.includes(one)).map((one) => change('breaking', one, 'the event is gone')),
    ...now.filter((one) => !old.includes(one)).map((one) => change('additive', one, 'the event is new')),
  ];
};

/** Everything that changed from one contract to the next, operations first, each change once. */
export const compareContracts = (before: Contract, after: Contract): readonly Change[] => {
  const all = [
    ...compareOperations(before, after),
    ...compareEvents(before, after),
    ...compareClauses(before, after),
  ];
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
};
