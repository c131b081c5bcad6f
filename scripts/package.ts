/** `npm run package`: whether the package is small, holds only what users need, and can be imported with its types. */
import { rmSync, statSync } from 'node:fs';
import { packed, root } from './package/pack.ts';
import { run, runWell } from './package/run.ts';

const MOST_BYTES = 1_560_000;

/** What only developers of this project need. */
const FOREIGN = /\.test\.|\.map$|\/scripts\/|\/(mutants|variants|witness|testing)\/|tsbuildinfo/;

const { folder, tarball } = await packed();
const faults: string[] = [];

const { size } = statSync(tarball);
const files = (await runWell('tar', ['-tzf', tarball], folder)).trim().split('\n');
if (size > MOST_BYTES) faults.push(`it has ${size} bytes; ${MOST_BYTES} are the most`);
const foreign = files.filter((file) => FOREIGN.test(file));
if (foreign.length > 0) faults.push(`it holds what is not for users: ${foreign.slice(0, 5).join(', ')}`);

const tools = [
  ['node_modules/publint/src/cli.js', tarball, '--strict'],
  // In every way of resolution that TypeScript has; the workflows are no module.
  [
    'node_modules/@arethetypeswrong/cli/dist/index.js',
    ...[tarball, '--profile', 'strict', '--no-emoji', '--exclude-entrypoints', 'workflows.arazzo.yaml'],
  ],
];
for (const [tool = '', ...args] of tools) {
  const { code, said } = await run(process.execPath, [tool, ...args], root);
  if (code !== 0) faults.push(`${tool}:\n${said}`);
}

rmSync(folder, { recursive: true, force: true });
console.log(`package: ${size} bytes of at most ${MOST_BYTES}, ${files.length} files, ${tools.length} tools`);
for (const fault of faults) console.error(`- ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
