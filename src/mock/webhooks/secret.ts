/** The secret of a receiver that wants Standard Webhooks: base64, with or without `whsec_` before it. */
const SECRET = /^(?:whsec_)?[A-Za-z0-9+/]{16,}={0,2}$/;

export const isSecret = (text: string): boolean => SECRET.test(text);
