import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { areCertificates } from '../mock/webhooks/certificates.ts';
import type { Trust } from '../mock/webhooks/trust.ts';
import { UsageError } from './usage-error.ts';

export interface TrustFlags {
  readonly ca?: string;
  readonly skipVerify?: boolean;
}

/** What to do about a certificate that is not trusted, where these flags are there. */
export const TRUST_BY =
  'give its certificate authority with --ca FILE, or accept any certificate with --skip-verify';

/** The flags of commands that send to an address with a private certificate. */
export const addTrustFlags = (command: Command, address: string): Command =>
  command
    .option(
      '--ca <file>',
      `PEM file of the certificate authorities to trust for ${address}, instead of the system's`,
    )
    .option('--skip-verify', `accept any certificate of ${address}`);

/** The certificates by the flags. Throws UsageError where the file cannot be used. */
export const trustOf = ({ ca: file, skipVerify }: TrustFlags): Trust => {
  if (file === undefined) return skipVerify ? { skipVerify } : {};
  if (skipVerify)
    throw new UsageError('--ca trusts some certificates, --skip-verify trusts all. Give only one of them.');
  let ca: string;
  try {
    ca = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(
      `--ca ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (areCertificates(ca)) return { ca };
  throw new UsageError(`--ca takes a PEM file of certificates, found ${file}, which has none.`);
};
