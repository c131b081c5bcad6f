import { expect, test } from 'vitest';
import { lifecycleProblems } from './lifecycle-problems.ts';

const known = { clauses: new Set(['DOR-01']), movers: new Set(['openDoor', 'close-door']) };
const door = {
  resource: 'door',
  states: ['open', 'closed'],
  moves: [
    { by: 'openDoor', to: ['open'], clauses: ['DOR-01'] },
    { by: 'close-door', from: ['open'], to: ['closed'], clauses: [] },
  ],
};

test('a lifecycle whose names are all known has no problem', () => {
  expect(lifecycleProblems([door], known)).toEqual([]);
});

test.each([
  [{ by: 'paintDoor', to: ['open', 'closed'], clauses: [] }, 'paintDoor is no operation and no lever'],
  [{ by: 'openDoor', to: ['open', 'closed', 'ajar'], clauses: [] }, 'names ajar, which is no state of it'],
  [{ by: 'openDoor', to: ['open', 'closed'], clauses: ['DOR-02'] }, 'cites DOR-02, which is no clause'],
  [{ by: 'openDoor', to: ['open'], clauses: [] }, 'nothing leads to closed'],
])('%j is reported', (move, problem) => {
  expect(lifecycleProblems([{ ...door, moves: [move] }], known).join()).toContain(problem);
});
