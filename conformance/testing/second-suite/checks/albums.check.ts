import { check } from '../../../kit/check.ts';

/** For the test of the engine: two checks that wait for each other, and one that must not meet them. */

const running = new Set<string>();
const begun = new Map<string, () => void>();
const beginnings = new Map(
  ['albums.one', 'albums.other'].map((id) => [id, new Promise<void>((resolve) => begun.set(id, resolve))]),
);

for (const [id, partner] of [
  ['albums.one', 'albums.other'],
  ['albums.other', 'albums.one'],
] as const) {
  check({
    id,
    says: 'It runs alongside the other.',
    clauses: [],
    async run(t) {
      running.add(id);
      begun.get(id)?.();
      await beginnings.get(partner);
      t.note(t.run.exclusive ? 'exclusive' : 'in company');
      running.delete(id);
    },
  });
}

check({
  id: 'albums.alone',
  says: 'It runs by itself.',
  clauses: [],
  exclusive: true,
  async run(t) {
    t.note(`${running.size} alongside it`);
    t.note(t.run.exclusive ? 'exclusive' : 'in company');
    await Promise.resolve();
  },
});
