import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Temporal } from 'temporal-polyfill';
import { parse } from 'yaml';
import { assemble, usual } from '../assembly/assemble.ts';
import { scenarioValidator } from '../assembly/scenario-input.ts';
import { readScenario } from './scenario-file.ts';
import { UsageError } from './usage-error.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ces-scenario-'));
});
afterEach(() => rm(folder, { recursive: true }));

const file = async (name: string, text: string): Promise<string> => {
  await writeFile(join(folder, name), text);
  return join(folder, name);
};
const refusalOf = async (path: string): Promise<string> => {
  const error: unknown = await readScenario(path).catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(UsageError);
  return (error as Error).message.replaceAll(`${folder}/`, '');
};

test.each([
  ['a key that stands twice', 'residents:\n  ada:\n  ada:\n', "a.yaml:3: the key 'ada' is already in line 2"],
  [
    'an unknown member',
    'residents:\n  ada: { facilty: x }\n',
    "a.yaml:2: unknown key 'facilty' in residents.ada. Did you mean 'facility'?",
  ],
  [
    'an unknown name',
    'residents:\n  ada:\nactivities:\n  tea:\n    registered:\n      - adda\n',
    "a.yaml:6: activities.tea.registered.0: there is no 'adda' in residents or connections; did you mean ada?",
  ],
  [
    'one name for two people',
    'residents:\n  ada:\nstaff:\n  ada:\n',
    "a.yaml:4: staff.ada: the name 'ada' is already in residents",
  ],
  [
    'no time',
    'activities:\n  tea:\n    starts: soon\n',
    'a.yaml:3: activities.tea.starts must be a time such as',
  ],
  [
    'no zone',
    'facilities:\n  x: { timeZone: Mars/Base }\n',
    'a.yaml:2: facilities.x.timeZone must be an IANA time zone',
  ],
  [
    'a text that is not a scenario',
    'extends: dmo\n',
    'a.yaml:1: extends: there is no scenario dmo; did you mean demo?',
  ],
  [
    'a file that is not there',
    '\nextends: other.yaml\n',
    'a.yaml:2: extends: takes demo, empty or a YAML file',
  ],
  ['itself', 'extends: a.yaml\n', 'a.yaml:1: extends: a file cannot extend itself: a.yaml -> a.yaml.'],
  [
    'too much',
    `residents:\n${Array.from({ length: 10_001 }, (_, n) => `  r${n}:\n`).join('')}`,
    'a.yaml:10002: residents.r10000: a scenario holds at most 10000 items',
  ],
])('%s is refused with its line', async (_, text, says) => {
  expect(await refusalOf(await file('a.yaml', text))).toContain(says);
});

test('a file extends another one, and a fault names the file that contains it', async () => {
  await file('people.yaml', 'extends: demo\nresidents:\n  ada: { facility: Maple Court }\n');
  await expect(
    readScenario(await file('a.yaml', 'extends: people.yaml\nactivities:\n  tea: { registered: [ada] }\n')),
  ).resolves.toMatchObject({ written: { name: 'a.yaml' } });
  expect(await refusalOf(await file('b.yaml', 'extends: people.yaml\nresidents:\n  ben:\n  ada:\n'))).toBe(
    "b.yaml:4: residents.ada: the name 'ada' is already in residents; use another one.",
  );
  await file('people.yaml', 'extends: c.yaml\n');
  expect(await refusalOf(await file('c.yaml', 'extends: people.yaml\n'))).toContain(
    'people.yaml:1: extends: a file cannot extend itself: c.yaml -> people.yaml -> c.yaml.',
  );
});

/** What is refused when a world is filled with a file. */
const refusedIn = async (path: string): Promise<string | undefined> => {
  const { written, check } = await readScenario(path);
  const { service } = assemble({
    ...usual,
    written,
    planned: true,
    now: Temporal.Instant.from('2026-06-15T12:00:00Z'),
  });
  expect(service.world('demo')?.store.facilities.all()).not.toEqual([]);
  return check()?.replaceAll(`${folder}/`, '');
};

test('a step that the rules refuse is named with its file and line', async () => {
  await file('people.yaml', 'residents:\n  ada:\ncheckIns:\n  - { resident: ada }\n  - resident: ada\n');
  const text =
    'extends: people.yaml\ncheckIns:\n  - { resident: ada, day: yesterday }\n  - { resident: ada, day: yesterday }\n';
  expect(await refusedIn(await file('a.yaml', text))).toBe(
    [
      'a.yaml:4: checkIns.1: A resident can have only one check-in per calendar day. Found: another check-in on 2026-06-14.',
      'people.yaml:5: checkIns.1: A resident can have only one check-in per calendar day. Found: another check-in on 2026-06-15.',
    ].join('\n'),
  );
});

test('a file that cannot be read is named', async () => {
  expect(await refusalOf(join(folder, 'none.yaml'))).toContain(
    '--scenario takes demo, empty or a YAML file;',
  );
});

test('the example of the documentation is a scenario', async () => {
  const page = await readFile(new URL('../../docs/scenarios.md', import.meta.url), 'utf8');
  const [, text = ''] = /```yaml\n([^]*?)```/.exec(page) ?? [];
  expect(scenarioValidator()(parse(text))).toBe(true);
  expect(await refusedIn(await file('team.yaml', text))).toBeUndefined();
});
