/**
 * `npm run matrix [-- VERSION …]`: unit tests that touch Node most, a start of the mock and a part of the suite, on every
 * version of Node that the package promises. Each comes from npm's package `node` into a folder of its own; the modules are
 * those that are installed here. Exit 1 where one fails.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
/** The oldest that is promised, the lines that are kept, and whatever is newest. */
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

interface Ended {
  readonly code: number;
  readonly text: string;
}

const run = (file: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<Ended> =>
  new Promise((done) => {
    execFile(file, [...args], { cwd: root, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      done({ code: error ? 1 : 0, text: `${stdout}${stderr}` }),
    );
  });

/** What is done on each version, by name: the arguments of its node. */
const trials = (report: string): Readonly<Record<string, readonly string[]>> => ({
  units: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'units', ...UNITS],
  'mock and suite': [
    'node_modules/tsx/dist/cli.mjs',
    'scripts/conformance.ts',
    '--planned',
    '--scenario',
    'demo',
    '--only',
    '{check-ins,registrations,events,photos}.*',
    '--out',
    report,
  ],
});

const tryVersion = async (version: string): Promise<readonly string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'ces-node-'));
  try {
    const args = ['install', '--no-audit', '--no-fund', '--prefix', folder, `node@${version}`];
    const installed = await run('npm', args);
    const node = join(folder, 'node_modules', 'node', 'bin', 'node');
    const { code, text } = await run(node, ['--version']);
    if (code !== 0) return [`node ${version}: FAILED, it is not to be had: ${installed.text.trim()}`];
    const PATH = `${join(folder, 'node_modules', 'node', 'bin')}:${process.env['PATH'] ?? ''}`;
    const lines: string[] = [];
    for (const [name, what] of Object.entries(trials(join(folder, 'report')))) {
      const began = performance.now();
      const ended = await run(node, what, { ...process.env, PATH, NO_COLOR: '1' });
      const took = `${((performance.now() - began) / 1_000).toFixed(0)} s`;
      const tail = ended.code === 0 ? '' : `\n${ended.text.trim().split('\n').slice(-30).join('\n')}`;
      lines.push(`${text.trim()} ${name}: ${ended.code === 0 ? 'ok' : 'FAILED'}, ${took}${tail}`);
    }
    return lines;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const asked = process.argv.slice(2);
let hasFailed = false;
for (const version of asked.length > 0 ? asked : VERSIONS)
  for (const line of await tryVersion(version)) {
    console.log(line);
    hasFailed ||= line.includes('FAILED');
  }
process.exitCode = hasFailed ? 1 : 0;
