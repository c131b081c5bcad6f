import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readTls } from './tls.ts';
import { UsageError } from './usage.ts';

const folder = fileURLToPath(new URL('../testing/tls/', import.meta.url));

test('the files are read from the folder of the configuration', async () => {
  const tls = await readTls({ ca: 'stub-cert.pem', cert: 'stub-cert.pem', key: './stub-key.pem' }, folder);
  expect(tls.ca).toMatch(/^-----BEGIN CERTIFICATE/);
  expect(tls.key).toMatch(/^-----BEGIN PRIVATE KEY/);
  expect(await readTls({}, folder)).toEqual({});
});

test.each([
  [{ ca: 'none.pem' }, /tls\.ca: the file .*none\.pem cannot be read/],
  [{ ca: '../stub-target.ts' }, /tls\.ca: .* is not a PEM file/],
  [{ cert: 'stub-key.pem', key: 'stub-cert.pem' }, /tls\.cert, tls\.key: the files do not work together/],
])('%j is a usage error', async (files, message) => {
  const failed = expect(readTls(files, folder)).rejects;
  await failed.toThrow(message);
  await expect(readTls(files, folder)).rejects.toThrow(UsageError);
});

test('the message about a path from a flag names the flag', async () => {
  await expect(readTls({ ca: 'none.pem' }, folder, (name) => `--${name}`)).rejects.toThrow(/^--ca: the file/);
});
