import { run, runWell } from '../package/run.ts';
import type { Place } from './place.ts';

const NAME = `ces-mock-${process.pid}`;

const works = (program: string, args: readonly string[]): Promise<boolean> =>
  run(program, args, '.').then(
    ({ code }) => code === 0,
    () => false,
  );

/** A program that builds and runs images here, and has or can fetch the base image; undefined if there is none. */
export const findBuilder = async (base: string): Promise<string | undefined> => {
  for (const program of ['docker', 'podman']) {
    if (!(await works(program, ['info']))) continue;
    if (await works(program, ['image', 'inspect', base])) return program;
    if (await works(program, ['pull', base])) return program;
    console.log(`${program} is there, but has no ${base} and cannot fetch it`);
  }
  return undefined;
};

/** Builds the image and runs it: with a volume, and without the right to write anywhere else. */
export const byBuilder = async (program: string, file: string, context: string): Promise<Place> => {
  // Podman leaves the health check out of images in the form of OCI.
  const form = program === 'podman' ? ['--format', 'docker'] : [];
  await runWell(program, ['build', ...form, '-t', NAME, '-f', file, context], context);
  const ask = (...args: readonly string[]): Promise<string> => runWell(program, args, context);
  return {
    by: program,
    start: async (port, adminToken) => {
      await ask(
        ...[
          'run',
          '-d',
          '--name',
          NAME,
          '--read-only',
          '--tmpfs',
          '/tmp',
          '-e',
          `CES_ADMIN_TOKEN=${adminToken}`,
        ],
        ...['-p', `127.0.0.1:${port}:4010`, '-v', `${NAME}:/home/node/worlds`, NAME],
      );
      const inspected = await ask('image', 'inspect', '--format', '{{json .Config.Healthcheck.Test}}', NAME);
      const [, ...check] = JSON.parse(inspected) as readonly string[];
      return {
        health: async () => (await run(program, ['exec', NAME, ...check], context)).code,
        user: async () => (await ask('exec', NAME, 'id', '-u')).trim(),
        stop: async () => {
          await ask('stop', '-t', '15', NAME);
          const code = Number(await ask('inspect', '--format', '{{.State.ExitCode}}', NAME));
          await ask('rm', NAME);
          return code;
        },
      };
    },
    clear: async () => {
      await run(program, ['rm', '-f', NAME], context);
      await run(program, ['volume', 'rm', '-f', NAME], context);
      await run(program, ['image', 'rm', '-f', NAME], context);
    },
  };
};
