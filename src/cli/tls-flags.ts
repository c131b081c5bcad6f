import type { Command } from 'commander';

/** The flags of commands that serve with a certificate of the user. */
export interface TlsFlags {
  readonly tlsCert?: string;
  readonly tlsKey?: string;
}

export const addTlsFlags = (command: Command): Command =>
  command
    .option('--tls-cert <file>', 'PEM certificate, to serve with TLS')
    .option('--tls-key <file>', 'PEM key of --tls-cert');
