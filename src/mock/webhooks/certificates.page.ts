/** A page cannot read certificates, and sends by a fetch that takes none. */
export const areCertificates = (pem: string): boolean => pem.includes('-----BEGIN CERTIFICATE-----');
