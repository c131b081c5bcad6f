import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { codeScore } from '../conformance/catalogue/code-score.ts';
import { commandsOf, createProgram } from '../src/cli/program.ts';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { configSchema } from '../openapi/generated/config-schema.ts';
import { createMock } from '../src/entries/mock.ts';

const root = new URL('../', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, root), 'utf8');
const readme = read('README.md');
const contributing = read('CONTRIBUTING.md');

/** The page that a section of the README leads to. */
const page = (name: string): string => read(`docs/${name}.md`);

interface Package {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly files: readonly string[];
}

const manifest = JSON.parse(read('package.json')) as Package;

test('every dependency says why, and none is named that is not there', () => {
  const named = page('dependencies')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const real = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)];
  expect(named.toSorted()).toEqual(real.toSorted());
});

test('every npm script that is named exists', () => {
  const named = [...(readme + page('limits') + contributing).matchAll(/npm run ([\w:]+)/g)].map(
    ([, name]) => name ?? '',
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
});

/** README and guides: what a stranger follows. */
const followed: Readonly<Record<string, string>> = {
  'README.md': readme,
  ...Object.fromEntries(
    ['docs/', 'docs/guides/'].flatMap((folder) =>
      readdirSync(new URL(folder, root))
        .filter((name) => name.endsWith('.md'))
        .map((name) => [folder + name, read(folder + name)]),
    ),
  ),
};

test('every flag of ces that is named exists', () => {
  const commands = createProgram().commands.flatMap((one) => [one, ...one.commands]);
  const known = commands.flatMap(({ options }) => options.map(({ long }) => long));
  const text = readme + page('mock') + page('conformance') + page('certificates');
  const named = [
    ...text.matchAll(/`[^`\n]*?(--[a-z-]+)/g),
    ...text.matchAll(/npx ces [a-z]+ [^\n#]*?(--[a-z-]+)/g),
  ].map(([, flag]) => flag ?? '');
  // Flags of npm scripts stand behind a lone `--`.
  expect(
    named.filter(
      (flag) => !['--', '--check', '--consumers', '--help'].includes(flag) && !known.includes(flag),
    ),
  ).toEqual([]);
});

test('every command line of ces in the documentation names a command, and flags that this command has', () => {
  const commands = new Map(commandsOf(createProgram()));
  const wrong: string[] = [];
  let lines = 0;
  for (const [at, text] of Object.entries(followed))
    for (const [, typed = ''] of text
      .replaceAll('\\\n', ' ')
      .matchAll(/(?:npx |`)ces ([a-z][^\n`#|>&;]*)/g)) {
      lines += 1;
      const [first = '', second = ''] = typed.split(' ');
      const command = commands.get(first) ?? commands.get(`${first} ${second}`);
      const known = command?.options.map(({ long }) => long);
      const flags = [...typed.replaceAll(/'[^']*'/g, '').matchAll(/--[a-z-]+/g)].map(([flag]) => flag);
      const isGroup = [...commands.keys()].some((name) => name.startsWith(`${first} `));
      if (!known && !isGroup) wrong.push(`${at}: ces ${first} is no command`);
      for (const flag of flags)
        if (flag !== '--help' && !known?.includes(flag)) wrong.push(`${at}: ces ${first} has no ${flag}`);
    }
  expect(wrong).toEqual([]);
  expect(lines).toBeGreaterThan(40);
});

test('every link that a stranger may follow leads somewhere', () => {
  const links = Object.entries(followed).flatMap(([at, text]) =>
    [...text.matchAll(/\]\(([^)#:\s]+)\)/g)].map(([, link = '']) => new URL(link, new URL(at, root))),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !existsSync(link)).map(String)).toEqual([]);
});

test('every folder of the map exists', () => {
  const map = contributing.slice(contributing.indexOf('## Map'), contributing.indexOf('## Commands'));
  const folders = [...map.matchAll(/`([\w/]+\/)`/g)].map(([, name]) => name ?? '');
  expect(folders.length).toBeGreaterThan(8);
  expect(
    folders.filter((name) => !existsSync(fileURLToPath(new URL(name, root))) && name !== 'generated/'),
  ).toEqual([]);
});

test('the shortest configuration is one that the suite takes', () => {
  const sample = /```yaml\n# ces\.config\.yaml\n([\s\S]*?)```/.exec(page('conformance'))?.[1] ?? '';
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const validate = ajv.compile(configSchema);
  validate(parse(sample));
  expect(validate.errors ?? []).toEqual([]);
});

test('the scores in the README are those that were measured', () => {
  const { scores } = JSON.parse(read('conformance/known-faults.json')) as {
    readonly scores: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
  const { raw, judged } = codeScore;
  const share = `${Math.round((100 * judged.caught) / judged.of)} %`;
  for (const score of [
    ...Object.values(scores).map((one) =>
      Object.values(one)
        .map((count) => count.toLocaleString('en-US'))
        .join(' of '),
    ),
    `${raw.caught} of ${raw.of}; of those that a client can notice and no open question covers ${judged.caught} of ${judged.of} (${share})`,
  ])
    expect(readme).toMatch(new RegExp(`\\| ${score.replaceAll(/[()]/g, '\\$&')} +\\|`));
});

test('the code of the page about tests runs as it stands', async () => {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(page('in-code')) ?? [];
  expect(code).toContain('createMock');
  const folder = await mkdtemp(join(tmpdir(), 'ces-readme-'));
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    const file = join(folder, 'in-code.ts');
    await writeFile(file, code);
    await import(file);
    const [diff, requests] = log.mock.calls[0] ?? [];
    expect(diff).toMatchObject({ tenants: { 'my-test': { collections: { residents: {} } } } });
    expect(requests).toMatchObject([{ operation: 'listFacilities', status: 200 }]);
  } finally {
    log.mockRestore();
    await rm(folder, { recursive: true });
  }
});

test('the README is short, and its first call is answered as it says', async () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(120);
  const [, call = ''] = /```sh\n(curl [\s\S]*?)```/.exec(readme) ?? [];
  const [, answer = ''] = /```json\n([\s\S]*?)```/.exec(readme) ?? [];
  const headers = [...call.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const mock = createMock();
  const given = await mock.fetch(
    new Request(/http:\S+/.exec(call)?.[0] ?? '', { headers: Object.fromEntries(headers) }),
  );
  await mock.close();
  expect(await given.json()).toEqual(JSON.parse(answer));
});

/** What only developers with the repository need. */
const OF_THE_REPOSITORY = ['CONTRIBUTING.md', 'docs/GLOSSARY.md', 'docs/dependencies.md', 'docs/decisions/'];

test('every page that a packed page leads to is packed', () => {
  const isIn = (places: readonly string[], path: string): boolean =>
    places.some((place) => path === place || path.startsWith(place.replace(/\/?$/, '/')));
  const led = Object.entries(followed)
    .filter(([name]) => isIn(manifest.files, name))
    .flatMap(([name, text]) =>
      [...text.matchAll(/\]\((?!https?:)([\w./-]+\.md)/g)].map(([, link = '']) => join(name, '..', link)),
    );
  expect(led.length).toBeGreaterThan(40);
  expect(led.filter((path) => !isIn([...manifest.files, ...OF_THE_REPOSITORY], path))).toEqual([]);
});
