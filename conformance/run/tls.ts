import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createSecureContext } from 'node:tls';
import { messageOf } from '../kit/errors.ts';
import type { Tls } from '../kit/run.ts';
import type { TlsConfig } from './config.ts';
import { UsageError } from './usage.ts';

/**
 * Reads the PEM files; paths are relative to `folder`. Throws UsageError for a file that is missing or not a PEM file.
 */
export async function readTls(
  { ca, cert, key }: TlsConfig,
  folder: string,
  nameOf = (name: keyof Tls): string => `tls.${name}`,
): Promise<Tls> {
  const read = async (name: keyof Tls, path: string | undefined): Promise<Tls> => {
    if (path === undefined) return {};
    const whole = resolve(folder, path);
    const text = await readFile(whole, 'utf8').catch((error: unknown) => {
      throw new UsageError(
        `${nameOf(name)}: the file ${whole} cannot be read (${messageOf(error)}). Correct the path.`,
      );
    });
    if (!text.includes('-----BEGIN '))
      throw new UsageError(
        `${nameOf(name)}: the file ${whole} is not a PEM file: it has no -----BEGIN line.`,
      );
    return { [name]: text };
  };
  const parts = await Promise.all([read('ca', ca), read('cert', cert), read('key', key)]);
  const tls: Tls = Object.assign({}, ...parts);
  try {
    createSecureContext(tls);
  } catch (error) {
    throw new UsageError(
      `${nameOf('cert')}, ${nameOf('key')}: the files do not work together (${messageOf(error)}). Check that the key belongs to the certificate.`,
    );
  }
  return tls;
}
