/** A Content-Disposition for a file of this name, whatever the name holds: half a surrogate pair cannot be encoded. */
export const disposition = (kind: 'inline' | 'attachment', name: string): string =>
  `${kind}; filename*=UTF-8''${encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))}`;
