interface ListenFailure {
  /** The expectation, the result, and the next step. */
  readonly says: string;
  /** 2 where the flags name what this machine does not have, 4 where a port cannot be had. */
  readonly exitCode: 2 | 4;
}

interface Wanted {
  readonly host: string;
  readonly port: number;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const portTaken = ({ host, port }: Wanted): ListenFailure => ({
  says: `port ${port} on ${host} is taken (EADDRINUSE). Stop the process that uses it, or choose another port: --port 0 picks a free one.`,
  exitCode: 4,
});

const portForbidden = ({ host, port }: Wanted): ListenFailure => ({
  says: `this user may not listen on port ${port} of ${host} (EACCES): ports below 1024 often need more rights. Choose a higher port: --port 0 picks one.`,
  exitCode: 4,
});

const notHere = ({ host }: Wanted, code: string): ListenFailure => ({
  says: `--host ${host} is not an address of this machine (${code}). Use 127.0.0.1 for local calls only, or 0.0.0.0 to be reachable from other machines.`,
  exitCode: 2,
});

/** Says why the mock cannot listen; undefined where the error is of another kind. */
export const listenFailure = (error: unknown, wanted: Wanted): ListenFailure | undefined => {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return portTaken(wanted);
  if (code === 'EACCES') return portForbidden(wanted);
  // The last four: a name that cannot be resolved, and a family of addresses that the machine does not have.
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EAFNOSUPPORT', 'EINVAL'].includes(code))
    return notHere(wanted, code);
  return undefined;
};
