import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { asList, asObject, asText } from '../generate/json.ts';
import { readAction } from './steps.ts';

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const action = read('action.yml');
const PLACES = { path: '/somewhere', temp: '/tmp' };

test('the action names nothing that there is not, and every shell step says its shell', () => {
  const { steps, uses } = readAction(action, { url: 'http://x', token: 't', start: 'true' }, PLACES);
  expect(steps.map(({ name }) => name)).toEqual([
    'Name what is installed',
    'Install the suite',
    'Start the service',
    'Wait for the service',
    'Ask the doctor',
    'Try the service',
    'Stop the service',
  ]);
  expect(uses.map((one) => one.replace(/@.*/, ''))).toEqual(['actions/cache', 'actions/upload-artifact']);
  const all = asList(asObject(asObject(parse(action))['runs'])['steps']).map(asObject);
  expect(all.filter(({ run, shell }) => run !== undefined && shell !== 'bash')).toEqual([]);
});

test.each(['action.yml', 'examples/ci/conform.yml'])(
  '%s names actions of others by commits, with the version behind',
  (name) => {
    const lines = read(name)
      .split('\n')
      .filter((line) => /^\s*(- )?uses:/.test(line));
    expect(lines).not.toEqual([]);
    expect(lines.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  },
);

test('what is kept from one run to the next goes by what is in the files of the action', () => {
  const steps = asList(asObject(asObject(parse(action))['runs'])['steps']).map(asObject);
  const kept = steps.find(({ uses }) => asText(uses).startsWith('actions/cache'));
  expect(asObject(kept?.['with'])['key']).toMatch(/-\$\{\{ steps\.suite\.outputs\.digest \}\}$/);
});

test('without a command nothing is started, and without an address nothing is done', () => {
  const { steps } = readAction(action, { url: 'http://x', token: 't' }, PLACES);
  expect(steps.some(({ name }) => name === 'Start the service')).toBe(false);
  expect(() => readAction(action, { token: 't' }, PLACES)).toThrow('wants the input url');
});

test('scripts never contain secrets or inputs, which a shell would interpret', () => {
  const { steps } = readAction(action, { url: 'http://x', token: 't' }, PLACES);
  expect(steps.filter(({ script }) => script.includes('${{'))).toEqual([]);
});

test('the example workflow gives the action what it takes', () => {
  const { jobs } = asObject(parse(read('examples/ci/conform.yml')));
  const steps = asList(asObject(asObject(jobs)['conform'])['steps']).map(asObject);
  const given = asObject(
    steps.find(({ uses }) => asText(uses).includes('community-engagement-contract'))?.['with'],
  );
  const texts = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, asText(value)]));
  expect(readAction(action, texts, PLACES).inputs).toMatchObject({ start: 'npm start' });
});
