import type { Context, Hono } from 'hono';
import { events } from '../../../openapi/generated/contract.ts';
import { LONGEST_GLOB } from '../domain/glob.ts';
import { isRecord, type Members } from '../domain/json-object.ts';
import { readJson } from '../http/body.ts';
import { isRefusal, refuse, type Refusal } from '../http/problem.ts';
import type { TenantPair } from '../tenant-pair-values.ts';
import type { Service } from '../service.ts';
import type { Delivery } from '../webhooks/delivery.ts';
import { areCertificates } from '../webhooks/certificates.ts';
import { receiverAddressFault } from '../webhooks/receiver-address.ts';
import { isSecret } from '../webhooks/secret.ts';
import type { ReceiverAccount, ReceiverSettings } from '../webhooks/receiver.ts';
import { slugAsked, withTenantPair, worldNamed } from './found.ts';
import { inputValidator, refusedInput } from './json-input.ts';
import { objectInput } from './world-input.ts';

const share = (description: string) => ({ type: 'number', minimum: 0, maximum: 1, description }) as const;

export const receiverSchema = {
  type: 'object',
  description: 'A webhook receiver. Members that are left out have the defaults of the mock.',
  required: ['url'],
  properties: {
    url: { type: 'string' },
    key: { type: 'string', format: 'header-value', description: 'Sent as X-API-KEY with each delivery.' },
    events: {
      type: 'array',
      maxItems: 200,
      items: { type: 'string', maxLength: LONGEST_GLOB, examples: Object.keys(events) },
      description: 'Event types, or globs such as registration.*. Default: all events.',
    },
    retries: {
      type: 'array',
      maxItems: 20,
      items: { type: 'integer', minimum: 0, maximum: 86_400_000 },
      description: 'Milliseconds between the attempts for one event, by the clock of the world.',
    },
    giveUpAfter: {
      type: 'integer',
      minimum: 1,
      description: 'Deliveries pause after this many failed events in a row.',
    },
    signing: {
      type: 'string',
      description: 'Signs deliveries by Standard Webhooks with this base64 secret, with or without whsec_.',
    },
    ca: {
      type: 'string',
      description: 'PEM certificates to trust. Default: those of this machine.',
    },
    skipVerify: { type: 'boolean', description: 'Trust any certificate of the receiver.' },
    plan: {
      type: 'object',
      description:
        'Simulated delivery faults, each for a share of the deliveries. The same seed gives the same faults.',
      properties: {
        seed: { type: 'integer', minimum: 0 },
        duplicate: share('Sent twice with the same eventId.'),
        reorder: share('Sent after the event that follows.'),
        delay: {
          type: 'object',
          required: ['share', 'milliseconds'],
          properties: { share: share('Held back.'), milliseconds: { type: 'integer', minimum: 1 } },
        },
        drop: share('Never sent.'),
        wrongKey: share('With a wrong X-API-KEY.'),
        noKey: share('Without X-API-KEY.'),
        unknownKind: share('Followed by an event of an unknown kind.'),
        gone: share('Followed by an event about a record that does not exist.'),
        burst: { type: 'integer', minimum: 2, description: 'Events wait until there are this many.' },
      },
    },
  },
} as const;

const RECEIVER = 'A receiver must be a JSON object as described in /__admin/openapi.json.';
const readReceiver = objectInput(receiverSchema, RECEIVER);

const validate = inputValidator(receiverSchema);
type ReceiverInput = Partial<ReceiverSettings> & Pick<ReceiverSettings, 'url'>;
const isReceiver = (value: unknown): value is ReceiverInput =>
  isRecord(value) && validate(value).length === 0;

const receiverIn = (input: Members, key: string): ReceiverSettings | Refusal => {
  const fault = (pointer: string, message: string): Refusal =>
    refusedInput(RECEIVER, [{ location: 'body', pointer, code: 'format', message }]);
  if (!isReceiver(input)) return refusedInput(RECEIVER, validate(input));
  const addressFault = receiverAddressFault(input.url);
  if (addressFault !== undefined) return fault('/url', `must be ${addressFault}`);
  if (input.signing !== undefined && !isSecret(input.signing))
    return fault('/signing', 'must be a secret of at least 16 characters of base64, with or without whsec_');
  if (input.ca !== undefined && !areCertificates(input.ca))
    return fault('/ca', 'must be certificates in PEM, each from -----BEGIN CERTIFICATE----- on');
  if (input.ca !== undefined && input.skipVerify === true)
    return fault('/skipVerify', 'must be left out if ca is set');
  return { key, ...input };
};

