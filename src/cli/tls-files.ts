import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { messageOf } from '../../conformance/kit/errors.ts';
import type { Certified } from '../mock/server.ts';
import type { TlsFlags } from './tls-flags.ts';
import { UsageError } from './usage-error.ts';

const fileOf = (flag: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${flag} ${file} cannot be read: ${messageOf(error)}`);
  }
};

/** The certificate by the flags; undefined without them. Throws UsageError where it cannot be used. */
export const tlsOf = ({ tlsCert, tlsKey }: TlsFlags): Certified | undefined => {
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined || tlsKey === undefined)
    throw new UsageError('--tls-cert and --tls-key belong together: a certificate and its key in PEM.');
  const tls = { cert: fileOf('--tls-cert', tlsCert), key: fileOf('--tls-key', tlsKey) };
  try {
    createSecureContext(tls);
  } catch (error) {
    throw new UsageError(
      `--tls-cert and --tls-key take a certificate and its key in PEM: ${messageOf(error)}`,
    );
  }
  return tls;
};
