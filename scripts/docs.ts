/** `npm run docs`: the contract as one page that needs no other, with examples from the demo world. The mock serves it at /docs. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Section } from '../openapi/generated/contract.ts';
import { examples } from '../src/examples/examples.ts';
import { ORIGIN, showAll } from './docs/exchanges.ts';
import { pageExtras } from './docs/page-extras.ts';
import { controlPaths, controlTags } from './docs/control-plane.ts';
import { gatherEvidence } from './docs/fidelity.ts';
import { injectExamples } from './docs/inject.ts';
import { markOperations } from './docs/marks.ts';
import { overview } from './docs/overview.ts';
import { trimmedPage } from './docs/trimmed-page.ts';
import { closedPage } from './docs/page.ts';
import { withoutInternalFacts } from './docs/internal-facts.ts';
import { renderPage } from './docs/render.ts';
import { shownTags } from './docs/tags.ts';
import { asList, asObject, asText } from './generate/json.ts';

const root = new URL('../', import.meta.url);
const out = new URL('dist/docs/', root);

const { 'x-webhooks': webhooks = {}, ...published } = asObject(
  JSON.parse(await readFile(new URL('openapi/generated/openapi.json', root), 'utf8')),
);
const contract = { ...published, webhooks };
const shown = await showAll(examples);
const document = markOperations(injectExamples(contract, shown, await gatherEvidence()));

// The license is for the package; a reader of the page looks for the service.
const { license: _, ...info } = asObject(document['info']);
// The tags of the contract are its sections, in the order of the interface.
const sections = asList(document['tags']).map((tag) => asText(asObject(tag)['name']) as Section);
const first = shown.exchanges.listFacilities;
if (!first) throw new Error('the first call of the page, listFacilities, has no example');

const shownDocument = withoutInternalFacts(document);
const extras = await pageExtras();
const rendered = await trimmedPage(
  await renderPage({
    ...shownDocument,
    info: { ...info, description: overview(sections, first, shown.refusal) },
    servers: [
      {
        url: ORIGIN,
        description: 'The mock that serves this page (its default address if you opened the page as a file).',
      },
      ...asList(document['servers']),
    ],
    tags: [...shownTags(contract), ...controlTags],
    paths: { ...asObject(shownDocument['paths']), ...controlPaths() },
  }),
  extras.style,
);
const page = closedPage(rendered, extras);
await mkdir(out, { recursive: true });
await writeFile(new URL('index.html', out), page);
console.log(
  `dist/docs/index.html: ${(page.length / 1e6).toFixed(1)} MB, ${Object.keys(shown.exchanges).length} operations, ${Object.keys(shown.events).length} events`,
);
