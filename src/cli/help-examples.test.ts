import { expect, test } from 'vitest';
import { helpExamples, welcome } from './help-examples.ts';
import { commandsOf, createProgram } from './program.ts';

const program = createProgram();
const commands = commandsOf(program);

/** The words of a line as a shell takes them. */
const wordsOf = (line: string): readonly string[] => line.match(/'[^']*'|\S+/g) ?? [];

test('every command has examples, of flags that it has', () => {
  expect(Object.keys(helpExamples).toSorted()).toEqual(commands.map(([name]) => name).toSorted());
  for (const [name, command] of commands)
    for (const example of helpExamples[name] ?? []) {
      expect(example.startsWith(`ces ${name}`)).toBe(true);
      const rest = wordsOf(example).slice(1 + name.split(' ').length);
      const known = command.options.map(({ long }) => long);
      expect(rest.filter((word) => word.startsWith('--') && !known.includes(word))).toEqual([]);
      const places = rest.filter(
        (word, at) => !word.startsWith('--') && !(rest[at - 1] ?? '').startsWith('--'),
      );
      const needed = command.registeredArguments.filter(({ required }) => required).length;
      expect(places.length, example).toBeGreaterThanOrEqual(needed);
    }
});

test('without arguments the help lists every command', () => {
  for (const command of program.commands) expect(welcome).toContain(`ces ${command.name()}`);
});
