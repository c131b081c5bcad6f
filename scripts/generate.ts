/**
 * Makes everything in openapi/generated from the hand-written contract.
 * `npm run generate` writes; `npm run generate -- --check` writes nothing and fails where a file has drifted.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resultsSchema } from '../conformance/report/results-schema.ts';
import { bundleContract } from './generate/bundle.ts';
import { contractModule } from './generate/contract-module.ts';
import { markUntyped, typedSchemas } from './generate/member-types.ts';
import { publishedContract } from './generate/published.ts';
import { leverModules, memberTypesModule, registerModules } from './generate/register-modules.ts';
import { readRegister } from './generate/register.ts';
import { problemsOf } from './generate/review.ts';
import { banner, literal } from './generate/source.ts';
import { typesModule } from './generate/types-module.ts';

const root = new URL('../', import.meta.url);
const out = new URL('openapi/generated/', root);
const results = new URL('conformance/report/results.schema.json', root);

const check = process.argv.includes('--check');
const register = await readRegister(new URL('openapi/', root));
const types = typedSchemas(register.types);
const { document, problems: mistyped } = markUntyped(await bundleContract(root), types);

const published = publishedContract(document);

const problems = [...problemsOf(document, register), ...mistyped];
if (problems.length > 0) {
  console.error(`The contract does not hold together (${problems.length}):\n- ${problems.join('\n- ')}`);
  process.exit(1);
}

const files: Record<string, string> = {
  'openapi.json': `${JSON.stringify(published, null, 2)}\n`,
  'published.ts': `${banner}export const published = ${literal(published)} as Readonly<Record<string, unknown>>;\n`,
  'types.ts': await typesModule(document),
  'contract.ts': contractModule(document, register),
  ...registerModules(document, register),
  'member-types.ts': memberTypesModule(types),
  ...(await leverModules(register)),
};

await mkdir(out, { recursive: true });
const drifted: string[] = [];
const targets = [
  ...Object.entries(files).map(([name, text]) => ({ name, url: new URL(name, out), text })),
  { name: 'results.schema.json', url: results, text: `${JSON.stringify(resultsSchema, null, 2)}\n` },
];
for (const { name, url, text } of targets) {
  const before = await readFile(url, 'utf8').catch(() => '');
  if (before === text) continue;
  drifted.push(name);
  if (!check) await writeFile(url, text);
}

if (drifted.length === 0) console.log(`openapi/generated: ${targets.length} files up to date`);
else if (!check) console.log(`openapi/generated: wrote ${drifted.join(', ')}`);
else {
  console.error(
    `openapi/generated promises to be what the contract says; out of date: ${drifted.join(', ')}.\nRun \`npm run generate\` and commit the result.`,
  );
  process.exit(1);
}
