/** `npm run rooms`: who imports whom, against the plan of the house; cycles, barrels and sizes. */
import { cyclesOf } from './rooms/cycles.ts';
import { wrongEdges } from './rooms/edges.ts';
import { readHouse } from './rooms/house.ts';
import { MOST_LINES, sizesOf } from './rooms/sizes.ts';

const house = await readHouse(new URL('../', import.meta.url));
const sizes = sizesOf(house);

const barrels = [...house].filter(
  ([path, source]) => source.isBarrel && !path.startsWith('openapi/generated/'),
);
const problems = [
  ...wrongEdges(house),
  ...cyclesOf(house).map((cycle) => `a cycle of imports: ${cycle.join(' -> ')}`),
  ...barrels.map(([path]) => `${path} only hands on what others export; import from them`),
  ...sizes.tooLong.map(({ path, lines }) => `${path} has ${lines} lines; ${MOST_LINES} is the most`),
];

const imports = [...house.values()].reduce((sum, source) => sum + source.imports.length, 0);
console.log(
  `rooms: ${sizes.files} files, median ${sizes.median} lines, largest ${sizes.largest.path} (${sizes.largest.lines}); ${imports} imports`,
);
if (problems.length > 0) {
  console.error(
    `${problems.map((problem) => `- ${problem}`).join('\n')}\nscripts/rooms/plan.ts says who may know whom.`,
  );
  process.exitCode = 1;
}
