import { isSuccess } from '../kit/match.ts';
import type { Identity } from '../kit/run.ts';
import type { Question } from './ask.ts';
import type { Patient, Planned } from './finding.ts';

/** A person of the configuration, with the key of their entry there. */
export interface Person extends Identity {
  readonly key: string;
}

/** Everybody, with their keys, in turns: the first of each kind, the second of each kind, and so on. */
export function everybody({ identities }: Planned): readonly Person[] {
  const counts = new Map<string, number>();
  const people = identities.map((one) => {
    const place = counts.get(one.kind) ?? 0;
    counts.set(one.kind, place + 1);
    return { place, person: { ...one, key: `identities.${one.kind}.${place}` } };
  });
  return people.sort((a, b) => a.place - b.place).map(({ person }) => person);
}

/** Before a run no more than so many people are looked at. */
const MOST = 7;

export const lookedAt = ({ run, thorough }: Patient): readonly Person[] =>
  thorough ? everybody(run) : everybody(run).slice(0, MOST);

/**
 * The acting id with the widest access that the target accepts: system actor, staff, connection, resident.
 */
export function seer({ run, answer }: Patient): string {
  const kinds = ['systemActor', 'staff', 'connection', 'resident'] as const;
  const people = kinds.flatMap((kind) => run.identities.filter((one) => one.kind === kind));
  const isServed = ({ actingId }: Identity): boolean =>
    isSuccess(answer(facilitiesOf(actingId)) ?? { status: 0 });
  return (people.find(isServed) ?? people[0])?.actingId ?? 'nobody';
}

/** Whose facilities: the cheapest request in which kinds of identities differ. */
export const facilitiesOf = (actingId: string): Question => ({ operationId: 'listFacilities', as: actingId });
