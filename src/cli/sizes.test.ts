import { expect, test } from 'vitest';
import { readSizes, sizeHelp, sizeNames } from './sizes.ts';
import { UsageError } from './usage-error.ts';

test('sizes come one by one or in a list', () => {
  expect(readSizes([])).toEqual({});
  expect(readSizes(['residents=100000', 'checkIns=15000, exceptions=0'])).toEqual({
    residents: 100_000,
    checkIns: 15_000,
    exceptions: 0,
  });
});

test.each([
  ['resident=5', 'did you mean residents?'],
  ['checkins=5', 'did you mean checkIns?'],
  ['photographers=5', 'there are residents, checkIns, registrations, exceptions'],
  ['constructor=5', 'there are residents'],
  ['=5', 'there are residents'],
  ['residents', 'takes a name and a number'],
  ['', 'takes a name and a number'],
  ['residents=1=2', 'takes a name and a number'],
  ['residents=', 'a whole number from 0 to 1000000, found .'],
  ['residents=1.5', 'a whole number'],
  ['residents=-1', 'a whole number'],
  ['residents=1e3', 'a whole number'],
  ['residents=1000001', 'a whole number from 0 to 1000000, found 1000001.'],
  ['residents=1,residents=2', 'is given twice'],
])('%j is refused', (text, complaint) => {
  const read = () => readSizes([text]);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(complaint);
});

test('help lists every size', () => {
  for (const name of sizeNames) expect(sizeHelp()).toContain(`  ${name} `);
});
