import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { runProgram } from './program.ts';

/** Wrong command lines; the answer to each says what was expected, what was found and what to do next. */
const TYPED: readonly string[] = [
  '',
  'moc',
  'mock --prot 80',
  'mock --port eighty',
  'mock --scenario full',
  'mock --now noon',
  'mock --seed -1',
  'mock --tenant Demo',
  'mock --token Zürich',
  'mock --webhook-key ☃',
  'mock --admin-token ☃',
  'mock --size residents=many',
  'mock --worlds some',
  'mock --accept-damage',
  'mock --journal all',
  'mock --log loud',
  'mock --choices nowhere.json',
  'mock --choices wrong.yaml',
  'mock --webhook ftp://example.com',
  'mock --cors-origin example.com',
  'mock --port 80 --port 81',
  'mock --public-url mock.example',
  'conform',
  'conform --config nowhere.yaml',
  'conform --config wrong.yaml',
  'conform --url http://127.0.0.1:9 --profile everything',
  'conform --list --only nothing.*',
  'conform --list --only nothing.* --only none.*',
  'conform --list --json --json',
  'conform --seed 1 --seed 2',
  'doctor',
  'explain CHK-9999',
  'explain check-ins.no-such-check',
  'merge nowhere',
  'diff nowhere',
  'diff nowhere wrong.yaml',
  'replay nowhere',
  'verify nowhere.json',
  'waive --until 2999-01-01 --reason none',
  'waive nothing --until tomorrow --reason none',
  'waive nothing --baseline --until 2999-01-01 --reason none',
  'waive --baseline nowhere --until 2999-01-01 --reason none',
  'trigger photo.uplaoded',
  'trigger photo.uploaded --url http://127.0.0.1:9',
  'trigger photo.uploaded --with photo',
  'listen --forward-to nowhere',
  'listen --forward-to https://127.0.0.1:9 --ca nowhere.pem',
  'listen --ca wrong.yaml',
  'listen --ca wrong.yaml --skip-verify',
  'listen --url http://127.0.0.1:9 --key-file key',
  'certify',
  'certify receiver',
  'certify server',
  'certify receiver --key k',
  'certify receiver --url nowhere --key k',
  'certify receiver --url http://127.0.0.1:9 --key ☃',
  'certify receiver --url http://127.0.0.1:9 --key k --read-back http://x --read-back-command y',
  'certify receiver --url https://127.0.0.1:9 --key k --ca wrong.yaml',
  'certify receiver --url http://127.0.0.1:9',
  'certify receiver --url http://127.0.0.1:9 --key k --url-for menu.*=http://127.0.0.1:9',
  'certify receiver --url http://127.0.0.1:9 --key k --url-for http://127.0.0.1:9',
  'certify receiver --url http://127.0.0.1:9 --key k --header X-API-KEY:k',
  'certify receiver --url http://127.0.0.1:9 --key k --header k',
  'certify receiver --url http://127.0.0.1:9 --key k --deleted gone',
  'certify receiver --url http://127.0.0.1:9 --key k --store-keeps nothing',
  'certify receiver --url http://127.0.0.1:9 --key k --answer-within 0',
  'certify receiver --url http://127.0.0.1:9 --key k --public-url tunnel.example',
  'certify receiver --url http://127.0.0.1:9 --key k --tls-cert wrong.yaml',
  'certify receiver --url http://127.0.0.1:9 --key k --tls-cert wrong.yaml --tls-key wrong.yaml',
  'certify client --scope chek-ins',
  'certify client --scope residents,transportation',
  'certify client --rounds none',
];

const folder = mkdtempSync(join(tmpdir(), 'ces-messages-'));
writeFileSync(join(folder, 'wrong.yaml'), 'urll: http://127.0.0.1:4010\n');
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isCallback = (value: unknown): value is () => void => typeof value === 'function';

/** Stands for the end of the process. */
class Ended extends Error {}

/** What a command line says and how it ends, with what is of this machine left out. */
const outputOf = async (typed: string): Promise<string> => {
  const says: string[] = [];
  const hear = (text: unknown, ...more: readonly unknown[]): boolean => {
    if (text !== '') says.push(String(text).trimEnd());
    // Who writes may wait until it is written.
    for (const one of more.filter(isCallback)) one();
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(hear);
  vi.spyOn(process.stderr, 'write').mockImplementation(hear);
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  const words = typed.split(' ').filter((word) => word !== '');
  const argv = words.map((word) => (word === 'wrong.yaml' || word === 'key' ? join(folder, word) : word));
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'ces', ...argv]);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    process.exitCode = code ?? 0;
    throw new Ended();
  });
  process.exitCode = 0;
  await runProgram().catch((error: unknown) => {
    if (!(error instanceof Ended)) throw error;
  });
  const ended = process.exitCode;
  process.exitCode = 0;
  vi.restoreAllMocks();
  const text = says
    .join('\n')
    .replaceAll(folder, '.')
    .replace(/none of \d+ checks/, 'none of all checks');
  return `$ ces ${typed}\n${text}\nexit ${ended}\n`;
};

test('what is typed wrong is answered so that it can be corrected: messages.txt holds every answer', async () => {
  const answers: string[] = [];
  for (const typed of TYPED) answers.push(await outputOf(typed));
  for (const answer of answers) expect(answer).not.toMatch(/\n {4}at |node:internal/);
  await expect(answers.join('\n')).toMatchFileSnapshot('messages.txt');
});
