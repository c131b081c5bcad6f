import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pc from 'picocolors';
import { afterAll, expect, test } from 'vitest';
import { sentenceOf, textOf } from '../../conformance/doctor/print.ts';
import { misfits, seen } from '../../conformance/testing/misfits.ts';
import { commandsOf, createProgram } from '../../src/cli/program.ts';
import { outputOf } from './output.ts';
import { problemTexts } from './problems.ts';
import { TYPED } from './typed.ts';

const folder = mkdtempSync(join(tmpdir(), 'ces-messages-'));
writeFileSync(join(folder, 'wrong.yaml'), 'urll: http://127.0.0.1:4010\n');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `ces --help`, and that of every command. */
const helpTexts = (): readonly string[] => {
  const program = createProgram();
  const named = commandsOf(program).map(([name, command]) => [`ces ${name}`, command] as const);
  return [['ces', program] as const, ...named].map(([name, command]) => {
    let text = '';
    command.configureOutput({ writeOut: (part) => (text += part), getOutHelpWidth: () => 132 }).outputHelp();
    return `$ ${name} --help\n${text.replace(/"[^"]*listen-key"/, '"~/.config/ces/listen-key"')}`;
  });
};

/** How wrong command lines are answered. */
const commandLineTexts = async (): Promise<readonly string[]> => {
  const answers: string[] = [];
  for (const typed of TYPED) answers.push(await outputOf(typed, folder));
  return answers;
};

/** What `ces doctor` says of a configuration that fits, and of each that does not. */
const doctorTexts = async (): Promise<readonly string[]> => {
  const place = (): string => 'ces.config.yaml:1';
  const texts = [textOf(await seen({}), 'http://127.0.0.1:4010', place, pc.createColors(false))];
  for (const [name, given] of misfits) {
    const { findings } = await seen(given);
    texts.push(`# ${name}\n${findings.map((one) => sentenceOf(one, place)).join('\n')}\n`);
  }
  return texts.map((text) => text.replaceAll(/127\.0\.0\.1:\d{2,}/g, '127.0.0.1:PORT'));
};

const section = (title: string, texts: readonly string[]): string =>
  `## ${title}\n\n\`\`\`text\n${texts.join('\n').trimEnd()}\n\`\`\`\n`;

const INTRO = `# What users read

Written by \`npx vitest run scripts/messages/messages.test.ts -u\`. Review changes of it as a text: each message says what happened, why,
and what to do.
`;

test('messages.expected.md has the help, wrong command lines, refusals and findings as users read them', async () => {
  const typed = await commandLineTexts();
  const refused = await problemTexts();
  for (const text of [...typed, ...refused]) expect(text).not.toMatch(/undefined|\n {4}at |node:internal/);
  const parts = [
    section('Help', helpTexts()),
    section('Wrong command lines', typed),
    section('Refusals of the mock', refused),
    section('Findings of ces doctor', await doctorTexts()),
  ];
  await expect([INTRO, ...parts].join('\n')).toMatchFileSnapshot('messages.expected.md');
}, 60_000);
