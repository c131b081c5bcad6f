import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conform } from '../../conformance/conform.ts';
import { doctor } from '../../conformance/doctor/command.ts';
import { init } from '../../conformance/doctor/init/command.ts';
import { defaults, startMock, type Running } from './start-mock.ts';

let mock: Running;
let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'ces-init-doctor-'));
  mock = await startMock({ ...defaults, port: 0 });
});
afterAll(async () => {
  await mock.close();
  await rm(cwd, { recursive: true, force: true });
});

test(
  'URL, token and tenant are enough for a valid configuration with which a run gives verdicts',
  { timeout: 120_000 },
  async () => {
    const said: string[] = [];
    const output = { write: (text: string) => said.push(text) };
    const env = { CES_TOKEN: defaults.token };
    const usual = { env, cwd, stdout: output, stderr: output };
    expect(await init({ ...usual, url: mock.url, tenant: defaults.tenant })).toBe(0);
    expect(await doctor(usual)).toBe(0);
    expect(said.join('')).toContain('Ready for ces conform.');
    const { exitCode, results } = await conform({ ...usual, only: 'residents.create-*', runs: 1 });
    expect([exitCode, results?.summary.verdicts.fail]).toEqual([0, 0]);
    expect(results?.summary.verdicts.pass).toBeGreaterThan(0);
  },
);
