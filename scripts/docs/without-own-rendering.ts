/** What begins and ends the part of a rendered page that its own script draws again. */
const ROOT = '<div id="redoc">';
const STYLES = /<style data-styled="true"[^>]*>.*?<\/style>/s;

/**
 * The rendered documentation without what its script draws when it is opened: a tenth of the page. Throws where the page
 * is not what the renderer made so far.
 */
export const withoutOwnRendering = (page: string): string => {
  const start = page.indexOf(ROOT) + ROOT.length;
  const script = page.indexOf('<script type="module">', start);
  const end = page.lastIndexOf('</div>', script);
  if (start < ROOT.length || script < 0 || end < start)
    throw new Error('the rendered documentation has no place where its script draws');
  return `${page.slice(0, start)}${page.slice(end)}`.replace(STYLES, '');
};