/** Everything of a receiver but its secrets. */
const shown = ({ key: _, signing: __, ...account }: ReceiverAccount) => account;

const noReceivers: Refusal = refuse('conflict', {
  promised: 'Only a mock with a webhook sender delivers events.',
  found: 'a mock that delivers none.',
  next: 'start it with `ces mock`.',
});

const noReceiver = (id: string, delivery: Delivery): Refusal =>
  refuse('not-found', {
    promised: 'The id must be one of a receiver of this world.',
    found: `${id}.`,
    next: `use one of ${
      delivery
        .receivers()
        .map((one) => one.id)
        .join(', ') || 'none: there is no receiver'
    }.`,
  });

/** The routes of receivers and of their events. */
export const addReceiverRoutes = (router: Hono, service: Service, usualKey: string): void => {
  const withDelivery = (
    answer: (delivery: Delivery, context: Context, tenantPair: TenantPair) => object | Promise<object>,
  ) =>
    withTenantPair(service, (tenantPair, context) =>
      tenantPair.delivery ? answer(tenantPair.delivery, context, tenantPair) : noReceivers,
    );
  const withReceiver = (answer: (delivery: Delivery, id: string, context: Context) => object) =>
    withDelivery((delivery, context) => {
      const id = context.req.param('id') ?? context.req.query('id') ?? '';
      return delivery.queue(id) ? answer(delivery, id, context) : noReceiver(id, delivery);
    });
  const accountOf = (delivery: Delivery, id: string): object =>
    delivery
      .receivers()
      .filter((one) => one.id === id)
      .map(shown)[0] ?? {};

  router.get(
    '/receivers',
    withDelivery((delivery) => ({ data: delivery.receivers().map(shown) })),
  );
  router.post(
    '/receivers',
    withDelivery(async (delivery, { req }) => {
      const input = readReceiver(await readJson(req.raw));
      const settings = isRefusal(input) ? input : receiverIn(input, usualKey);
      return isRefusal(settings) ? settings : { data: shown(delivery.add(settings)) };
    }),
  );
  router.delete(
    '/receivers',
    withDelivery((delivery, { req }) => {
      const id = req.query('id');
      const ids = id === undefined ? delivery.receivers().map((one) => one.id) : [id];
      const removed = ids.filter((one) => delivery.remove(one));
      return id !== undefined && removed.length === 0
        ? noReceiver(id, delivery)
        : { removed: removed.length };
    }),
  );
  router.post(
    '/receivers/:id/pause',
    withReceiver((delivery, id) => {
      delivery.queue(id)?.rest();
      return { data: accountOf(delivery, id) };
    }),
  );
  router.post(
    '/receivers/:id/resume',
    withReceiver((delivery, id) => {
      delivery.queue(id)?.resume();
      return { data: accountOf(delivery, id) };
    }),
  );

  const again = (
    context: Context,
    receiver: string | undefined,
    isMeant: (eventId: string, at: string) => boolean,
  ) => {
    const world = worldNamed(slugAsked(context, service), service);
    if (isRefusal(world)) return world;
    const delivery = service.worlds.of(world.tenant)?.delivery;
    if (!delivery) return noReceivers;
    if (receiver !== undefined && !delivery.queue(receiver)) return noReceiver(receiver, delivery);
    const events = world.outbox.entries().filter(({ event }) => isMeant(event.eventId, event.occurredAt));
    for (const { event } of events) delivery.again(world, event, receiver);
    return { sent: events.length };
  };

  router.post(
    '/events/:eventId/redeliver',
    withTenantPair(service, (_tenantPair, context) => {
      const id = context.req.param('eventId') ?? '';
      const sent = again(context, context.req.query('receiver'), (eventId) => eventId === id);
      return isRecord(sent) && sent['sent'] === 0
        ? refuse('not-found', {
            promised: 'The eventId must be one of an event of this world that is still stored.',
            found: `${id}.`,
            next: 'take it from GET /__admin/events.',
          })
        : sent;
    }),
  );
  router.post(
    '/receivers/:id/replay',
    withTenantPair(service, (_tenantPair, context) =>
      again(context, context.req.param('id'), (_id, at) => at >= (context.req.query('since') ?? '')),
    ),
  );
};
