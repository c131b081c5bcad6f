import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createProgram } from '../../src/cli/program.ts';
import { asList, asObject, asText } from '../generate/json.ts';
import { healthOf, stagesOf, valueOf, wordsOf } from './instructions.ts';

const read = (name: string): string => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
const stages = stagesOf(read('Containerfile'));
const image = stages.at(-1);
if (!image) throw new Error('the Containerfile has no FROM');
const compose = asObject(parse(read('compose.yaml')));
const service = asObject(asObject(compose['services'])['mock']);

const FLAGS = createProgram()
  .commands.find((one) => one.name() === 'mock')
  ?.options.map(({ long }) => long);

const flagsIn = (words: readonly string[]): readonly string[] =>
  words.filter((word) => word.startsWith('--'));

test('the image is small, not of root, has a health check, ends by SIGTERM and keeps its worlds in a volume', () => {
  expect(new Set(stages.map(({ from }) => from)).size).toBe(1);
  expect(image.from).toMatch(/node:\d+-alpine$/);
  expect(valueOf(image, 'USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(healthOf(image)[0]).toBe('node');
  expect(valueOf(image, 'STOPSIGNAL')).toBe('SIGTERM');
  const command = wordsOf(valueOf(image, 'CMD'));
  expect(command[command.indexOf('--state') + 1]).toBe(valueOf(image, 'VOLUME'));
});

test('image and compose file start what there is', () => {
  const commands = [wordsOf(valueOf(image, 'CMD')), asList(service['command']).map(asText)];
  for (const command of commands) {
    expect(command[0]).toBe('mock');
    expect(flagsIn(command).filter((flag) => FLAGS?.includes(flag) !== true)).toEqual([]);
  }
});

test('the compose file builds this image, keeps its volume and shows no token', () => {
  const { context, dockerfile } = asObject(service['build']);
  expect(existsSync(new URL(`../../deploy/${asText(context)}/${asText(dockerfile)}`, import.meta.url))).toBe(
    true,
  );
  const [volume = '', place] = asText(asList(service['volumes'])[0]).split(':');
  expect(place).toBe(valueOf(image, 'VOLUME'));
  expect(Object.keys(asObject(compose['volumes']))).toEqual([volume]);
  expect(asText(asObject(service['environment'])['CES_ADMIN_TOKEN'])).toMatch(/^\$\{CES_ADMIN_TOKEN:\?/);
  expect(asList(service['command'])).not.toContain('--json');
  expect(asText(asList(service['ports'])[0])).toBe(`127.0.0.1:4010:${valueOf(image, 'EXPOSE') ?? ''}`);
});

test('what is no instruction is refused, and a line may go on', () => {
  expect(() => stagesOf('FROM a\noops')).toThrow('oops');
  expect(stagesOf('FROM a AS b\nRUN one \\\n  two')[0]).toMatchObject({
    ...{
      from: 'a',
      as: 'b',
      instructions: [{ name: 'RUN', rest: expect.stringMatching(/^one +two$/) as string }],
    },
  });
});
