import { namesOf } from '../factories/family-access.ts';
import type { Tenants, WorkPath } from '../factories/work-requests.ts';
import { blamed } from '../kit/blame.ts';
import { mustHold } from '../kit/must.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import type { Actor, Creator, WorkBook, WorkEntry } from '../models/work-requests.ts';
import { mustTell, type SeenWork, type Told } from '../assertions/work-requests.ts';

/** One resident of the target, whose requests the family files and staff work on. */
export interface WorkRequestsSetup {
  readonly t: Tools;
  readonly home: Tenants;
  readonly people: Readonly<Record<Exclude<Actor, 'neighbour'>, Identity>> & {
    /** Another resident; absent where no other one acts. */
    readonly neighbour: Identity | undefined;
  };
  /** Where each request of the model is, in their order. */
  readonly paths: WorkPath[];
}

/** One of the requests there are, by any number; undefined where there is none. */
export function chosen(
  { entries }: Readonly<WorkBook>,
  { paths }: Pick<WorkRequestsSetup, 'paths'>,
  which: number,
): { readonly entry: WorkEntry; readonly path: WorkPath } | undefined {
  const place = which % Math.max(entries.length, 1);
  const [entry, path] = [entries[place], paths[place]];
  return entry && path && { entry, path };
}

/** What every answer about a request has to tell of it. */
const toldOf = ({ title, team, type, status, urgency }: WorkEntry): Told => ({
  title,
  status,
  urgency,
  ...(team !== undefined && { team }),
  ...(type !== undefined && { type }),
});

/** The ids by which the creator may be named; none for staff, whom the platform chose. */
const idsOf = ({ people }: WorkRequestsSetup, creator: Creator): readonly string[] =>
  creator === 'staff' ? [] : namesOf(people[creator]);

/** An answer tells of a request what the model does. */
export function mustAgree(setup: WorkRequestsSetup, seen: SeenWork, entry: WorkEntry, when: string): void {
  mustTell(seen, toldOf(entry), `${when}, `);
  const { answer, request } = seen;
  const { creator } = request;
  const id = typeof creator === 'object' && creator !== null && 'id' in creator ? creator.id : undefined;
  const [ids, others] = [
    idsOf(setup, entry.creator),
    (['resident', 'daughter', 'son'] as const).filter((one) => one !== entry.creator),
  ];
  const isOwn = ids.length === 0 || ids.some((one) => one === id);
  const isForeign = others.some((one) => idsOf(setup, one).some((other) => other === id));
  blamed(['WRQ-45', 'WRQ-66'], () =>
    mustHold(answer, `${when}, the creator is ${entry.creator}`, isOwn && !isForeign, `the id ${String(id)}`),
  );
}

/** Somebody who acts; the resident in the place of a neighbour who is not there. */
export const actor = ({ people }: WorkRequestsSetup, who: Actor): Identity => people[who] ?? people.resident;

/** Whether there is such a person to act. */
export const isThere = ({ people }: WorkRequestsSetup, who: Actor): boolean => people[who] !== undefined;
