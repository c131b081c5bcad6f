import { Command } from 'commander';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesGlob } from '../../conformance/kit/glob.ts';
import { commandsOf, createProgram } from './program.ts';
import { anyOf, refuseRepeats, repeatable } from './repeats.ts';

/** The flags that a command line may hold several times, by command. */
const REPEATABLE = {
  mock: ['--size', '--cors-origin'],
  'certify receiver': ['--url-for', '--header'],
  conform: ['--profile', '--only'],
  doctor: ['--profile'],
};

test('these flags may be repeated, and no other of any command', () => {
  const found = commandsOf(createProgram()).map(([name, { options }]) => [
    name,
    options.filter(({ parseArg }) => parseArg === repeatable).map(({ long }) => long),
  ]);
  expect(Object.fromEntries(found.filter(([, flags]) => flags?.length !== 0))).toEqual(REPEATABLE);
});

const every = commandsOf(createProgram()).flatMap(([name, { options }]) =>
  options.map((option) => [name, option.long ?? '', option] as const),
);

test.each(every)('ces %s: a second %s is refused, or repeats', (name, flag, option) => {
  const [first = '', second = first] = option.argChoices ?? ['a', 'b'];
  const words = option.required ? [flag, first, flag, second] : [flag, flag];
  const program = createProgram();
  const command = commandsOf(program).find(([one]) => one === name)?.[1];
  const parse = () => command?.parseOptions(words);
  if (option.parseArg === repeatable) {
    parse();
    expect(command?.getOptionValue(option.attributeName())).toEqual(['a', 'b']);
  } else expect(parse).toThrow(`${flag} is given twice`);
});

test('a short form counts as the same flag, and values are not shown: some are secrets', () => {
  const command = new Command().option('-p, --port <n>').option('--token <token>');
  refuseRepeats(command);
  expect(() => command.parseOptions(['-p', '1', '--port=2'])).toThrow(
    '--port is given twice. Give it only once',
  );
  expect(() => command.parseOptions(['--token', 'a1', '--token', 'b2'])).toThrow(/^(?!.*(a1|b2)).*$/);
});

test('several globs match what any of them does', () => {
  const glob = fc.constantFrom('a.*', '{a,b}.x', 'b.{x,y}', '{a,c}.{x,y}', '?.z', '*');
  const id = fc.constantFrom('a.x', 'a.y', 'b.x', 'b.y', 'c.x', 'c.z', 'd');
  fc.assert(
    fc.property(fc.array(glob, { minLength: 1, maxLength: 4 }), id, (globs, one) => {
      expect(matchesGlob(anyOf(globs) ?? '', one)).toBe(globs.some((each) => matchesGlob(each, one)));
    }),
  );
  expect(anyOf([])).toBeUndefined();
});
