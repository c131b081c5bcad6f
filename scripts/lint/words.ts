import { readdir, readFile } from 'node:fs/promises';
import type { Step } from './step.ts';
import { oldNames, oldPhrases, type OldWord } from './word-list.ts';

const ROOMS = ['src', 'conformance', 'scripts', 'docs', 'openapi', 'examples', 'deploy'];
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'action.yml', 'eslint.config.mjs', 'vitest.config.ts'];
const READ = /\.(ts|tsx|mjs|cjs|md|txt|css|html|ya?ml)$/;
/** What is generated, and what holds the old words on purpose: these lists, quotations, old releases. */
const UNREAD =
  /(^|\/)(node_modules|generated|dist)\/|^openapi\/types\.yaml$|^scripts\/lint\/word|^scripts\/upgrade\/\d|^src\/mock\/testing\/state-of-/;

/** As a part of a name, in any case. */
const inName = ({ word }: OldWord): RegExp => new RegExp(word, 'gi');

/** As a separate word: not in an id or a path, and not as a value in quotes. */
const alone = ({ word }: OldWord): RegExp =>
  new RegExp(`(?<![\\w\\-/$.'"=}])${word}(?![\\w\\-/'’":]|\\.\\w)`, 'gi');

const found = (
  path: string,
  lines: readonly string[],
  old: readonly OldWord[],
  patternOf: (one: OldWord) => RegExp,
): readonly string[] =>
  old
    .filter(({ except }) => except?.test(path) !== true)
    .flatMap((one) =>
      lines.flatMap((line, at) =>
        [...line.matchAll(patternOf(one))].map(
          ([word]) => `${path}:${at + 1} has the word “${word}”: write ${one.instead}`,
        ),
      ),
    );

/** The old words of one file, each with its line and what is written in its place. */
export const oldWordsIn = (path: string, text: string): readonly string[] => {
  const lines = text.split('\n');
  return [...found(path, lines, oldNames, inName), ...found(path, lines, oldPhrases, alone)];
};

const root = new URL('../../', import.meta.url);

const filesIn = async (room: string): Promise<readonly string[]> =>
  (await readdir(new URL(`${room}/`, root), { recursive: true })).map((name) => `${room}/${name}`);

const read = async (path: string): Promise<readonly string[]> =>
  oldWordsIn(path, await readFile(new URL(path, root), 'utf8'));

export const wordsStep: Step = {
  name: 'words',
  run: async () => {
    const paths = [...(await Promise.all(ROOMS.map(filesIn))).flat(), ...DOCUMENTS];
    const known = paths.filter((path) => READ.test(path) && !UNREAD.test(path));
    return (await Promise.all(known.map(read))).flat().join('\n');
  },
};
