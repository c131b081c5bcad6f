import { X509Certificate } from 'node:crypto';

const BLOCKS = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** Whether a text holds certificates in PEM, each of which can be read. */
export const areCertificates = (pem: string): boolean => {
  const blocks = pem.match(BLOCKS) ?? [];
  try {
    return blocks.length > 0 && blocks.every((block) => new X509Certificate(block).fingerprint !== '');
  } catch {
    return false;
  }
};
