import type { PageExtras } from './page-extras.ts';

/** The page needs nothing from other hosts, so its policy forbids every request to them. */
const POLICY =
  "default-src 'none'; connect-src 'self'; script-src 'unsafe-inline' 'unsafe-eval' blob:; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; worker-src blob:";

const HEAD = [
  `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
  // Without an icon in the page browsers request one.
  '<link rel="icon" href="data:,">',
].join('\n  ');

/** The one picture that the renderer fetches from elsewhere; its words do as well. */
const LOGO = 'https://cdn.redoc.ly/redoc/logo-mini-full.svg';
const WORD =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='44' height='16'%3E%3Ctext y='12' font-size='11' font-family='sans-serif'%3ERedocly%3C/text%3E%3C/svg%3E";

/** A font of the renderer for trees of files, of which a contract shows none. */
const FONT = /url\('data:application\/font-woff;base64,[\w+/=]+'\)/g;

/** How the renderer begins, and its settings: a list shows what its items are. */
const DRAWN = "hydrate(__redoc_definition, __redoc_options, document.getElementById('redoc'));";
const DRAWN_WITH_EXTRAS =
  "cesDocs.open(__redoc_definition, (definition) => hydrate(definition, { ...__redoc_options, schemasExpansionLevel: 3, jsonSamplesExpandLevel: 4 }, document.getElementById('redoc')));";

/** Closes a page off, and adds our own script and style. Throws where it has no place for that. */
export const closedPage = (html: string, { script, style }: PageExtras): string => {
  if (!html.includes('<head>')) throw new Error('the rendered documentation has no <head>');
  if (!html.includes(DRAWN)) throw new Error('the rendered documentation is not drawn as it used to be');
  const head = `${HEAD}\n  <style>${style}</style>\n  <script>${script}</script>`;
  return html
    .replaceAll(LOGO, WORD)
    .replace(FONT, "url('data:,')")
    .replace(DRAWN, () => DRAWN_WITH_EXTRAS)
    .replace('<head>', () => `<head>\n  ${head}`);
};
