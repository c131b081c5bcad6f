import ts from 'typescript';
import { forTests, rooms, TEST_TOOLS } from './plan.ts';

/** What every file says that can be imported, by its path from the root of the project. */
type Sources = ReadonlyMap<string, string>;

const isTest = (path: string): boolean => path.endsWith('.test.ts');
/** What several tests have in common. */
const isHelper = (path: string): boolean => path.includes('/testing/');

/** What a file imports, as written; types count too. */
export const importsOf = (text: string): readonly string[] =>
  ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);

/** The file behind a relative import, as a path from the root; undefined for packages. */
const targetOf = (path: string, from: string): string | undefined =>
  from.startsWith('.') ? new URL(from, `file:///${path}`).pathname.slice(1) : undefined;

/** The name of the room that a file lives in; undefined where no room holds it. */
const roomOf = (path: string): string | undefined => {
  const places = Object.entries(rooms).flatMap(([name, { holds }]) =>
    holds.flatMap((place) => (path.startsWith(place) ? [{ name, length: place.length }] : [])),
  );
  return places.sort((one, other) => other.length - one.length)[0]?.name;
};

const mayUse = (uses: readonly string[], from: string): boolean =>
  uses.some((name) => from === name || from.startsWith(name === 'node:*' ? 'node:' : `${name}/`));

const faultOf = (path: string, from: string, sources: Sources): string | undefined => {
  const target = targetOf(path, from);
  const isForTests = isTest(path) || isHelper(path);
  if (target !== undefined && !sources.has(target)) return 'which is not there';
  if (target !== undefined && isTest(target)) return 'and no file imports tests';
  if (target !== undefined && isHelper(target) && !isForTests) return 'which is there for tests alone';
  // Scripts import from every room and are imported by none.
  if (path.startsWith('scripts/')) return undefined;
  if (target?.startsWith('scripts/')) return 'and no file imports scripts';
  const name = roomOf(path);
  const room = rooms[name ?? ''];
  if (name === undefined || room === undefined) return 'and lives in no room';
  const house = isForTests ? (forTests[path.split('/')[0] ?? ''] ?? []) : [];
  if (target === undefined)
    return mayUse([...room.uses, ...(isForTests ? TEST_TOOLS : [])], from)
      ? undefined
      : `which the room ${name} may not use`;
  const other = roomOf(target) ?? 'no room';
  return [name, ...room.knows, ...house].includes(other)
    ? undefined
    : `and the room ${name} may not know ${other}`;
};

/** Imports that the plan does not allow, one sentence for each. */
export const wrongImports = (sources: Sources): readonly string[] =>
  [...sources].flatMap(([path, text]) =>
    [...new Set(importsOf(text))].flatMap((from) => {
      const fault = faultOf(path, from, sources);
      return fault === undefined ? [] : [`${path} imports ${from}, ${fault}`];
    }),
  );

/**
 * Cycles of imports that load values, each as the path around it and reported once. Types alone may go around, since
 * nothing of them is there when files are loaded.
 */
export const cyclesOf = (sources: Sources): readonly string[] => {
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (path: string, trail: readonly string[]): void => {
    const at = trail.indexOf(path);
    if (at >= 0) cycles.push([...trail.slice(at), path].join(' -> '));
    const text = sources.get(path);
    if (at >= 0 || done.has(path) || text === undefined) return;
    for (const from of importsOf(text.replaceAll(/^(import|export) type [^;]*;/gm, '')))
      walk(targetOf(path, from) ?? from, [...trail, path]);
    done.add(path);
  };
  for (const path of sources.keys()) walk(path, []);
  return cycles;
};

const handsOn = (statement: ts.Statement): boolean =>
  ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined;

/** Whether a file only re-exports. */
export const isBarrel = (text: string): boolean => {
  const { statements } = ts.createSourceFile('', text, ts.ScriptTarget.ESNext);
  return statements.some(handsOn) && statements.every((one) => handsOn(one) || ts.isImportDeclaration(one));
};
