/** Node's codes of a certificate that is not accepted. */
const CERTIFICATE_CODES = [
  'CERT_CHAIN_TOO_LONG',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_REJECTED',
  'CERT_REVOKED',
  'CERT_SIGNATURE_FAILURE',
  'CERT_UNTRUSTED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'HOSTNAME_MISMATCH',
  'INVALID_CA',
  'INVALID_PURPOSE',
  'PATH_LENGTH_EXCEEDED',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
];
/** The code where TLS meets a server that speaks plain HTTP. */
const NO_TLS = 'ERR_SSL_WRONG_VERSION_NUMBER';

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** Fetch wraps the error of the connection. */
const innerOf = (error: Error): Error => (error.cause instanceof Error ? error.cause : error);

/** Whether a request failed since the certificate of its address is not accepted. */
export const isCertificateFault = (error: unknown): boolean =>
  error instanceof Error && CERTIFICATE_CODES.includes(codeOf(innerOf(error)));

/**
 * Why a request got no answer. Where the certificate is the reason, it ends with what to do: `trustBy` says how the
 * address is trusted where this is read.
 */
export const failureOf = (error: unknown, trustBy: string): string => {
  if (!(error instanceof Error)) return String(error);
  const inner = innerOf(error);
  const code = codeOf(inner);
  // A host with several addresses fails with an error of errors, which has no message.
  const says = inner.message === '' ? code : inner.message;
  if (isCertificateFault(error)) return `${says} (${code}): its certificate is not trusted; ${trustBy}`;
  return code === NO_TLS || says.includes('wrong version number')
    ? 'the receiver does not use TLS; use an http:// address'
    : says;
};
