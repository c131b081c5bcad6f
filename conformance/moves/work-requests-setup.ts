import { namesOf } from '../factories/family-access.ts';
import type { Tenants, WorkPath } from '../factories/work-requests.ts';
import { attributed } from '../kit/attribute.ts';
import { shows } from '../kit/fault.ts';
import { mustHold } from '../kit/must.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import type { Actor, Creator, WorkBook, WorkEntry } from '../models/work-requests.ts';
import { mustReport, type SeenWork, type ExpectedValues } from '../assertions/work-requests.ts';

/** One resident of the target. The family files requests, and staff work on them. */
export interface WorkRequestsSetup {
  readonly t: Tools;
  readonly home: Tenants;
  readonly people: Readonly<Record<Exclude<Actor, 'neighbour'>, Identity>> & {
    /** Another resident; undefined if no other resident can act. */
    readonly neighbour: Identity | undefined;
  };
  /** The path of each request of the model, in the same order. */
  readonly paths: WorkPath[];
}

/** One of the requests, chosen by any number; undefined if there is none. */
export function chosen(
  { entries }: Readonly<WorkBook>,
  { paths }: Pick<WorkRequestsSetup, 'paths'>,
  which: number,
): { readonly entry: WorkEntry; readonly path: WorkPath } | undefined {
  const place = which % Math.max(entries.length, 1);
  const [entry, path] = [entries[place], paths[place]];
  return entry && path && { entry, path };
}

/** What every answer about a request must show. */
const expectedOf = ({ title, team, type, status, urgency }: WorkEntry): ExpectedValues => ({
  title,
  status,
  urgency,
  ...(team !== undefined && { team }),
  ...(type !== undefined && { type }),
});

/** The ids that may name the creator; empty for staff, whom the platform chose. */
const idsOf = ({ people }: WorkRequestsSetup, creator: Creator): readonly string[] =>
  creator === 'staff' ? [] : namesOf(people[creator]);

/** An answer must show a request as the model holds it. */
export function mustMatch(setup: WorkRequestsSetup, seen: SeenWork, entry: WorkEntry, when: string): void {
  mustReport(seen, expectedOf(entry), `${when}, `);
  const { answer, request } = seen;
  const { creator } = request;
  const id = typeof creator === 'object' && creator !== null && 'id' in creator ? creator.id : undefined;
  const [ids, others] = [
    idsOf(setup, entry.creator),
    (['resident', 'daughter', 'son'] as const).filter((one) => one !== entry.creator),
  ];
  const isOwn = ids.length === 0 || ids.some((one) => one === id);
  const isForeign = others.some((one) => idsOf(setup, one).some((other) => other === id));
  attributed(['WRQ-45', 'WRQ-66'], () =>
    mustHold(
      answer,
      `${when}, the creator is ${entry.creator}`,
      isOwn && !isForeign,
      shows('creator.id', id),
    ),
  );
}

/** The identity of an actor; the resident instead of a neighbour who is undefined. */
export const actor = ({ people }: WorkRequestsSetup, who: Actor): Identity => people[who] ?? people.resident;

/** Whether there is an identity for this actor. */
export const isThere = ({ people }: WorkRequestsSetup, who: Actor): boolean => people[who] !== undefined;
