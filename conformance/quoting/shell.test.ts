import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURL_LINE, shellComment, shellText, shellWord, shellWords, shownWord, textWord } from './shell.ts';
import type { Part } from './shell.ts';

/** What a shell, curl or a reader of a script may stumble over. */
const hostile = fc.oneof(
  fc.constantFrom(
    ...[
      "'",
      "''",
      '"',
      '\\',
      '`id`',
      '$(id)',
      '${HOME}',
      '$HOME',
      '$CES_TOKEN',
      '\n',
      '\r',
      '\r\n',
      '\0',
      ' ',
    ],
    ...['-X', '--', '@/etc/passwd', '<x', '*', '~', '!', '#', ';', '&&', '|', '💥', '\u2028', '\u0085', ''],
  ),
  fc.string({ unit: 'binary' }),
);
const texts = fc.array(
  fc.array(hostile, { maxLength: 5 }).map((parts) => parts.join('')),
  {
    minLength: 1,
    maxLength: 20,
  },
);
/** No word of a process can hold U+0000, and no file half of a surrogate pair. */
const asFile = (text: string): string =>
  Buffer.from(text.replaceAll('\0', '\ufffd'), 'utf8').toString('utf8');

test('sh finds every text again, and nothing in it is run', () => {
  fc.assert(
    fc.property(texts, (all) => {
      const script = `for word in ${all.map(shellText).join(' ')}; do printf '%s\\0' "$word"; done`;
      const read = execFileSync('sh', ['-s'], { input: script, env: { HOME: '/home', CES_TOKEN: 'secret' } });
      expect(read.toString('utf8').split('\0').slice(0, -1)).toEqual(all.map(asFile));
    }),
    { numRuns: 40 },
  );
});

test('a variable is filled in by sh as one word, and differs from a text that looks like it', () => {
  const word = [{ text: 'Bearer $CES_TOKEN ' }, { variable: 'CES_TOKEN' }, { text: "'" }];
  const value = 'a  b * $(id) "';
  const script = `printf '%s|' ${shellWord(word)}`;
  const read = execFileSync('sh', ['-s'], { input: script, env: { CES_TOKEN: value } });
  expect(read.toString()).toBe(`Bearer $CES_TOKEN ${value}'|`);
  expect(shellWords(`curl ${shellWord(word)}`)[1]).toEqual(word);
});

test('words are read back as they were written', () => {
  const part: fc.Arbitrary<Part> = fc.oneof(
    fc.record({ text: hostile.filter((text) => text !== '' && !text.includes('\0')) }),
    fc.record({ variable: fc.constantFrom('CES_TOKEN', 'X_GATEWAY_KEY') }),
  );
  fc.assert(
    fc.property(fc.array(fc.array(part, { maxLength: 4 })), (words) => {
      const read = shellWords(words.map(shellWord).join(' '));
      expect(read.map(shellWord)).toEqual(
        words.map((word) => shellWord(shellWords(shellWord(word))[0] ?? [])),
      );
      expect(read.map(shownWord)).toEqual(words.map(shownWord));
    }),
  );
});

test('a comment is one line for every reader', () => {
  fc.assert(
    fc.property(hostile, hostile, (one, other) => {
      expect(shellComment(`${one}\n${other}\r\u2028\u2029\u0085\u000b\u000c${one}`)).toMatch(
        /^# [^\p{Cc}\p{Zl}\p{Zp}]*$/u,
      );
    }),
  );
});

const line = `curl -sS -i -X GET 'http://a/b' -H 'Authorization: Bearer '"$CES_TOKEN"`;

test.each([
  line,
  `${line} --data-raw '{"a":"O'\\''Neil; rm"}'`,
  `${line} -F 'file=@a b.png;type=image/png' --form-string 'x=y'`,
  `curl -sS -i -X POST -g -H "X-API-KEY: \${WEBHOOK_KEY}x" "$CES_URL"'/x'`,
])('%s is a curl line', (one) => {
  expect(one).toMatch(new RegExp(CURL_LINE, 'u'));
});

test.each([
  'id',
  `${line}; id`,
  `${line} | sh`,
  `${line}\nid`,
  `${line} -o '/etc/passwd'`,
  `${line} -K 'x'`,
  `${line} "$(id)"`,
  `${line} -H "\`id\`"`,
  `${line} -H "\${X:-$(id)}"`,
  `${line} -H 'open`,
  `curl -sS -i -X GET;id 'http://a/b'`,
  `curl -sS -i -X GET 'file:///etc/passwd'`,
  `curl -sS -i -X GET '-o/x'`,
])('%s is none', (one) => {
  expect(one).not.toMatch(new RegExp(CURL_LINE, 'u'));
});

test('a long line is judged at once', () => {
  const long = `${line} -H '${'a'.repeat(100_000)}'${"'a'".repeat(50_000)};`;
  expect(long).not.toMatch(new RegExp(CURL_LINE, 'u'));
  expect(shellWords(long).length).toBeGreaterThan(5);
});

test('an empty text is a word', () => {
  expect(shellText('')).toBe("''");
  expect(textWord('')).toEqual([]);
});
