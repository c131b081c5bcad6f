import { packageOf, targetOf, type SourceTree } from './source-tree.ts';
import type { Import } from './imports.ts';
import { houses, TEST_TOOLS } from './houses.ts';
import { rooms, SCRIPTS } from './plan.ts';
import type { Room } from './room.ts';

const isTest = (path: string): boolean => path.endsWith('.test.ts');

/** What several tests have in common. */
const isHelper = (path: string): boolean => path.includes('/testing/');

const isForTests = (path: string): boolean => isTest(path) || isHelper(path);

const longest = (one: Room, path: string): number =>
  Math.max(0, ...one.holds.filter((place) => path.startsWith(place)).map((place) => place.length));

/** The room that a file lives in; undefined where no room holds it. */
export const roomOf = (path: string, plan: readonly Room[] = rooms): Room | undefined => {
  const [best] = [...plan].sort((one, other) => longest(other, path) - longest(one, path));
  return best && longest(best, path) > 0 ? best : undefined;
};

/** What a file may import: names of rooms, and of packages. */
const rightsOf = (
  path: string,
  room: Room,
): { readonly knows: readonly string[]; readonly uses: readonly string[] } => {
  if (!isForTests(path)) return { knows: [room.name, ...room.knows], uses: room.uses };
  const sources = houses.find(({ of }) => path.startsWith(of));
  return {
    knows: [room.name, ...room.knows, ...(sources?.knows ?? [])],
    uses: [...room.uses, ...TEST_TOOLS],
  };
};

const mayUse = (uses: readonly string[], name: string): boolean =>
  uses.includes(name) || (name.startsWith('node:') && uses.includes('node:*'));

const faultOf = (
  path: string,
  one: Import,
  sources: SourceTree,
  plan: readonly Room[],
): string | undefined => {
  const target = targetOf(path, one);
  if (target !== undefined && !sources.has(target))
    return `${path} imports ${one.from}, and there is no ${target}`;
  if (target !== undefined && isTest(target))
    return `${path} imports the test ${target}; no file imports tests`;
  if (target !== undefined && isHelper(target) && !isForTests(path))
    return `${path} imports ${target}; it is there for tests alone`;
  if (path.startsWith(SCRIPTS)) return undefined;
  if (target?.startsWith(SCRIPTS)) return `${path} imports ${target}; no file imports scripts`;
  const room = roomOf(path, plan);
  if (!room) return `${path} lives in no room; give it one in scripts/rooms/plan.ts`;
  const { knows, uses } = rightsOf(path, room);
  if (target === undefined) {
    const name = packageOf(one.from);
    return mayUse(uses, name)
      ? undefined
      : `${path} imports ${one.from}; the room ${room.name} uses ${uses.join(', ') || 'no package'}`;
  }
  const other = roomOf(target, plan)?.name ?? 'no room';
  return knows.includes(other)
    ? undefined
    : `${path} imports ${target}; the room ${room.name} knows ${knows.filter((name) => name !== room.name).join(', ') || 'nobody'}, and not ${other}`;
};

/** Imports that the plan does not allow, one sentence for each. */
export const wrongEdges = (sources: SourceTree, plan: readonly Room[] = rooms): readonly string[] =>
  [...sources].flatMap(([path, source]) => [
    ...new Set(source.imports.flatMap((one) => faultOf(path, one, sources, plan) ?? [])),
  ]);
