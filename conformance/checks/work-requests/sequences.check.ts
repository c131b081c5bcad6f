import fc from 'fast-check';
import type { LeverName } from '../../../openapi/generated/levers.ts';
import type { WorkRequestsSetup } from '../../moves/work-requests-setup.ts';
import {
  cancelWork,
  commentOnWork,
  fileWork,
  listWorks,
  readWorks,
  workOn,
  type StaffMove,
  type WorkMove,
} from '../../moves/work-requests.ts';
import { needsNewTenants, unrelatedUsers, type Tenants } from '../../factories/work-requests.ts';
import type { CheckSpec } from '../../kit/check.ts';
import { hasLever } from '../../kit/levers.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { ACTORS, STATES, type WorkBook } from '../../models/work-requests.ts';
import { typedWorkCheck } from './family-requests.ts';
import { allLevers } from '../../kit/to-add.ts';

type Command = fc.Arbitrary<WorkMove>;

/** The first two requests, of the resident and of a connection, so that every move has a request. */
async function begin(
  t: Tools,
  home: Tenants,
  neighbour: Identity | undefined,
): Promise<{ model: WorkBook; real: WorkRequestsSetup }> {
  const { resident, connections } = home;
  const [daughter = resident, son = resident] = connections;
  const model: WorkBook = { entries: [] };
  const people = { resident, daughter, son, neighbour };
  const real: WorkRequestsSetup = { t, home, people, paths: [] };
  await fileWork('resident', 0).run(model, real);
  await fileWork('daughter', 1).run(model, real);
  return { model, real };
}

const who = fc.constantFrom(...ACTORS);
const which = fc.nat({ max: 11 });
const on = fc.tuple(who, which);

const file: Command = on.map(([one, place]) => fileWork(one, place));
const cancel: Command = on.map(([one, place]) => cancelWork(one, place));
const comment: Command = on.map(([one, place]) => commentOnWork(one, place));
const read: Command = on.map(([one, place]) => readWorks(one, place));
const list: Command = fc
  .record({
    who,
    states: fc.uniqueArray(fc.constantFrom(...STATES), { maxLength: 4 }),
    type: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
    pageSize: fc.constantFrom(2, 50),
  })
  .map(listWorks);

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
    return [drawn.map(([one, place]) => workOn(one, place))];
  });
  if (hasLever(t.run, 'create-work-request')) staff.push(which.map((place) => fileWork('staff', place)));
  return staff;
}

/** After every sequence of moves the target shows what the model holds. */
const anySequence = ({
  commands,
  ...spec
}: CheckSpec & { commands: (t: Tools) => readonly Command[] }): void =>
  typedWorkCheck({
    ...spec,
    given: { connections: 2, shared: false },
    async run(t, home) {
      needsNewTenants(t, home);
      const neighbour = (await unrelatedUsers(t, home))?.resident;
      await t.model(commands(t), () => begin(t, home, neighbour), { maxCommands: 8 });
    },
  });

anySequence({
  id: 'work-requests.any-sequence-of-the-family',
  says: 'After any sequence of requests, cancels and comments each user sees and cancels what they may, in its current state.',
  clauses: ['WRQ-59', 'WRQ-62', 'WRQ-65'],
  commands: () => [file, cancel, cancel, comment, read, read, list],
});

anySequence({
  id: 'work-requests.any-sequence-of-family-and-staff',
  says: 'Whatever staff do, each request has the status of its last change, and can be cancelled in the states that allow it.',
  clauses: ['WRQ-60', 'WRQ-61', 'WRQ-53'],
  commands(t) {
    const staff = staffMoves(t);
    if (staff.length === 0) t.unproven('needs levers by which staff work on requests', allLevers);
    return [...staff, file, cancel, read, list];
  },
});
