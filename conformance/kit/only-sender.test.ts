import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Files that may send, or import what can, each with its reason. All others send through `senderOf`. */
const allowed: Readonly<Record<string, string>> = {
  'kit/wire.ts': 'carries the requests of senderOf',
  'kit/agents.ts': 'the connections of senderOf',
  'kit/proxy-agents.ts': 'the connections of senderOf through a proxy',
  'kit/events.ts': 'reads the inbox of the run itself on a loopback port',
  'doctor/examinations/webhooks.ts': 'reads the inbox of the doctor itself on a loopback port',
  'run/receiver.ts': 'listens',
};

const sends = [
  /\bfetch\(/,
  /from '(?:node:)?(?:https?|http2|net|tls|undici|supertest|superagent)'/,
  /\bimport\('(?:node:)?(?:https?|http2|net|tls|undici|supertest|superagent)'\)/,
];
/** What only reads or judges addresses and certificates. */
const harmless =
  /import (?:type \{[^}]*\}|\{ (?:BlockList, isIP|createSecureContext|rootCertificates) \}) from '[^']*'/g;

/** Sources of the suite but for tests, what tests share, and the samples of clients, which are no part of a run. */
async function sources(): Promise<readonly string[]> {
  const all = await readdir(root, { recursive: true });
  return all.filter(
    (name) => name.endsWith('.ts') && !/\.test\.ts$|^testing\/|^consumers\/samples\//.test(name),
  );
}

test('nothing in the suite sends but the one sender that is made from the configuration', async () => {
  const found: string[] = [];
  for (const name of await sources()) {
    const text = (await readFile(join(root, name), 'utf8')).replace(harmless, '');
    if (sends.some((one) => one.test(text))) found.push(name);
  }
  expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted());
});

test('nothing but the sender takes the wire', async () => {
  const users: string[] = [];
  for (const name of await sources())
    if (/\bcarry\b[^;]*from '[^']*\/wire\.ts'/s.test(await readFile(join(root, name), 'utf8')))
      users.push(name);
  expect(users).toEqual(['kit/sender.ts']);
});
