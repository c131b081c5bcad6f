/**
 * `npm run examples`: the package as npm installs it into an empty folder. Every entry is imported, required and bundled,
 * the suite asks for its engine, and each example runs; those that need a browser are skipped where there is none. The guides
 * try the package with tools that npm has to fetch.
 */
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { findChromium } from './browser/chromium.ts';
import { freePort } from './free-port.ts';
import { install } from './package/install.ts';
import { packed } from './package/pack.ts';
import { run, runWell } from './package/run.ts';
import { runViteExample } from './package/vite-example.ts';

const ENTRIES = ['mock', 'msw', 'playwright', 'client'];
const DOCUMENTS = [
  'openapi.json',
  ...['config', 'results', 'certificate', 'waivers'].map((one) => `schemas/${one}.json`),
];
const NAME = 'community-engagement-contract';

const { folder, tarball } = await packed();
const executablePath = await findChromium();
const node = (args: readonly string[], place = folder, env = {}) =>
  runWell(process.execPath, args, place, env);
const lastLine = (said: string): string => said.trim().split('\n').at(-1)?.trim() ?? '';

const imported = async (): Promise<string> => {
  for (const entry of ENTRIES) await node(['--input-type=module', '-e', `await import('${NAME}/${entry}')`]);
  for (const name of DOCUMENTS)
    await node(['-e', `JSON.parse(require('fs').readFileSync(require.resolve('${NAME}/${name}')))`]);
  return `${ENTRIES.join(', ')} and ${DOCUMENTS.length} documents`;
};

/** `require` gives what `import` gives, and warns of nothing. */
const required = async (): Promise<string> => {
  for (const entry of ENTRIES) {
    const name = `${NAME}/${entry}`;
    const said = await node([
      '-e',
      `import('${name}').then((esm) => require('node:assert').deepEqual(Object.keys(require('${name}')).sort(), Object.keys(esm).filter((one) => one !== 'default' && one !== 'module.exports').sort()))`,
    ]);
    if (said !== '') throw new Error(`require('${name}') says: ${said}`);
  }
  return ENTRIES.join(', ');
};

/** A server in one CommonJS file, far from the package. */
const bundled = async (): Promise<string> => {
  const contents = `
    import { createMock } from '${NAME}/mock';
    const mock = createMock({ scenario: 'empty' });
    const asked = ['/ping', '/openapi.json', '/__admin/health'];
    Promise.all(asked.map(async (path) => (await mock.fetch(path)).status)).then((all) => console.log(all.join()));`;
  const outfile = join(folder, 'far', 'server.cjs');
  await build({
    stdin: { contents, resolveDir: folder },
    ...{ outfile, bundle: true, platform: 'node', format: 'cjs', logLevel: 'warning' },
  });
  const said = (await node([outfile], tmpdir())).trim();
  if (said !== '401,200,200') throw new Error(`the bundle answers ${said}`);
  return said;
};

/** The suite without its engine: exit code 2, and the line that installs it. */
const asked = async (): Promise<string> => {
  const ces = join('node_modules', NAME, 'dist/src/cli/ces.js');
  const { code, said } = await run(process.execPath, [ces, 'conform', '--list'], folder);
  if (code !== 2 || !said.includes('npm i -D')) throw new Error(`exit code ${code}: ${said}`);
  return lastLine(said);
};

const typed = async (): Promise<string> => {
  const modes = [
    ['commonjs', 'node10'],
    ['node16', 'node16'],
    ['esnext', 'bundler'],
  ] as const;
  const sources = ['vitest-component/residents.test.ts', 'playwright/worlds.spec.ts'];
  // It awaits at its top level, which CommonJS has not.
  const page = 'vite-msw/main.ts';
  await Promise.all(
    modes.map(([module, moduleResolution]) =>
      node([
        'node_modules/typescript/bin/tsc',
        ...['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions', '--target', 'es2023'],
        ...['--lib', 'es2023,dom,dom.iterable', '--types', 'node', '--module', module],
        ...['--moduleResolution', moduleResolution],
        ...[...sources, ...(module === 'commonjs' ? [] : [page])].map((one) => `examples/${one}`),
      ]),
    ),
  );
  return modes.map(([, name]) => name).join(', ');
};

const steps: Readonly<Record<string, (() => Promise<string>) | undefined>> = {
  'npm install': async () => `${(await install(folder, tarball)).toFixed(1)} s`,
  'entries are imported': imported,
  'entries are required': required,
  'a bundle in CommonJS': bundled,
  'the suite asks for its engine': asked,
  'types hold': typed,
  'examples/vitest-component': async () => {
    const said = await node(['node_modules/vitest/vitest.mjs', 'run', '--root', 'examples/vitest-component']);
    return /Tests .*/.exec(said)?.[0] ?? '';
  },
  'examples/vite-msw':
    executablePath === undefined ? undefined : () => runViteExample(folder, executablePath),
  'examples/playwright':
    executablePath === undefined
      ? undefined
      : async () => {
          const env = { CHROMIUM: executablePath, PORT: String(await freePort()) };
          const cli = join(folder, 'node_modules/@playwright/test/cli.js');
          return lastLine(await node([cli, 'test'], join(folder, 'examples/playwright'), env));
        },
};

try {
  for (const [name, step] of Object.entries(steps)) {
    const start = performance.now();
    const said = step
      ? await step()
      : 'skipped: there is no chromium here (CHROMIUM may hold the path of one)';
    console.log(`${name.padEnd(30)} ${((performance.now() - start) / 1000).toFixed(1)} s  ${said}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
