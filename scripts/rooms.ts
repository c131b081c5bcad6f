/** `npm run rooms`: who imports whom, against the plan of the house; cycles, barrels and sizes. */
import { cyclesOf } from './rooms/cycles.ts';
import { wrongEdges } from './rooms/edges.ts';
import { readSources } from './rooms/source-tree.ts';
import { MOST_LINES, sizesOf } from './rooms/sizes.ts';

const sources = await readSources(new URL('../', import.meta.url));
const sizes = sizesOf(sources);

const barrels = [...sources].filter(
  ([path, source]) => source.isBarrel && !path.startsWith('openapi/generated/'),
);
const problems = [
  ...wrongEdges(sources),
  ...cyclesOf(sources).map((cycle) => `a cycle of imports: ${cycle.join(' -> ')}`),
  ...barrels.map(([path]) => `${path} only hands on what others export; import from them`),
  ...sizes.tooLong.map(({ path, lines }) => `${path} has ${lines} lines; ${MOST_LINES} is the most`),
];

const imports = [...sources.values()].reduce((sum, source) => sum + source.imports.length, 0);
console.log(
  `rooms: ${sizes.files} files, median ${sizes.median} lines, largest ${sizes.largest.path} (${sizes.largest.lines}); ${imports} imports`,
);
if (problems.length > 0) {
  console.error(
    `${problems.map((problem) => `- ${problem}`).join('\n')}\nscripts/rooms/plan.ts says who may know whom.`,
  );
  process.exitCode = 1;
}
