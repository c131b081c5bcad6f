import { Webhook } from 'standardwebhooks';

/** The headers of Standard Webhooks for a delivery. */
export const signatureHeaders = (
  secret: string,
  eventId: string,
  at: Date,
  body: string,
): Readonly<Record<string, string>> => ({
  'webhook-id': eventId,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign(eventId, at, body),
});
