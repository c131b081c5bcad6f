/** What the control plane can be asked, as its own document says it. */
export interface AdminLink {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const row = ({ method, path, summary }: AdminLink, basePath: string): string => {
  const address = escaped(path);
  const isLink = method === 'GET' && !path.includes('{');
  const shown = isLink ? `<a href="${basePath}${address}">${address}</a>` : address;
  return `<tr><td>${method}</td><td><code>${shown}</code></td><td>${escaped(summary)}</td></tr>`;
};

const NOT_BUILT = 'This is the plain list of routes. Run <code>npm run build</code> to get the console here.';

/** The same as a page for browsers. */
const indexPage = (links: readonly AdminLink[], basePath: string): string =>
  [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>ces mock: control plane</title>',
    '<meta name="viewport" content="width=device-width">',
    '<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}',
    'td{padding:.2rem 1rem .2rem 0;vertical-align:top}</style>',
    '<h1>Control plane</h1>',
    '<p>What staff and testers do outside the API. <code>?world=</code> names a world by its tenant slug. ',
    `<a href="${basePath}/docs">Documentation of the API</a></p>`,
    `<p>${NOT_BUILT}</p>`,
    `<table>${links.map((link) => row(link, basePath)).join('')}</table></html>`,
  ].join('');

/** Whether a request is one of a browser for the page. */
export const isForPeople = ({ method, url, headers }: Request): boolean =>
  method === 'GET' &&
  /^\/__admin\/?$/.test(new URL(url).pathname) &&
  headers.get('accept')?.includes('text/html') === true;

/** The console, or where it is not built the plain list. */
export const indexResponse = async (
  links: readonly AdminLink[],
  built: () => Promise<string | undefined> = () => Promise.resolve(undefined),
  basePath = '',
): Promise<Response> =>
  new Response((await built()) ?? indexPage(links, basePath), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
    },
  });
