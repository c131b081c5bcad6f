interface ListenFailure {
  /** What was asked, what came of it, what to do. */
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
  says: `port ${port} on ${host} is taken (EADDRINUSE). Stop what uses it, or take another: --port 0 finds a free one.`,
  exitCode: 4,
});

const portForbidden = ({ host, port }: Wanted): ListenFailure => ({
  says: `this user may not listen on port ${port} of ${host} (EACCES): ports below 1024 often want more rights. Take a higher one: --port 0 finds one.`,
  exitCode: 4,
});

const notHere = ({ host }: Wanted, code: string): ListenFailure => ({
  says: `--host ${host} is no address of this machine (${code}). Take 127.0.0.1 for this machine alone, or 0.0.0.0 to be reached from elsewhere.`,
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
