import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { recordSchemas } from '../../openapi/generated/record-schemas.ts';
import { isObject, type JsonObject } from '../../conformance/kit/json.ts';
import type { RunSpec } from '../../conformance/kit/run.ts';
import { parseConfig } from '../../conformance/run/config.ts';
import { settingsOf } from '../../conformance/run/settings.ts';
import { defaults, startMock, type Running } from '../cli/start-mock.ts';
import { worldFromFile } from '../cli/world-file-flags.ts';
import type { Readings } from '../mock/world/choices.ts';
import { collectionsOf } from '../mock/world/store.ts';
import { createAnonymiser } from './anonymise.ts';
import type { Read } from './part.ts';
import { rangesOf, record, type RecordOptions, type Recorded } from './record.ts';
import { rules } from './rules.ts';
import { proof } from './testing/proof.ts';

const NOW = Temporal.Instant.from('2026-06-15T12:00:00Z');
/** Answers in forms that differ a lot from the mock's usual ones. */
const OTHERWISE: Readings = {
  'entity-id-acts': 'separate',
  'album-facilities': 'names',
  'announcement-facilities': 'names',
  'announcement-created-by': 'object',
  'photo-link-form': 'objects',
  'check-in-date-form': 'local-midnight',
  'visit-date-form': 'date',
  'work-request-date-form': 'plain-dates',
  'work-request-details': 'read-alone',
  'unlimited-capacity': 'zero-max',
  'hours-entry-form': 'short-names-and-date-times',
  'participants-in-lists': 'short',
  'assessment-answer-items': 'as-catalogued',
  'mobility-needs-form': 'list',
  'shared-calendar-facility': 'unset',
  'unset-members': 'absent',
};

let folder: string;
let out: string;
const running: Running[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ces-record-'));
  out = join(folder, 'world.json');
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const started = async (options: Partial<Parameters<typeof startMock>[0]>) => {
  const mock = await startMock({ ...defaults, port: 0, planned: true, now: NOW, ...options });
  running.push(mock);
  mock.service.worlds.main.clock.freeze(true);
  const config = await (await fetch(`${mock.url}/__admin/config`)).text();
  const { values } = parseConfig(config, 'config', {});
  const { spec } = settingsOf({ url: mock.url, cwd: '.', env: {} }, values);
  // No read shows registrations for activities outside the recorded days.
  const { announcements = [], personalActivityNames = [] } = spec.fixtures;
  return { mock, run: { ...spec, fixtures: { announcements, personalActivityNames } } };
};

const unlike: RecordOptions['unlike'] = (path) => new Error(`${path} is another recording`);
const WEEK = { from: '2026-06-12', to: '2026-06-19' } as const;

const recorded = async (
  run: RunSpec,
  more: Partial<RecordOptions> = {},
): Promise<Recorded & { reads: Read[] }> => {
  const reads: Read[] = [];
  const found = await record({ ...WEEK, run, out, unlike, seen: (read) => void reads.push(read), ...more });
  return { ...found, reads };
};

const copied = async (readings: Readings = {}) => {
  const world = worldFromFile(out, undefined);
  const { mock, run } = await started({ tenant: world.name, world, readings });
  mock.service.worlds.main.clock.set(NOW);
  return { mock, run };
};

test.each([
  ['as it is', {}],
  ['with other readings', OTHERWISE],
])(
  'a mock with the recorded file answers every read like the server, %s',
  { timeout: 240_000 },
  async (_, readings) => {
    const { run } = await started({ readings });
    const { reads, counts, failed } = await recorded(run);
    expect(counts.size).toBeGreaterThan(25);
    expect([...failed.keys()]).toEqual(['getConnectionAnnouncement 404']);
    const options = { origin: run };
    const { compared, files, differences } = await proof(reads, (await copied(readings)).run, options);
    expect(differences.slice(0, 2)).toEqual([]);
    expect(compared).toBeGreaterThan(500);
    expect(files).toBeGreaterThan(50);
    expect((await stat(out)).mode & 0o777).toBe(0o600);
    expect(await readFile(out, 'utf8')).not.toContain(run.token);
  },
);

/** An anonymised file must not contain the values of these members, at any depth. */
const PERSONAL =
  /^(firstName|lastName|fullName|nickname|email|phone|phoneNumber|dob|roomNumber|externalId|pccId|bio|veteranDetail|likes|dislikes|diagnoses|description|additionalInfo|body|text|comment|notes|message|smsMessage|subject|caption|title|destination|destinationAddress|pickupLocation|moveInDate|anniversary)$/;

const personalIn = (value: unknown, name = ''): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => personalIn(one, name));
  if (isObject(value)) return Object.entries(value).flatMap(([member, one]) => personalIn(one, member));
  return PERSONAL.test(name) && (typeof value === 'string' || typeof value === 'number')
    ? [String(value)]
    : [];
};

