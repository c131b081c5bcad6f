/**
 * A Content-Disposition for a file of any name. An unpaired surrogate cannot be encoded, so it is replaced.
 */
export const disposition = (kind: 'inline' | 'attachment', name: string): string =>
  `${kind}; filename*=UTF-8''${encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))}`;
