import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { asList, asObject, asText } from '../generate/json.ts';
import { readAction } from './steps.ts';

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const action = read('action.yml');

test('the action names nothing that there is not, and every shell step says its shell', () => {
  const { steps, uses } = readAction(action, { url: 'http://x', token: 't', start: 'true' }, '/somewhere');
  expect(steps.map(({ name }) => name)).toEqual([
    'Install the suite',
    'Start the service',
    'Wait for the service',
    'Ask the doctor',
    'Try the service',
    'Stop the service',
  ]);
  expect(uses).toEqual(['actions/cache@v4', 'actions/upload-artifact@v4']);
  const all = asList(asObject(asObject(parse(action))['runs'])['steps']).map(asObject);
  expect(all.filter(({ run, shell }) => run !== undefined && shell !== 'bash')).toEqual([]);
});

test('without a command nothing is started, and without an address nothing is done', () => {
  const { steps } = readAction(action, { url: 'http://x', token: 't' }, '/somewhere');
  expect(steps.some(({ name }) => name === 'Start the service')).toBe(false);
  expect(() => readAction(action, { token: 't' }, '/somewhere')).toThrow('wants the input url');
});

test('secrets and inputs never stand in a script, where a shell would read them', () => {
  const { steps } = readAction(action, { url: 'http://x', token: 't' }, '/somewhere');
  expect(steps.filter(({ script }) => script.includes('${{'))).toEqual([]);
});

test('the example workflow gives the action what it takes', () => {
  const { jobs } = asObject(parse(read('examples/ci/conform.yml')));
  const steps = asList(asObject(asObject(jobs)['conform'])['steps']).map(asObject);
  const given = asObject(
    steps.find(({ uses }) => asText(uses).includes('community-engagement-contract'))?.['with'],
  );
  const texts = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, asText(value)]));
  expect(readAction(action, texts, '/somewhere').inputs).toMatchObject({ start: 'npm start' });
});
