import { randomBytes } from 'node:crypto';
import { createCancellation } from '../kit/cancellation.ts';
import { messageOf } from '../kit/errors.ts';
import { createLevers, hasLever } from '../kit/levers.ts';
import type { RunSpec } from '../kit/run.ts';
import type { WebhookConfig } from './config.ts';
import { limit } from './limit.ts';
import { startReceiver } from './receiver.ts';
import { UsageError } from './usage.ts';

/** The webhook listener of a run. `webhooks` is absent if none is configured, or the target got no address. */
interface WebhookListener {
  readonly webhooks?: NonNullable<RunSpec['webhooks']>;
  readonly notes: readonly string[];
  /** Returns notes about a hook that could not be removed. */
  close(): Promise<readonly string[]>;
}

/**
 * Listens for webhooks as configured. The lever set-webhook gives the target the address, and close() removes the hook
 * again. If the lever fails and a key is configured, the hook counts as set up by hand. `stop` aborts when the run must
 * end.
 */
export async function openListener(
  spec: Omit<RunSpec, 'webhooks'>,
  config: WebhookConfig | undefined,
  now: () => number,
  stop?: AbortSignal,
): Promise<WebhookListener> {
  if (!config) return { notes: [], close: () => Promise.resolve([]) };
  const lever = hasLever(spec, 'set-webhook');
  const key = config.key ?? (lever ? randomBytes(16).toString('hex') : undefined);
  if (key === undefined) {
    throw new UsageError(
      'webhooks.key is missing: write the key that the target sends as X-API-KEY, or configure the lever set-webhook.',
    );
  }
  const receiver = await startReceiver(config.listen ?? '127.0.0.1:0', now);
  const webhooks = { inbox: receiver.inbox, publicUrl: config.publicUrl ?? receiver.address, key };
  const closed = () => receiver.close().then(() => []);
  if (!lever) return { webhooks, notes: [], close: closed };
  const pull = createLevers(spec, () => undefined);
  const remove = async (): Promise<readonly string[]> => {
    const end = limit(LONGEST_REMOVAL);
    const removed = createCancellation(end.signal)
      .hold(() => pull('set-webhook', { url: null }))
      .then(() => [])
      .catch((error: unknown) => [
        `The webhook ${webhooks.publicUrl} may still be set: ${messageOf(error)}.`,
      ]);
    return removed.finally(() => (end.clear(), receiver.close()));
  };
  try {
    await createCancellation(stop).hold(() => pull('set-webhook', { url: webhooks.publicUrl, key }));
  } catch (error) {
    const byHand = config.key !== undefined;
    const next = byHand ? 'The suite assumes that the webhook was set up by hand.' : 'No event was judged.';
    const notes = [`The webhook address could not be set on the target: ${messageOf(error)}. ${next}`];
    // An interrupted lever may still set the hook.
    return { ...(byHand && { webhooks }), notes, close: stop?.aborted ? remove : closed };
  }
  return { webhooks, notes: [], close: remove };
}

/** Milliseconds for the removal of the hook. */
const LONGEST_REMOVAL = 2_000;
