import { expect, test } from 'vitest';
import { helpExamples, welcome } from './help-examples.ts';
import { createProgram } from './program.ts';

const { commands } = createProgram();

/** The words of a line as a shell takes them. */
const wordsOf = (line: string): readonly string[] => line.match(/'[^']*'|\S+/g) ?? [];

test('every command has examples, of flags that it has', () => {
  expect(Object.keys(helpExamples).toSorted()).toEqual(commands.map((one) => one.name()).toSorted());
  for (const command of commands)
    for (const example of helpExamples[command.name()] ?? []) {
      const [program, name, ...rest] = wordsOf(example);
      expect([program, name]).toEqual(['ces', command.name()]);
      const known = command.options.map(({ long }) => long);
      expect(rest.filter((word) => word.startsWith('--') && !known.includes(word))).toEqual([]);
      const places = rest.filter(
        (word, at) => !word.startsWith('--') && !(rest[at - 1] ?? '').startsWith('--'),
      );
      const needed = command.registeredArguments.filter(({ required }) => required).length;
      expect(places.length, example).toBeGreaterThanOrEqual(needed);
    }
});

test('who types nothing reads of every command that there is', () => {
  for (const command of commands) expect(welcome).toContain(`ces ${command.name()}`);
});
