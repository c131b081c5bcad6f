import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText } from '../testing/hostile-text.ts';
import { guard, guarded, writeCommand } from './output.ts';

/** What a run writes of its own: styles of a line, and the line that is written over. */
const own =
  '\u001b[1mFAIL\u001b[22m \u001b[31mresidents.a\u001b[39m \u001b[2m\u001b[36mx\u001b[39m\u001b[22m\r\u001b[2K12 checks\n';

test('what the program writes itself passes as it is, foreign commands of a terminal do not', () => {
  const write = guarded(false);
  expect(write(own)).toBe(own);
  expect(write('\u001b]0;title\u0007 \u009b2J \u001b[8m \u001b[2J \r \u202e')).not.toMatch(
    /[\u0000-\u001f\u007f-\u009f\u202e]/,
  );
  expect(write('::error::stays outside of a workflow\n')).toBe('::error::stays outside of a workflow\n');
});

/** Where the runner sees a command; lines may have come in several writes. */
const COMMANDS = /(?:^|[\n\r])\s*::|##\w*\[/;

test('in a workflow no command comes of texts, however they are cut into writes', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { maxLength: 6 }), (texts) => {
      const write = guarded(true);
      expect(texts.map(write).join('')).not.toMatch(COMMANDS);
    }),
    { numRuns: 500 },
  );
  const write = guarded(true);
  expect([write('a\n  :'), write(':stop-commands::x\n#'), write('#'), write('[group]x')].join('')).toBe(
    'a\n  : :stop-commands::x\n## [group]x',
  );
});

test('a long line that goes on stays as it is', () => {
  const write = guarded(true);
  const long = 'x'.repeat(1000);
  expect([write(long), write('::'), write(long)].join('')).toBe(`${long}::${long}`);
});

test('a guarded stream takes commands by their own door alone', () => {
  const written: (string | Uint8Array)[] = [];
  const stream = {
    write: (text: string | Uint8Array) => {
      written.push(text);
      return true;
    },
  };
  guard(stream, true);
  stream.write('::error::foreign\n');
  stream.write(Buffer.from('::bytes::'));
  writeCommand(stream, '::error title=x::own');
  expect(written.map(String)).toEqual([': :error::foreign\n', '::bytes::', '::error title=x::own\n']);
});
