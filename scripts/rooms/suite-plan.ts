import type { Room } from './room.ts';

/** The rooms of the suite. None of them knows anything in `src`. */
export const suiteRooms: readonly Room[] = [
  // Foreign text in the languages that the suite writes: one function for each.
  { name: 'quoting', holds: ['conformance/quoting/'], knows: [], uses: [] },
  // Everything of the suite that runs within a check; judges the target by the contract alone.
  {
    name: 'kit',
    holds: ['conformance/kit/'],
    knows: ['contract', 'quoting'],
    uses: ['ajv', 'ajv-formats', 'fast-check', 'supertest', 'temporal-polyfill', 'node:*'],
  },
  // Small ideas of the stateful things, pure.
  {
    name: 'models',
    holds: ['conformance/models/'],
    knows: ['contract', 'kit'],
    uses: ['fast-check', 'temporal-polyfill'],
  },
  {
    name: 'factories',
    holds: ['conformance/factories/'],
    knows: ['contract', 'kit', 'calls'],
    uses: ['fast-check', 'temporal-polyfill'],
  },
  // One valid call of every operation.
  {
    name: 'calls',
    holds: ['conformance/calls/'],
    knows: ['contract', 'kit', 'factories', 'laws', 'resources'],
    uses: ['fast-check', 'temporal-polyfill'],
  },
  // What holds for every resource of a kind.
  {
    name: 'laws',
    holds: ['conformance/laws/'],
    knows: ['contract', 'kit', 'models', 'factories', 'assertions'],
    uses: ['fast-check', 'temporal-polyfill'],
  },
  // One description of each resource, for its checks and the laws.
  {
    name: 'resources',
    holds: ['conformance/resources/'],
    knows: ['contract', 'kit', 'models', 'factories', 'laws'],
    uses: ['fast-check', 'temporal-polyfill'],
  },
  // What several checks of a section ask of the answers.
  {
    name: 'assertions',
    holds: ['conformance/assertions/'],
    knows: ['contract', 'kit', 'models', 'factories', 'calls'],
    uses: ['fast-check', 'temporal-polyfill'],
  },
  // Random steps of a model and the target side by side.
  {
    name: 'moves',
    holds: ['conformance/moves/'],
    knows: ['contract', 'kit', 'models', 'factories', 'assertions'],
    uses: ['fast-check', 'temporal-polyfill'],
  },
  {
    name: 'checks',
    holds: ['conformance/checks/'],
    knows: [
      ...['contract', 'kit', 'models', 'factories', 'calls', 'assertions', 'moves', 'laws', 'resources'],
    ],
    uses: ['fast-check', 'temporal-polyfill', 'node:crypto'],
  },
  // What happens in a run, what it reports, and the whole of both.
  {
    name: 'run',
    holds: ['conformance/run/'],
    knows: ['contract', 'quoting', 'kit'],
    uses: ['ajv', 'yaml', 'picocolors', 'node:*'],
  },
  // What is there to try, without trying it.
  {
    name: 'catalogue',
    holds: ['conformance/catalogue/'],
    knows: ['contract', 'kit', 'run'],
    uses: ['node:*'],
  },
  // A violation as the requests that show it, to be read and to be sent again.
  {
    name: 'story',
    holds: ['conformance/story/'],
    knows: ['contract', 'quoting', 'kit'],
    uses: [],
  },
  // Whether a configuration fits its target, before anything is judged by it.
  {
    name: 'doctor',
    holds: ['conformance/doctor/'],
    knows: ['contract', 'quoting', 'kit', 'run'],
    uses: ['picocolors', 'temporal-polyfill', 'yaml', 'node:*'],
  },
  {
    name: 'report',
    holds: ['conformance/report/'],
    knows: ['contract', 'quoting', 'kit', 'run', 'catalogue', 'story'],
    uses: ['ajv', 'picocolors', 'node:*'],
  },
  // Sends the requests of a story again.
  {
    name: 'replay',
    holds: ['conformance/replay/'],
    knows: ['contract', 'quoting', 'kit', 'run', 'story', 'report'],
    uses: ['node:*'],
  },
  // Makes one report of several.
  {
    name: 'merge',
    holds: ['conformance/merge/'],
    knows: ['contract', 'quoting', 'kit', 'run', 'report', 'catalogue'],
    uses: ['picocolors', 'node:*'],
  },
  // What changed between two reports.
  {
    name: 'diff',
    holds: ['conformance/diff/'],
    knows: ['quoting', 'kit', 'report'],
    uses: [],
  },
  // What a run proved, and whether it still holds.
  {
    name: 'certificate',
    holds: ['conformance/certificate/'],
    knows: ['contract', 'quoting', 'kit', 'run', 'catalogue', 'report'],
    uses: ['ajv', 'node:*'],
  },
  {
    name: 'conform',
    holds: ['conformance/conform.'],
    knows: ['contract', 'quoting', 'kit', 'run', 'doctor', 'catalogue', 'report', 'certificate'],
    uses: ['picocolors', 'node:*'],
  },
];
