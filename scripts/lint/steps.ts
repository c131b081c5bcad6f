import SwaggerParser from '@apidevtools/swagger-parser';
import { citationsStep } from './citations.ts';
import { contractProblems } from './redocly.ts';
import { sourcesStep } from './sources.ts';
import type { Step } from './step.ts';
import { wordsStep } from './words.ts';
import { runTool, type Ended } from '../harness/run.ts';

const saidWhenFailed = ({ code, stdout, stderr }: Ended): string =>
  code === 0 ? '' : `${stdout}${stderr}`.trim() || `exit ${code}`;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const steps: readonly Step[] = [
  { name: 'contract (redocly)', run: contractProblems },
  {
    // A second reader of the whole document; it sees other faults than redocly does.
    name: 'bundle (swagger-parser)',
    run: () => SwaggerParser.validate('openapi/generated/openapi.json').then(() => '', messageOf),
  },
  {
    name: 'eslint',
    run: async () => saidWhenFailed(await runTool('eslint/bin/eslint.js', ['.', '--max-warnings', '0'])),
  },
  {
    // What runs in a browser knows other globals than the rest, so it is compiled apart.
    name: 'types of the pages',
    run: async () => {
      const projects = ['scripts/docs/client', 'src/console'];
      const ended = await Promise.all(projects.map((one) => runTool('typescript/bin/tsc', ['-p', one])));
      return ended.map(saidWhenFailed).filter(Boolean).join('\n');
    },
  },
  {
    name: 'prettier',
    run: async () =>
      saidWhenFailed(await runTool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'])),
  },
  {
    // Unused files, exports, types and dependencies; knip.jsonc says what counts as used.
    name: 'knip',
    run: async () => saidWhenFailed(await runTool('knip/bin/knip.js', ['--treat-config-hints-as-errors'])),
  },
  sourcesStep,
  citationsStep,
  wordsStep,
  {
    // Whether docs/reference.md is what the declarations say.
    name: 'reference',
    run: async () => saidWhenFailed(await runTool('tsx/dist/cli.mjs', ['scripts/reference.ts', '--check'])),
  },
  { name: 'rooms', run: async () => saidWhenFailed(await runTool('tsx/dist/cli.mjs', ['scripts/rooms.ts'])) },
];
