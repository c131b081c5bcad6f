import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { byUrl } from '../../src/certify/receiver/read-back.ts';
import { runRehearsal } from '../../src/certify/receiver/rehearse.ts';
import { startReceiverWorld } from '../../src/certify/receiver/world.ts';
import { freePort } from '../free-port.ts';
import { stepsOf } from './blocks.ts';

const guide = readFileSync(new URL('../../docs/guides/certify-your-receiver.md', import.meta.url), 'utf8');

const fileOf = (name: string): string => {
  const step = stepsOf(guide).find((one) => one.kind === 'file' && one.name === name);
  if (step?.kind !== 'file') throw new Error(`the guide has no file ${name}`);
  return step.text;
};

const MOST_LINES = 40;

const place = { host: '127.0.0.1', port: 0, tenant: 'certify', token: 'certify-token', seed: 1 };

const answering = async (url: string): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await pause(300);
  }
  throw new Error(`nothing answers at ${url}`);
};

const keepsEveryDuty = async (name: string, program: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'ces-example-'));
  writeFileSync(join(folder, name), fileOf(name));
  const world = await startReceiverWorld({ ...place, planned: false });
  const port = await freePort();
  const { url: URL, tenant: TENANT, token: TOKEN, identities } = world;
  const set = {
    URL,
    TENANT,
    TOKEN,
    ACTING_ID: identities['systemActor'] ?? '',
    KEY: 'k-1',
    PORT: String(port),
  };
  const child = spawn(program, [join(folder, name)], {
    env: { ...process.env, ...set },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await answering(`${url}/store/none`);
    const { outcomes } = await runRehearsal(world, {
      ...{
        url: `${url}/hook`,
        key: 'k-1',
        readBack: byUrl(`${url}/store`),
        planned: false,
        wants: () => true,
      },
      ...{ removesDeleted: true, patience: 3000, answerLimit: 30_000, burst: 100, slowFetch: 500 },
    });
    const left = outcomes
      .filter(({ judgement: { verdict } }) => verdict === 'fail' || verdict === 'unproven')
      .map(({ duty, judgement }) => ({ id: duty.id, ...judgement }));
    expect(left).toEqual([]);
  } finally {
    child.kill();
    await world.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

const examples = [
  ['receiver.py', 'python3', '--version'],
  ['Receiver.java', 'java', '-version'],
] as const;

test.each(examples)('%s is short enough to be read', (name) => {
  expect(fileOf(name).trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES);
});

for (const [name, program, version] of examples)
  test.skipIf(spawnSync(program, [version]).status !== 0)(
    `the receiver of the guide in ${name} keeps every duty`,
    () => keepsEveryDuty(name, program),
    300_000,
  );
