import { field, items, parseJson } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isSuccess } from '../../kit/match.ts';
import { randomPicture } from '../../kit/random-picture.ts';
import type { Client } from '../../kit/client.ts';
import { openListener } from '../../run/webhooks.ts';
import type { Settings } from '../../run/settings.ts';
import type { Finding } from '../finding.ts';
import { recordIn, answerSummary } from '../answer-summary.ts';

/** What came of one photo that was uploaded and deleted again. */
export interface Trial {
  /** Why no event could be caused. */
  readonly refused?: string;
  /** Where the target was to deliver. */
  readonly address?: string;
  readonly photoId?: string;
  /** `X-API-KEY` and the resource of each delivery that came. */
  readonly deliveries: readonly { readonly key?: string; readonly resourceId?: string }[];
  /** What the listener has to say of itself. */
  readonly notes: readonly string[];
}

/** Listens as the run will, and causes the cheapest events that there are: a photo comes and goes. */
export async function tryWebhooks(
  { spec, webhooks }: Pick<Settings, 'spec' | 'webhooks'>,
  client: Client,
  as: string,
  facilityId: string,
): Promise<Trial> {
  const listener = await openListener(spec, webhooks, Date.now);
  try {
    const { notes, webhooks: open } = listener;
    if (!open) return { notes, deliveries: [] };
    const photo = { as, form: { facilities: facilityId }, file: randomPicture(2), eitherShape: true };
    const uploaded = await client.callAny('uploadPhoto', photo);
    const photoId = recordIn(uploaded)?.['id'];
    if (!isSuccess(uploaded) || typeof photoId !== 'string')
      return { notes, deliveries: [], refused: answerSummary(uploaded) };
    await client.callAny('deletePhoto', { as, path: { photoId } });
    const answer = await fetch(`${open.inbox}/events?after=0&wait=${spec.patience}`);
    const page = parseJson(await answer.text());
    const deliveries = items(field(page, 'events')).map((one) => {
      const [key, resourceId] = [field(one, 'headers.x-api-key'), field(one, 'body.resourceId')];
      return {
        ...(typeof key === 'string' && { key }),
        ...(typeof resourceId === 'string' && { resourceId }),
      };
    });
    return { notes, photoId, address: open.publicUrl, deliveries };
  } finally {
    await listener.close();
  }
}

/** What that means for a run. */
export function webhooksChecked(
  { spec, webhooks }: Pick<Settings, 'spec' | 'webhooks'>,
  { refused, address, photoId, deliveries, notes }: Trial,
): readonly Finding[] {
  const base = { grade: 'weakens', fault: 'configuration', key: 'webhooks' } as const;
  if (notes.length > 0)
    return [
      {
        ...base,
        promised: 'the lever set-webhook sets the webhook address on the target',
        found: notes.join(' '),
        next: 'fix the lever, or set up the webhook by hand and set webhooks.key',
      },
    ];
  if (refused !== undefined)
    return [
      {
        ...base,
        promised: 'uploading a photo causes an event',
        found: `no photo could be uploaded: ${refused}`,
        next: 'it is not known whether events arrive; see the checks of events in the report',
      },
    ];
  if (deliveries.length === 0)
    return [
      {
        ...base,
        grade: 'stops',
        key: webhooks?.publicUrl === undefined ? 'webhooks.listen' : 'webhooks.publicUrl',
        promised: `the target delivers events to ${address ?? 'the suite'} within ${spec.patience / 1000} s`,
        found: `no event after the photo ${photoId ?? ''} was uploaded and deleted`,
        next: 'make that address reachable from the target, raise webhooks.patience, or remove webhooks to test everything except events',
      },
    ];
  const wrongKey = deliveries.some(({ key }) => webhooks?.key !== undefined && key !== webhooks.key);
  const strange = deliveries.find(({ resourceId }) => resourceId !== undefined && resourceId !== photoId);
  return [
    ...(wrongKey && !hasLever(spec, 'set-webhook')
      ? [
          {
            ...base,
            key: 'webhooks.key',
            promised: 'deliveries carry this key as X-API-KEY',
            found: 'a delivery with another key, or without one',
            next: 'set webhooks.key to the key that is set on the target',
          },
        ]
      : []),
    ...(strange && spec.exclusive
      ? [
          {
            ...base,
            key: 'exclusive',
            promised: 'no one else uses the target during the run',
            found: `an event about ${strange.resourceId ?? ''}, which the suite did not cause`,
            next: 'find out who uses the target, or remove exclusive',
          },
        ]
      : []),
  ];
}
