import fc from 'fast-check';
import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import type { LeverName } from '../../../openapi/generated/levers.ts';
import { CancelWorkRequest } from '../../commands/cancel-work-request.ts';
import { CommentOnWorkRequest } from '../../commands/comment-on-work-request.ts';
import { FileWorkRequest } from '../../commands/file-work-request.ts';
import { ListWorkRequests } from '../../commands/list-work-requests.ts';
import { ReadWorkRequest } from '../../commands/read-work-request.ts';
import type { WorkDesk } from '../../commands/work-desk.ts';
import { WorkOnRequest, type StaffMove } from '../../commands/work-on-request.ts';
import { givenFamily } from '../../given/family.ts';
import { needsNewTenants, strangersTo, tenantsWithTypes, type Tenants } from '../../given/work-requests.ts';
import { check } from '../../kit/check.ts';
import { hasLever } from '../../kit/levers.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { ACTORS, STATES, type WorkBook } from '../../models/work-request.ts';

type Command = fc.Arbitrary<fc.AsyncCommand<WorkBook, WorkDesk>>;

/** Two requests to begin with, of the resident and of a connection, so that all moves have something to move. */
async function begin(
  t: Tools,
  one: Tenants,
  neighbour: Identity | undefined,
): Promise<{ model: WorkBook; real: WorkDesk }> {
  const { facilityId: id, timeZone, settings } = one;
  const family = await givenFamily(t, { connections: 2, at: { id, timeZone } });
  const [daughter = family.resident, son = family.resident] = family.connections;
  const model: WorkBook = { entries: [] };
  const people = { resident: family.resident, daughter, son, neighbour };
  const real: WorkDesk = { t, home: { ...family, settings }, people, paths: [] };
  await new FileWorkRequest('resident', 0).run(model, real);
  await new FileWorkRequest('daughter', 1).run(model, real);
  return { model, real };
}

const who = fc.constantFrom(...ACTORS);
const which = fc.nat({ max: 11 });
const on = fc.tuple(who, which);

const file: Command = on.map(([one, place]) => new FileWorkRequest(one, place));
const cancel: Command = on.map(([one, place]) => new CancelWorkRequest(one, place));
const comment: Command = on.map(([one, place]) => new CommentOnWorkRequest(one, place));
const read: Command = on.map(([one, place]) => new ReadWorkRequest(one, place));
const list: Command = fc
  .record({
    who,
    states: fc.uniqueArray(fc.constantFrom(...STATES), { maxLength: 4 }),
    type: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
    pageSize: fc.constantFrom(1, 2, 50),
  })
  .map((asking) => new ListWorkRequests(asking));

const LEVERS: Readonly<Record<StaffMove, LeverName>> = {
  in_progress: 'start-work-request',
  completed: 'complete-work-request',
  triage: 'triage-work-request',
  schedule: 'schedule-work-request',
  crew: 'assign-crew',
};

/** What staff do, as far as the target has levers for it. */
function staffMoves(t: Tools): readonly Command[] {
  const groups: readonly (readonly StaffMove[])[] = [
    ['in_progress', 'completed'],
    ['triage', 'schedule', 'crew'],
  ];
  const staff = groups.flatMap((group): Command[] => {
    const moves = group.filter((one) => hasLever(t.run, LEVERS[one]));
    if (moves.length === 0) return [];
    const drawn = fc.tuple(fc.constantFrom(...moves), which);
    return [drawn.map(([one, place]) => new WorkOnRequest(one, place))];
  });
  if (hasLever(t.run, 'create-work-request'))
    staff.push(which.map((place) => new FileWorkRequest('staff', place)));
  return staff;
}

const sequences: readonly {
  readonly about: string;
  readonly says: string;
  readonly clauses: readonly ClauseId[];
  readonly commands: (t: Tools) => readonly Command[];
}[] = [
  {
    about: 'the-family',
    says: 'Whatever a family files, cancels and writes, each sees what is theirs to see, as it stands, and cancels what is theirs to cancel.',
    clauses: ['WRQ-59', 'WRQ-62', 'WRQ-65'],
    commands: () => [file, cancel, cancel, comment, read, read, list],
  },
  {
    about: 'family-and-staff',
    says: 'Whatever staff do meanwhile, every request is in the state that the last move brought it into, and is cancelled from the states that allow it.',
    clauses: ['WRQ-60', 'WRQ-61', 'WRQ-53'],
    commands: (t) => {
      const staff = staffMoves(t);
      if (staff.length === 0) t.unproven('needs levers by which staff work on requests');
      return [...staff, file, cancel, read, list];
    },
  },
];

for (const { about, says, clauses, commands } of sequences)
  check({
    id: `work-requests.any-sequence-of-${about}`,
    says,
    clauses,
    async run(t) {
      const home = await tenantsWithTypes(t, 2);
      needsNewTenants(t, home);
      const [neighbour] = (await strangersTo(t, home))?.people ?? [];
      await t.model(commands(t), () => begin(t, home, neighbour), { maxCommands: 14 });
    },
  });
