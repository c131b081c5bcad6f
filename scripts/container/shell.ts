import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  readdirSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { matchesGlob } from '../../conformance/kit/glob.ts';
import { run, runWell } from '../package/run.ts';
import { healthOf, stagesOf, valueOf, wordsOf, type Instruction } from './instructions.ts';
import type { Place, Run } from './place.ts';

/** Of the base image: the home of the user that it comes with. */
const HOME = '/home/node';

const isRoot = process.getuid?.() === 0;

/** The folder of an image that is being made, and the place of its instructions in it. */
interface Site {
  readonly root: string;
  at: string;
}

/** The file of a COPY: a name with a star means one file of the folder. */
const named = (base: string, name: string): string => {
  if (!name.includes('*')) return name;
  const [found, another] = readdirSync(base).filter((one) => matchesGlob(name, one));
  if (found === undefined || another !== undefined) throw new Error(`COPY wants one ${name} in ${base}`);
  return found;
};

/** Fails for an address that no shell outside of an image can have. */
const withoutAddresses = (command: string): string => {
  if (/(^|\s)\//.test(command)) throw new Error(`RUN names an address of the image: ${command}`);
  return command;
};

/**
 * Does what a Containerfile says as plain shell: each image is an empty folder, and addresses of it are below that folder.
 * Users and what base images bring along are this machine's.
 */
export const byShell = async (containerfile: string, context: string): Promise<Place> => {
  const folder = mkdtempSync(join(tmpdir(), 'ces-container-'));
  chmodSync(folder, 0o755);
  const sites = new Map<string, Site>();

  const copy = ({ rest }: Instruction, site: Site): void => {
    const [, from, source = '', target = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(rest) ?? [];
    const base = from === undefined ? context : (sites.get(from)?.root ?? '');
    const found = named(base, source.replace(/^\//, ''));
    const place = target.startsWith('/') ? join(site.root, target) : join(site.root, site.at, target);
    mkdirSync(dirname(place), { recursive: true });
    cpSync(join(base, found), place, { recursive: true });
  };

  const steps: Readonly<Record<string, (instruction: Instruction, site: Site) => unknown>> = {
    COPY: copy,
    WORKDIR: ({ rest }, site) => {
      site.at = rest;
      mkdirSync(join(site.root, rest), { recursive: true });
    },
    RUN: ({ rest }, site) => runWell('sh', ['-ec', withoutAddresses(rest)], join(site.root, site.at)),
  };
  const stages = stagesOf(containerfile);
  for (const [index, { as, instructions }] of stages.entries()) {
    const site = { root: join(folder, `image-${index}`), at: '/' };
    mkdirSync(join(site.root, HOME), { recursive: true });
    sites.set(as, site);
    for (const instruction of instructions) await steps[instruction.name]?.(instruction, site);
  }

  const last = stages.at(-1);
  if (!last) throw new Error('the Containerfile has no FROM');
  const { root = '', at = '' } = sites.get(last.as) ?? {};
  const [uid = 0, gid = 0] = (valueOf(last, 'USER') ?? '').split(':').map(Number);
  const user = isRoot ? { uid, gid } : {};
  const home = join(root, HOME);
  if (isRoot) for (const name of ['.', ...readdirSync(home)]) chownSync(resolve(home, name), uid, gid);
  const here = (words: readonly string[]): readonly string[] =>
    words.map((word) => (/^\/(opt|home)\//.test(word) ? join(root, word) : word));
  const [program = '', ...first] = here(wordsOf(valueOf(last, 'ENTRYPOINT')));
  const [check = '', ...question] = healthOf(last);

  const start = async (port: number, adminToken: string): Promise<Run> => {
    const env = { CES_ADMIN_TOKEN: adminToken, CES_HEALTH_URL: `http://127.0.0.1:${port}` };
    const child = spawn(program, [...first, ...here(wordsOf(valueOf(last, 'CMD'))), '--port', String(port)], {
      ...{
        cwd: join(root, at),
        env: { PATH: process.env['PATH'], NODE_ENV: 'production', HOME: home, ...env },
      },
      ...{ stdio: ['ignore', 'pipe', 'inherit'], ...user },
    });
    const ended = once(child, 'exit');
    await Promise.race([once(child.stdout, 'data'), ended]);
    return {
      health: async () => (await run(check, question, folder, env)).code,
      user: () =>
        Promise.resolve(
          /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8'))?.[1] ?? '',
        ),
      stop: async () => {
        child.kill('SIGTERM');
        const [code] = (await ended) as [number | null];
        return code ?? 1;
      },
    };
  };
  return {
    by: 'its steps as shell, in an empty folder',
    start: (port, token) => start(port, token),
    clear: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  };
};
