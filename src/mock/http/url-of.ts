/** The host names that mean every address of a machine, each with one of them that a client can open. */
const EVERYWHERE: Readonly<Record<string, string>> = {
  '': '127.0.0.1',
  '0.0.0.0': '127.0.0.1',
  '[::]': '[::1]',
};

/** The host for an address, in its usual form: `0` and `::0` also mean every address. */
const inAddress = (host: string): string => {
  const written = host.includes(':') ? `[${host}]` : host;
  return URL.canParse(`http://${written}`) ? new URL(`http://${written}`).hostname : written;
};

/** Whether a host to listen on means every address of the machine. */
export const isEverywhere = (host: string): boolean => Object.hasOwn(EVERYWHERE, inAddress(host));

/** The address under which a client on this machine opens what listens on a host: browsers refuse http://0.0.0.0. */
export const urlOf = (host: string, port: number, scheme: 'http' | 'https' = 'http'): string => {
  const name = inAddress(host);
  return `${scheme}://${EVERYWHERE[name] ?? name}:${port}`;
};
