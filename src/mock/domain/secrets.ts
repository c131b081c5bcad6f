/** Stands for a value that is not shown. */
export const HIDDEN = '…';

/** Parts of names, and whole names, without case and punctuation. */
const PARTS =
  /authori[sz]ation|apikey|token|password|passwd|passphrase|secret|credential|cookie|signature|privatekey|jwt/;
const WHOLE = ['auth', 'bearer', 'pass', 'pwd', 'sig', 'sessionid'];

/** Whether a member, a parameter or a header with this name holds a secret, in any spelling of the name. */
export const isSecretName = (name: string): boolean => {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return WHOLE.includes(plain) || PARTS.test(plain);
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** A query as it was sent, without its secrets. */
export const withoutSecrets = (query: string): string =>
  query
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1);
      return name.length < pair.length && isSecretName(decoded(name)) ? `${name}=${HIDDEN}` : pair;
    })
    .join('&');

/** An address without the secrets of its query. */
export const addressWithoutSecrets = (address: string): string => {
  const at = address.indexOf('?');
  return at < 0 ? address : `${address.slice(0, at)}?${withoutSecrets(address.slice(at + 1))}`;
};
