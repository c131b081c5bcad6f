/** Makes everything in openapi/generated from the hand-written contract. Nothing of it is committed. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { certificateSchema } from '../conformance/certificate/certificate-schema.ts';
import { resultsSchema } from '../conformance/report/results-schema.ts';
import { waiversSchema } from '../conformance/run/waivers-schema.ts';
import { scenarioSchema } from '../src/fixtures/scenarios/schema.ts';
import { bundleContract } from './generate/bundle.ts';
import { contractModule } from './generate/contract-module.ts';
import { markUntyped, typedSchemas } from './generate/member-types.ts';
import { originsModule, takeOrigins } from './generate/member-origins.ts';
import { forClients } from './generate/for-clients.ts';
import { publishedContract } from './generate/published.ts';
import { leverModules, memberTypesModule, registerModules } from './generate/register-modules.ts';
import { recordSchemasModule } from './generate/record-schemas.ts';
import { readRegister, readSchemaFiles } from './generate/register.ts';
import { problemsOf } from './generate/review.ts';
import { jsonLine } from './generate/source.ts';
import { typesModule } from './generate/types-module.ts';
import { workflowsJson } from './generate/workflows.ts';
import { lookupDocument } from './generate/lookup-document.ts';

const root = new URL('../', import.meta.url);
const out = new URL('openapi/generated/', root);

const register = await readRegister(new URL('openapi/', root));
const types = typedSchemas(register.types);
const source = await bundleContract(root);
const schemaFiles = await readSchemaFiles(new URL('openapi/', root));
const bundled = takeOrigins(source, schemaFiles);
const { document, problems: mistyped } = markUntyped(bundled.document, types);
const { document: clients } = markUntyped(takeOrigins(forClients(source), schemaFiles).document, types);

const published = publishedContract(clients);

const problems = [...problemsOf(document, register), ...mistyped, ...bundled.problems];
if (problems.length > 0) {
  console.error(`The contract does not hold together (${problems.length}):\n- ${problems.join('\n- ')}`);
  process.exit(1);
}

const files: Record<string, string> = {
  'openapi.json': jsonLine(published),
  'contract.json': jsonLine(lookupDocument(document)),
  'workflows.json': await workflowsJson(new URL('openapi/', root)),
  'results.schema.json': jsonLine(resultsSchema),
  'certificate.schema.json': jsonLine(certificateSchema),
  'waivers.schema.json': jsonLine(waiversSchema),
  'scenario.schema.json': jsonLine(scenarioSchema),
  'types.ts': await typesModule(document),
  'client-types.ts': await typesModule(clients),
  'contract.ts': contractModule(document),
  ...registerModules(register),
  'record-schemas.ts': await recordSchemasModule(root),
  'member-types.ts': memberTypesModule(types),
  'member-origins.ts': originsModule(bundled.origins),
  ...(await leverModules(register)),
};

await mkdir(out, { recursive: true });
const differs = async (name: string, text: string): Promise<boolean> =>
  text !== (await readFile(new URL(name, out), 'utf8').catch(() => ''));
const written: string[] = [];
for (const [name, text] of Object.entries(files)) {
  // What is the same keeps its date, so that compilers and test watchers stay quiet.
  if (!(await differs(name, text))) continue;
  await writeFile(new URL(name, out), text);
  written.push(name);
}
const { length } = Object.keys(files);
console.log(
  `openapi/generated: ${length} files, ${written.length === 0 ? 'none new' : `wrote ${written.join(', ')}`}`,
);
