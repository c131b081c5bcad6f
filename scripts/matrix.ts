/**
 * `npm run matrix [-- VERSION …]`: unit tests that touch Node most, a start of the mock and a part of the suite, on
 * every version of Node that the package promises. Each comes from npm's package `node` into a folder of its own; the
 * modules are those that are installed here. Exit 1 if one fails.
 */
import { join } from 'node:path';
import { inFolder, run } from './harness/run.ts';

/** The oldest promised version, the maintained lines, and the newest one. */
const VERSIONS = ['20.19', '22', '24', 'latest'];
/** Files of tests where versions of Node differ: sockets, streams, processes, files, dates. */
const UNITS = [
  'src/mock/server.test.ts',
  'src/mock/wire.test.ts',
  'src/mock/webhooks',
  'src/mock/upload-folder.test.ts',
  'src/cli/start-mock.test.ts',
  'src/cli/stored-worlds.test.ts',
];

/** What is done on each version, by name: the arguments of its node. */
const trials = (report: string): Readonly<Record<string, readonly string[]>> => ({
  units: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'units', ...UNITS],
  'mock and suite': [
    ...['node_modules/tsx/dist/cli.mjs', 'scripts/conformance.ts', '--planned', '--scenario', 'demo'],
    ...['--only', '{check-ins,registrations,events,photos}.*', '--out', report],
  ],
});

const tryVersion = (version: string): Promise<readonly string[]> =>
  inFolder('node', async (folder) => {
    const installing = ['install', '--no-audit', '--no-fund', '--prefix', folder, `node@${version}`];
    const installed = await run('npm', installing);
    const bin = join(folder, 'node_modules', 'node', 'bin');
    const node = join(bin, 'node');
    const found = await run(node, ['--version']).catch(() => undefined);
    if (found?.code !== 0)
      return [
        `node ${version}: FAILED, it is not to be had: ${(installed.stdout + installed.stderr).trim()}`,
      ];
    const env = { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}`, NO_COLOR: '1' };
    const lines: string[] = [];
    for (const [name, what] of Object.entries(trials(join(folder, 'report')))) {
      const began = performance.now();
      const { code, stdout, stderr } = await run(node, what, { env });
      const took = `${((performance.now() - began) / 1_000).toFixed(0)} s`;
      const tail = code === 0 ? '' : `\n${(stdout + stderr).trim().split('\n').slice(-30).join('\n')}`;
      lines.push(`${found.stdout.trim()} ${name}: ${code === 0 ? 'ok' : 'FAILED'}, ${took}${tail}`);
    }
    return lines;
  });

const asked = process.argv.slice(2);
let hasFailed = false;
for (const version of asked.length > 0 ? asked : VERSIONS)
  for (const line of await tryVersion(version)) {
    console.log(line);
    hasFailed ||= line.includes('FAILED');
  }
process.exitCode = hasFailed ? 1 : 0;
