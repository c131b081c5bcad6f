import fc from 'fast-check';
import { Window } from 'happy-dom';
import { Marked } from 'marked';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { expand } from '../run/expand.ts';
import { hostileText } from '../testing/hostile-text.ts';
import { jsonText } from './json.ts';
import { code, fenced, inline } from './markdown.ts';
import { escapeAttribute, escapeText } from './markup.ts';
import { oneLine, printable } from './terminal.ts';
import { annotation, withoutCommands } from './workflow.ts';
import { scalar } from './yaml.ts';

const always = (property: (text: string) => void): void =>
  fc.assert(fc.property(hostileText, property), { numRuns: 500 });

const page = new Window();
const reader = new page.DOMParser();

/** A terminal obeys C0 but for line breaks and tabs, C1, and the marks of direction. */
const OBEYED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** What the runner of GitHub Actions does with a line: ActionCommand.TryParseV2, then TryParse. */
function commandIn(line: string): { readonly name: string; readonly data: string } | undefined {
  const trimmed = line.trimStart();
  const end = trimmed.startsWith('::') ? trimmed.indexOf('::', 2) : -1;
  if (end >= 0) return { name: trimmed.slice(2, end), data: trimmed.slice(end + 2) };
  const begin = /##(?:\w+)?\[/.exec(line);
  const close = begin ? line.indexOf(']', begin.index) : -1;
  return begin && close >= 0
    ? { name: line.slice(begin.index, close), data: line.slice(close + 1) }
    : undefined;
}

const unescaped = (text: string): string =>
  text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');

/** The text as a reader of lines sees it, where `##[` has to be broken because no escape of it exists. */
const broken = (text: string): string =>
  text.replace(/##(?=[^\p{L}\p{N}\p{P}\p{S}\p{Z}\n\r]*\w*\[)/gu, '## ');

test('a terminal obeys nothing of a text, and a field stays on its line', () => {
  always((text) => {
    expect(printable(text)).not.toMatch(OBEYED);
    expect(printable(text)).toHaveLength(text.length);
    expect(oneLine(text)).not.toMatch(/[\n\t\u0085\u2028\u2029]/);
  });
});

test('a configuration is read back with the very text, and no variable', () => {
  always((text) => {
    const read: unknown = parse(`{ id: ${scalar(text)}, list: [${scalar(text)}] }`, (_, value: unknown) =>
      typeof value === 'string' ? expand(value, { HOME: 'stolen' }, 'here') : value,
    );
    expect(read).toEqual({ id: text, list: [text] });
    expect(`# ${oneLine(text)}`.split(/\r\n|[\n\r]/)).toHaveLength(1);
  });
});

test('JSON is read back as it was, and neither a terminal nor a runner obeys it', () => {
  always((text) => {
    const written = jsonText({ text, list: [text] }, 2);
    expect(JSON.parse(written)).toEqual({ text, list: [text] });
    expect(written).not.toMatch(OBEYED);
    expect(written.split('\n').map(commandIn).filter(Boolean)).toEqual([]);
  });
});

test('a runner finds no command in a text, wherever its lines begin', () => {
  always((text) => {
    const written = withoutCommands(text);
    expect(
      written
        .split(/\r\n|[\n\r]/)
        .map(commandIn)
        .filter(Boolean),
    ).toEqual([]);
    // Nothing but blanks was added.
    expect(written.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  });
  expect(withoutCommands('\u200b:\u200b:stop-commands::x')).toBe('\u200b: \u200b:stop-commands::x');
  expect(withoutCommands('a::b, std::vector ##heading')).toBe('a::b, std::vector ##heading');
});

test('an annotation is one command, whose title and message come back', () => {
  always((text) => {
    const line = annotation('error', text, text);
    expect(line).not.toMatch(/[\n\r]/);
    const command = commandIn(line);
    const title = /^error title=(.*)$/s.exec(command?.name ?? '')?.[1];
    const shown = broken(printable(text.replaceAll('\r', '')));
    expect([title, command?.data].map((one) => unescaped(one ?? ''))).toEqual([shown, shown]);
  });
});

test('XML is read back: elements and attributes hold the text', () => {
  always((text) => {
    const xml = `<?xml version="1.0"?><a b="${escapeAttribute(text)}">${escapeText(text)}</a>`;
    const shown = legible(text);
    const { documentElement } = reader.parseFromString(xml, 'application/xml');
    expect([documentElement.getAttribute('b'), documentElement.textContent]).toEqual([shown, shown]);
    expect(xml.split('\n').map(commandIn).filter(Boolean)).toEqual([]);
  });
});

test('HTML is read back: elements and attributes hold the text, and no element comes of it', () => {
  always((text) => {
    const found = reader.parseFromString(
      `<!doctype html><div title="${escapeText(text)}">${escapeText(text)}</div>`,
      'text/html',
    );
    const div = found.querySelector('div');
    expect(div?.children).toHaveLength(0);
    expect([div?.getAttribute('title'), div?.textContent]).toEqual([legible(text), legible(text)]);
  });
});

/** A text as a format without places for controls and lone surrogates holds it. */
const legible = (text: string): string =>
  printable(text.replace(/\r\n?/g, '\n')).replace(/[\ud800-\udfff\ufffe\uffff]/gu, '\ufffd');

const markdown = new Marked({ gfm: true });

/** What a reader of Markdown sees: its elements, and the text in them. */
function shownBy(source: string): { readonly elements: readonly string[]; readonly text: string } {
  const html = markdown.parse(source);
  if (typeof html !== 'string') throw new Error('Markdown is parsed at once');
  const found = reader.parseFromString(`<body>${html}</body>`, 'text/html').body;
  return {
    elements: [...found.querySelectorAll('*')].map(({ tagName }) => tagName.toLowerCase()),
    text: found.textContent.trim(),
  };
}

const squeezed = (text: string): string => legible(oneLine(text)).replace(/\s+/g, ' ').trim();

test('Markdown shows a text as text', () => {
  always((text) => {
    const { elements, text: shown } = shownBy(`- found: ${inline(text)} x`);
    expect([elements, squeezed(shown)]).toEqual([['ul', 'li'], squeezed(`found: ${text} x`)]);
  });
});

test('Markdown shows code as code, in a table too', () => {
  always((text) => {
    fc.pre(squeezed(text) !== '');
    const line = shownBy(`x ${code(text)} x`);
    expect([line.elements, squeezed(line.text)]).toEqual([['p', 'code'], squeezed(`x ${text} x`)]);
    const table = shownBy(`| a | b |\n| --- | --- |\n| ${code(text)} | ${inline(text)} |`);
    expect(table.elements.filter((name) => name === 'td')).toHaveLength(2);
    expect(table.elements.filter((name) => !/^(table|thead|tbody|tr|th|td|code)$/.test(name))).toEqual([]);
  });
});

test('a block of code ends where it ends', () => {
  always((text) => {
    const lines = text.split('\n');
    const block = shownBy(`${fenced('sh', lines).join('\n')}\n\n# after`);
    expect(block.elements).toEqual(['pre', 'code', 'h1']);
    expect(squeezed(block.text)).toBe(squeezed(`${printable(text)}\nafter`));
  });
});
