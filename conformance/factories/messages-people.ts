import { Unproven } from '../kit/errors.ts';
import { hasLever } from '../kit/levers.ts';
import { isSuccess } from '../kit/match.ts';
import { once } from '../kit/once.ts';
import { MESSAGE_FAMILY_RESIDENTS, isGranted } from '../kit/permissions.ts';
import { idsOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { knows } from './acting.ts';
import { givenConnection } from './connections.ts';
import { lookalike } from './lookalike.ts';
import { nameOf } from './messages-named.ts';
import { givenResident } from './residents.ts';
import { people } from '../kit/to-add.ts';

export const KINDS = ['resident', 'connection', 'staff'] as const;
export type Kind = (typeof KINDS)[number];

/** An acting person who takes part in threads. */
export interface Correspondent {
  readonly kind: Kind;
  /** The id in a list of participants. */
  readonly id: string;
  /** The id in resource routes; mostly the same as `id`. */
  readonly ownId: string;
  /** The acting id; for configured people it may differ from `id`. */
  readonly as: string;
  /** Made by the check, so the lists of this person are empty at first. */
  readonly isNew: boolean;
}

/**
 * Whether an id in an answer means this person. The interface does not say which of the two ids is shown
 * (Authentication 7, Messages).
 */
export const isShownAs = (
  { id, ownId, as }: Pick<Correspondent, 'id' | 'ownId' | 'as'>,
  shown: unknown,
): boolean => shown === id || shown === ownId || shown === as;

/** Groups of people by their size. */
interface Companies {
  readonly 1: readonly [Correspondent];
  readonly 2: readonly [Correspondent, Correspondent];
  readonly 3: readonly [Correspondent, Correspondent, Correspondent];
  readonly 4: readonly [Correspondent, Correspondent, Correspondent, Correspondent];
}

/**
 * A number of people who can act, their kinds in turn: residents, connections of the first resident, staff
 * who may be written to. The people in `there` come first. Unproven if there are too few.
 */
export async function company<N extends keyof Companies>(
  t: Tools,
  count: N,
  there: readonly Correspondent[] = [],
): Promise<Companies[N]> {
  const found = await peopleUpTo(t, count, there.slice(0, count));
  return isCompany(found, count)
    ? found
    : t.unproven(`needs ${count} people who can act and write to each other`, people('resident', { count }));
}

const isCompany = <N extends keyof Companies>(
  found: readonly Correspondent[],
  count: N,
): found is Companies[N] => found.length >= count;

/** Up to a number of people who can act; unproven if there are fewer than two. */
export async function companyUpTo(
  t: Tools,
  count: number,
): Promise<readonly [Correspondent, Correspondent, ...Correspondent[]]> {
  const [one, two, ...rest] = await peopleUpTo(t, count);
  return one && two ? [one, two, ...rest] : company(t, 2);
}

async function peopleUpTo(
  t: Tools,
  count: number,
  there: readonly Correspondent[] = [],
): Promise<readonly Correspondent[]> {
  const found = [...there];
  for (let before = -1; before < found.length && found.length < count;) {
    before = found.length;
    for (const kind of KINDS) {
      const one = found.length < count ? await correspondent(t, kind, found) : undefined;
      if (one) found.push(one);
    }
  }
  return found;
}

/**
 * Another person of a kind: a new one if the target takes new ids as acting ids, else a configured one that
 * this check does not use yet; undefined if there is none. A new connection is linked to the first new
 * resident among `others`.
 */
export async function correspondent(
  t: Tools,
  kind: Kind,
  others: readonly Correspondent[] = [],
): Promise<Correspondent | undefined> {
  if (await actsWhenNew[kind](t)) {
    const resident = others.find((one) => one.kind === 'resident' && one.isNew)?.id;
    const { id } = (await newcomer(t, kind, resident)) ?? {};
    if (id !== undefined) return { kind, id, ownId: id, as: id, isNew: true };
  }
  const known = t.run.identities.find(
    (one): one is typeof one & { readonly id: string } =>
      one.kind === kind &&
      one.id !== undefined &&
      !metIn(t).has(one.actingId) &&
      (kind !== 'staff' || isGranted(one, MESSAGE_FAMILY_RESIDENTS)),
  );
  if (!known) return undefined;
  metIn(t).add(known.actingId);
  return { kind, id: await nameOf(t, known), ownId: known.id, as: known.actingId, isNew: false };
}

const metBy = new WeakMap<Tools, Set<string>>();

function metIn(t: Tools): Set<string> {
  const known = metBy.get(t) ?? new Set<string>();
  metBy.set(t, known);
  return known;
}

/** Marks people as used by this check, so that `correspondent` does not return them again. */
export function met<P extends readonly Pick<Correspondent, 'as'>[]>(t: Tools, people: P): P {
  for (const { as } of people) metIn(t).add(as);
  return people;
}

interface Newcomer {
  readonly id: string;
  readonly facilityId: string;
}

async function newcomer(t: Tools, kind: Kind, residentId?: string): Promise<Newcomer | undefined> {
  const { id: facilityId } = await t.facility();
  if (kind === 'resident') return { id: (await givenResident(t, {}, facilityId)).residentId, facilityId };
  if (kind === 'connection') {
    const residents = residentId === undefined ? {} : { residents: [residentId] };
    return {
      id: (await givenConnection(t, { facilities: [facilityId], ...residents })).connectionId,
      facilityId,
    };
  }
  if (!hasLever(t.run, 'create-staff')) return undefined;
  const { staffId } = await t.lever('create-staff', {
    facilityIds: [facilityId],
    permissions: [MESSAGE_FAMILY_RESIDENTS],
  });
  return { id: staffId, facilityId };
}

const acts = (kind: Kind): ((t: Tools) => Promise<boolean>) =>
  once(async (t: Tools) => {
    try {
      const one = await newcomer(t, kind);
      return one !== undefined && (await isTaken(t, one));
    } catch (error) {
      if (error instanceof Unproven) return false;
      throw error;
    }
  });

/** Whether the target takes the id of a new person of the kind as an acting id. Tested once per run. */
export const actsWhenNew: Readonly<Record<Kind, (t: Tools) => Promise<boolean>>> = {
  resident: acts('resident'),
  connection: acts('connection'),
  staff: acts('staff'),
};

/**
 * Whether the list of facilities shows this id only its own facility and shows invented ids something else;
 * otherwise `knows` decides by the read of one facility.
 */
async function isTaken(t: Tools, { id, facilityId }: Newcomer): Promise<boolean> {
  const seesOwnAlone = async (as: string): Promise<boolean> => {
    const answer = await t.call('listFacilities', { as });
    if (!isSuccess(answer)) return false;
    const own = idsOf(listOf(answer));
    return own.length === 1 && own[0] === facilityId;
  };
  const isServed = await seesOwnAlone(id);
  if (isServed && !(await seesOwnAlone(t.fresh.word('nobody'))) && !(await seesOwnAlone(lookalike(id))))
    return true;
  return (await knows(t, id, facilityId)) === true;
}

/** The group in every rotation: each person comes first once. */
export const turnsOf = <P extends readonly unknown[]>(people: P): readonly P[] =>
  people
    .map((_, at): readonly unknown[] => [...people.slice(at), ...people.slice(0, at)])
    .filter((turn): turn is P => turn.length === people.length);
