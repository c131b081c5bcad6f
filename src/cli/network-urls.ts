import { networkInterfaces } from 'node:os';
import { isEverywhere } from '../mock/http/url-of.ts';

/** The addresses at which other machines of the network reach what listens on every address; none for other hosts. */
export const networkUrls = (
  host: string,
  url: string,
  addresses = networkInterfaces(),
): readonly string[] => {
  if (!isEverywhere(host)) return [];
  const { protocol, port, pathname } = new URL(url);
  return Object.values(addresses)
    .flatMap((some) => some ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `${protocol}//${address}:${port}${pathname.replace(/\/$/, '')}`);
};
