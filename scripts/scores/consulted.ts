import type { AccessRule, OperationId } from '../../openapi/generated/contract.ts';
import type { DeclaredCheck } from '../../conformance/kit/check.ts';
import { realTables, type Tables } from '../../src/mock/tables.ts';
import type { Readings } from '../../src/mock/world/choices.ts';
import { inAccess, instead } from '../../src/mutants/mutation.ts';
import type { Variant } from '../../src/variants/variant.ts';

/**
 * What a server asks while one check after another talks to it: open choices, operations and access rules. A server
 * in which some of these are other ones does nothing otherwise until it asks for one of them, so only checks in which
 * it asks can judge it.
 */
interface Consulted {
  /** Readings that notice when they are asked for. */
  readonly readings: Readings;
  /** Tables that notice the same. */
  readonly tables: Tables;
  /** Says which group is running. */
  begin(checkId: string): void;
  /** The checks that these can reach. */
  reachedBy(changes: readonly string[], checks: readonly DeclaredCheck[]): readonly string[];
}

const ofChoice = (id: string): string => `choice ${id}`;
const ofOperation = (id: string): string => `operation ${id}`;
const ofRule = (id: string): string => `rule ${id}`;

// The keys of a table that the compiler holds complete.
const operationIds = Object.keys(realTables.operations) as readonly OperationId[];
const rules = Object.keys(realTables.access) as readonly AccessRule[];

/**
 * Views are made once and kept, so a choice may have been asked in the check before: what one check of a group asks
 * counts for the whole group. A group is a section, or an operation for what is asked of every operation.
 */
const groupOf = (checkId: string): string => {
  const [first = '', second = ''] = checkId.split('.');
  return first === 'breadth' ? `${first}.${second}` : first;
};

const watched = (note: (what: string) => void): Tables => {
  const mutations = [
    ...operationIds.map((id) =>
      instead(id, (original) => (input, context) => {
        note(ofOperation(id));
        return original(input, context);
      }),
    ),
    ...rules.map((rule) =>
      inAccess(rule, (original) => (request, world) => {
        note(ofRule(rule));
        return original(request, world);
      }),
    ),
  ];
  return mutations.reduce((tables, change) => change(tables), realTables);
};

export const createConsulted = (): Consulted => {
  const byGroup = new Map<string, Set<string>>();
  let asking = new Set<string>();
  return {
    readings: new Proxy<Readings>(
      {},
      {
        get: (_, choice) => {
          asking.add(ofChoice(String(choice)));
          return undefined;
        },
      },
    ),
    tables: watched((what) => void asking.add(what)),
    begin: (checkId) => {
      asking = byGroup.get(groupOf(checkId)) ?? new Set();
      byGroup.set(groupOf(checkId), asking);
    },
    reachedBy: (changes, checks) =>
      checks
        .map(({ spec }) => spec.id)
        .filter((id) => changes.some((change) => byGroup.get(groupOf(id))?.has(change))),
  };
};

/** What a variant changes; undefined where that is a stage that every request passes, an event, or a zone. */
export const changesOf = ({
  readings = {},
  tables = (original) => original,
  zones = [],
}: Pick<Variant, 'readings' | 'tables' | 'zones'>): readonly string[] | undefined => {
  if (zones.length > 0) return undefined;
  const { operations, access, gate, ...clients } = tables(realTables);
  const { operations: original, access: honestAccess, gate: honestGate, ...originalClients } = realTables;
  const isSame = <T extends object>(one: T, other: T): boolean =>
    Object.entries(one).every(([name, value]) => Reflect.get(other, name) === value);
  if (!isSame(clients, originalClients) || !isSame(gate, honestGate)) return undefined;
  return [
    ...Object.keys(readings).map(ofChoice),
    ...operationIds.filter((id) => operations[id] !== original[id]).map(ofOperation),
    ...rules.filter((rule) => access[rule] !== honestAccess[rule]).map(ofRule),
  ];
};
