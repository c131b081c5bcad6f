import { readdir, readFile } from 'node:fs/promises';

const folder = new URL('../../docs/guides/', import.meta.url);

/** In which order they are read; a guide that stands nowhere here comes last. */
const ORDER = [
  'first-hour',
  'tests-in-parallel',
  'ci-gate',
  'certify-your-service',
  'certify-your-receiver',
  'waivers',
  'read-a-report',
];

const titleOf = (markdown: string): string => /^# (.+)$/m.exec(markdown)?.[1] ?? '';

/** Where the page keeps a heading of the chapter. */
const route = (title: string): string =>
  `#/section/guides/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** A page as part of the chapter: headings one level down, links to other guides within the page, plain code blocks. */
const asPart = (markdown: string, titles: ReadonlyMap<string, string>): string =>
  markdown
    // What a guide has below its title is no entry of the side bar.
    .replace(/^#(#+) /gm, '###$1 ')
    .replace(/^# /gm, '## ')
    .replace(/^```(\S+) .+$/gm, '```$1')
    .replace(/\]\(([a-z-]+)\.md\)/g, (whole, name: string) => {
      const title = titles.get(name);
      return title === undefined ? whole : `](${route(title)})`;
    });

const place = (name: string): number => {
  const at = ORDER.indexOf(name);
  return at < 0 ? ORDER.length : at;
};

/** The guides of the project as one chapter of the documentation. */
export const guideChapters = async (): Promise<string> => {
  const names = (await readdir(folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replace(/\.md$/, ''))
    .sort((one, other) => place(one) - place(other) || one.localeCompare(other));
  const pages = await Promise.all(names.map((name) => readFile(new URL(`${name}.md`, folder), 'utf8')));
  const titles = new Map(names.map((name, index) => [name, titleOf(pages[index] ?? '')]));
  return ['# Guides', ...pages.map((page) => asPart(page, titles))].join('\n\n');
};
