import { operations } from '../../../openapi/generated/contract.ts';
import {
  familyFor,
  idNames,
  requiredQuery,
  type DiscoveredIds,
  type Ids,
} from '../../../conformance/doctor/discover-ids.ts';
import type { Identity } from '../../../conformance/kit/run.ts';
import type { FilledCall, Filling } from '../../mock/filled-contract.ts';
import { bodyElsewhere } from './substitute.ts';

/** What begins the acting ids of the mock, by kind. */
const ACTING: Readonly<Record<string, Identity['kind']>> = {
  res: 'resident',
  con: 'connection',
  stf: 'staff',
};

interface Target {
  readonly tenant: string;
  readonly identities: readonly Identity[];
}

export interface Filled {
  readonly filling: Filling;
  /** Ids that no configuration names and no list showed. */
  readonly missing: readonly string[];
}

/** An occurrence of a series in the mock does not exist in a series of the target. */
const namesOfItsWorld: ReadonlySet<string> = new Set(['occurrenceDate', 'cursor']);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const defined = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);

/** Calls of the mock, made those of a target: its ids, its dates, its people. */
export const fillingFor = (
  { tenant, identities }: Target,
  { families, window }: DiscoveredIds,
  calls: Readonly<Partial<Record<string, FilledCall>>>,
): Filled => {
  const actingOf = (kind: Identity['kind']): string | undefined =>
    identities.find((one) => one.kind === kind)?.actingId;
  const idOf = (name: string): string | undefined =>
    name === 'staffId'
      ? identities.find(({ kind }) => kind === 'staff')?.id
      : families.find((family) => Object.hasOwn(family, name))?.[name];
  const missing = new Set<string>();

  const filled = Object.values(operations).map((fact) => {
    const { as, at: shown = {}, body, fields, file } = calls[fact.id] ?? {};
    const family = familyFor(fact, families);
    const ids = idNames(fact).flatMap((name) => {
      const id = family?.[name] ?? idOf(name);
      if (id === undefined) missing.add(name);
      return defined(id).map((one) => [name, one] as const);
    });
    const asked = Object.entries(shown).flatMap(([name, value]) => {
      const own = namesOfItsWorld.has(name) ? undefined : textOf(bodyElsewhere(value, idOf));
      return defined(own).map((one) => [name, one] as const);
    });
    const at: Ids = {
      ...Object.fromEntries(asked),
      ...requiredQuery(fact, window),
      ...Object.fromEntries(ids),
    };
    const actingId = as === undefined ? undefined : actingOf(ACTING[as.slice(0, 3)] ?? 'systemActor');
    const sent = bodyElsewhere(body, idOf);
    const form = bodyElsewhere(fields, idOf) as FilledCall['fields'];
    const call: FilledCall = {
      at,
      ...(actingId !== undefined && { as: actingId }),
      ...(sent !== undefined && { body: sent }),
      ...(form && { fields: form }),
      ...(file && (form ?? fields === undefined) && { file }),
    };
    return [fact.id, call] as const;
  });
  const actingId = actingOf('systemActor') ?? identities[0]?.actingId;
  return { filling: { tenant, actingId, calls: Object.fromEntries(filled) }, missing: [...missing].sort() };
};
