/** `npm run rooms`: checks imports against the plan of rooms; cycles, barrels and sizes. */
import { readdir, readFile } from 'node:fs/promises';
import { cyclesOf, importsOf, isBarrel, wrongImports } from './rooms/imports.ts';

/** A file longer than this is a design that is not finished. */
const MOST_LINES = 300;

const root = new URL('../', import.meta.url);
const pathsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(new URL(`${folder}/`, root), { recursive: true }))
    .filter((name) => /\.(tsx?|mjs|json)$/.test(name) && !name.endsWith('tsconfig.json'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

const paths = (await Promise.all(['openapi/generated', 'src', 'conformance', 'scripts'].map(pathsIn))).flat();
// A JSON file is imported and imports nothing.
const read = (path: string) => (path.endsWith('.json') ? '' : readFile(new URL(path, root), 'utf8'));
const sources = new Map(
  await Promise.all(paths.sort().map(async (path) => [path, await read(path)] as const)),
);

/** Files that people write, the longest first; what is generated may be as long as it likes. */
const written = [...sources]
  .filter(([path]) => !path.startsWith('openapi/generated/'))
  .map(([path, text]) => ({ path, lines: text.trimEnd().split('\n').length, isBarrel: isBarrel(text) }))
  .sort((one, other) => other.lines - one.lines);
const problems = [
  ...wrongImports(sources),
  ...cyclesOf(sources).map((cycle) => `a cycle of imports: ${cycle}`),
  ...written.flatMap(({ path, lines, isBarrel }) => [
    ...(isBarrel ? [`${path} only hands on what others export; import from them`] : []),
    ...(lines > MOST_LINES ? [`${path} has ${lines} lines; ${MOST_LINES} is the most`] : []),
  ]),
];

const imports = [...sources.values()].reduce((sum, text) => sum + importsOf(text).length, 0);
const median = written[Math.ceil(written.length / 2) - 1]?.lines;
console.log(
  `rooms: ${written.length} files, median ${median} lines, largest ${written[0]?.path} (${written[0]?.lines}); ${imports} imports`,
);
if (problems.length > 0) {
  console.error(
    `${problems.map((problem) => `- ${problem}`).join('\n')}\nscripts/rooms/plan.ts says what each room may import.`,
  );
  process.exitCode = 1;
}
