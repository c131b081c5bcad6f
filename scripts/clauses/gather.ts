import { choices } from '../../openapi/generated/choices.ts';
import { clauses } from '../../openapi/generated/clauses.ts';
import { operations, sections } from '../../openapi/generated/contract.ts';
import { realTables } from '../../src/mock/tables.ts';
import { mutants } from '../../src/mutants/table.ts';
import { loadChecks } from '../scores/checks.ts';
import { tryServer } from '../scores/trial.ts';
import type { ClauseFacts, Facts, OperationFacts } from './facts.ts';
import { listening } from './traffic.ts';

const choiceFacts: Readonly<Record<string, { readonly id: string; readonly unobservable?: string }>> =
  choices;

const clauseFacts = (): readonly ClauseFacts[] =>
  Object.values(clauses).map(({ id, section, says, determinacy, availability, choice, unobservable }) => {
    const hidden = unobservable ?? (choice === undefined ? undefined : choiceFacts[choice]?.unobservable);
    return {
      ...{ id, section, says, determinacy },
      ...(availability && { availability }),
      ...(hidden !== undefined && { unobservable: hidden }),
    };
  });

const operationFacts = (): readonly OperationFacts[] =>
  Object.values(operations).map(({ id, section, clauses: cited }) => ({
    ...{ id, section },
    clauses: Object.values(cited).flat(),
  }));

/** Tries the whole suite on the mock, each property on one example, and gathers what the tables need. */
export const gather = async (): Promise<Facts> => {
  const declared = await loadChecks();
  const { tables, heard } = listening(realTables);
  const records = await tryServer({ tables, runs: 1 }, declared);
  const byId = new Map(records.map((record) => [record.id, record]));
  return {
    sections,
    clauses: clauseFacts(),
    checks: declared.map(({ spec: { id, clauses: cited } }) => {
      const record = byId.get(id);
      const reason = record?.finding?.found ?? record?.reason;
      return {
        ...{ id, clauses: cited },
        ...(record && { verdict: record.verdict }),
        ...(reason !== undefined && { reason }),
      };
    }),
    broken: new Set(mutants.flatMap(({ breaks }) => breaks)),
    operations: operationFacts(),
    traffic: heard,
  };
};