test('an anonymised file has no personal data, but keeps the relations', { timeout: 240_000 }, async () => {
  const { mock, run } = await started({});
  const { reads } = await recorded(run, { anonymise: 'my-seed' });
  const text = await readFile(out, 'utf8');
  const store = mock.service.world('demo')?.store;
  const records = Object.values(store ? collectionsOf(store) : {}).flatMap((one) => one.all());
  const personal = [...new Set([...personalIn(records), ...personalIn(reads.map(({ items }) => items))])];
  expect(personal.length).toBeGreaterThan(500);
  // Shorter values occur in any file, and some answers and likes are also words for kinds of activities.
  const kinds = store?.activityTypes.all().flatMap(({ name, category }) => [name, category]) ?? [];
  const left = personal
    .filter((one) => one.length > 3 && !kinds.includes(one))
    .filter((one) => text.includes(JSON.stringify(one)));
  expect(left).toEqual([]);
  const words = new Set(text.split(/[^\p{L}\p{N}@.+-]+/u));
  const names = store?.residents.all().flatMap(({ firstName, lastName }) => [firstName, lastName]) ?? [];
  expect(names.filter((name) => words.has(name))).toEqual([]);
  expect(records.filter(({ id }) => text.includes(`"${id}"`))).toEqual([]);

  const { id } = createAnonymiser('my-seed');
  const shape = (item: JsonObject) => ({
    id: item['id'] === undefined ? '' : 'an id',
    members: Object.keys(item).length,
  });
  const { differences } = await proof(reads, (await copied()).run, { mapped: id, show: shape });
  expect(differences.slice(0, 2)).toEqual([]);
  const resident = store?.residents.all().find(({ dob }) => dob !== null);
  const other = running[1]?.service.world('recorded')?.store.residents.find(id(resident?.id ?? ''));
  expect(other?.dob?.slice(4)).toBe(resident?.dob?.slice(4));
  expect(other?.dob).not.toBe(resident?.dob);

  const few = async (anonymise: string): Promise<string> => {
    await recorded(run, { anonymise, most: 10 });
    return readFile(out, 'utf8');
  };
  const one = await few('my-seed');
  expect(await few('my-seed')).toBe(one);
  expect(await few('another')).not.toBe(one);
});

test('every member of a record has one rule for anonymising, and every rule has a member', () => {
  const paths = (schema: unknown, path: string): readonly string[] => {
    if (!isObject(schema)) return [];
    const { anyOf, properties, items } = schema;
    if (Array.isArray(anyOf)) return [...new Set(anyOf.flatMap((one) => paths(one, path)))];
    if (isObject(properties) && Object.keys(properties).length > 0)
      return Object.entries(properties).flatMap(([name, one]) =>
        paths(one, path === '' ? name : `${path}.${name}`),
      );
    return isObject(items) ? paths(items, `${path}.*`) : schema['type'] === 'null' ? [] : [path];
  };
  for (const [collection, schema] of Object.entries(recordSchemas)) {
    const ruled = Object.values(rules[collection] ?? {}).flatMap((members) => members.split(' '));
    expect(ruled.length).toBe(new Set(ruled).size);
    const holds = (rule: string, path: string): boolean => path === rule || path.startsWith(`${rule}.`);
    const all = paths(schema, '');
    expect([collection, all.filter((path) => !ruled.some((rule) => holds(rule, path)))]).toEqual([
      collection,
      [],
    ]);
    expect([collection, ruled.filter((rule) => !all.some((path) => holds(rule, path)))]).toEqual([
      collection,
      [],
    ]);
  }
});

test('an interrupted recording continues where it stopped', { timeout: 240_000 }, async () => {
  const { run } = await started({});
  const whole = await recorded(run, { anonymise: 'a', most: 10 });
  const text = await readFile(out, 'utf8');
  await rm(out);
  const progress = (what: string): void => {
    if (what.startsWith('resident')) throw new Error('interrupted');
  };
  await expect(recorded(run, { anonymise: 'a', most: 10, progress })).rejects.toThrow('interrupted');
  expect(existsSync(out)).toBe(false);
  // As if the process had ended within a line.
  await writeFile(`${out}.part`, '{"operationId":"listCh', { flag: 'a' });
  const rest = await recorded(run, { anonymise: 'a', most: 10 });
  expect(rest.isResumed).toBe(true);
  expect(rest.requests).toBeLessThan(whole.requests);
  expect(await readFile(out, 'utf8')).toBe(text);
  expect(existsSync(`${out}.part`)).toBe(false);
  await writeFile(
    `${out}.part`,
    '{"format":"ces-recording/1","url":"http://other","tenant":"demo","withFiles":true}\n',
  );
  await expect(recorded(run)).rejects.toThrow('another recording');
  await rm(`${out}.part`);
});

test('lists are cut at the limit, and refused reads are listed', { timeout: 120_000 }, async () => {
  const { run } = await started({});
  const few = run.identities.filter(({ kind }) => kind === 'connection').slice(0, 1);
  const { counts, cut, failed } = await recorded({ ...run, identities: few }, { most: 5, anonymise: 'a' });
  expect(counts.get('residents')).toBeLessThanOrEqual(10);
  expect(cut).toContain('listResidents');
  expect([...failed.keys()]).toContain('getConnectionAnnouncement 404');
});

test('windows cover all days, and none is longer than 45', () => {
  const ranges = rangesOf('2026-01-01', '2026-06-01');
  expect(ranges[0]?.[0]).toBe('2026-01-01');
  expect(ranges.at(-1)?.[1]).toBe('2026-06-01');
  for (const [at, [from, to]] of ranges.entries()) {
    expect(Temporal.PlainDate.from(from).until(to).days + 1).toBeLessThanOrEqual(45);
    const [next] = ranges[at + 1] ?? [];
    if (next !== undefined) expect(next <= to).toBe(true);
  }
});
