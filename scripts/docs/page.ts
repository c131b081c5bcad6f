/** The page needs nothing from anywhere: whatever it holds of others may not even ask. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; worker-src blob:";

const HEAD = [
  `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
  // Without an icon of its own a page is asked for one.
  '<link rel="icon" href="data:,">',
].join('\n  ');

/** The one picture that the renderer fetches from elsewhere; its words do as well. */
const LOGO = 'https://cdn.redoc.ly/redoc/logo-mini-full.svg';
const WORD =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='44' height='16'%3E%3Ctext y='12' font-size='11' font-family='sans-serif'%3ERedocly%3C/text%3E%3C/svg%3E";

/** Closes a page off. Throws where it has no head to put that into. */
export const closedPage = (html: string): string => {
  if (!html.includes('<head>')) throw new Error('the rendered documentation has no <head>');
  return html.replaceAll(LOGO, WORD).replace('<head>', () => `<head>\n  ${HEAD}`);
};
