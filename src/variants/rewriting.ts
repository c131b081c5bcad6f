import { refuse } from '../mock/http/problem.ts';
import { each, inAnswer, inGate, withContext, type Mutation } from '../mutants/mutation.ts';
import { isRecord } from '../mock/domain/json-object.ts';
import { readWhole, writeWhole } from './whole-json.ts';

/** JSON answers of the interface that succeed, changed as a whole. */
export const inJson = (change: (body: unknown) => unknown): Mutation =>
  inAnswer(async (response, request) => {
    const isOurs =
      new URL(request.url).pathname.startsWith('/api/') && response.status < 300 && response.status !== 204;
    const [type] = response.headers.get('content-type')?.split(';') ?? [];
    if (!isOurs || type !== 'application/json') return response;
    return new Response(writeWhole(change(await readWhole(response))), {
      status: response.status,
      headers: response.headers,
    });
  });

/** Every value in a body, from the inside out. */
export const everywhere =
  (change: (value: unknown) => unknown) =>
  (value: unknown): unknown => {
    const go = everywhere(change);
    if (Array.isArray(value)) return change(value.map(go));
    return change(
      isRecord(value)
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, go(one)]))
        : value,
    );
  };

export const instants = (write: (milliseconds: number) => string): Mutation =>
  inJson(
    everywhere((value) =>
      typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
        ? write(Date.parse(value))
        : value,
    ),
  );

/** New ids of the caller's own form, for everything that the API makes. */
export const idsLike = (write: (id: string) => string): Mutation => {
  const creates = [
    ...(['createResident', 'createConnection', 'createActivity', 'createRegistration'] as const),
    ...(['createCheckIn', 'createPersonalActivity', 'createPersonalVisit', 'uploadPhoto'] as const),
    ...(['uploadActivityPhoto', 'createTransportationRequest'] as const),
  ];
  return each(creates, (operation) =>
    withContext(operation, (context) => ({
      ...context,
      ids: { ...context.ids, next: (kind) => write(context.ids.next(kind)) },
    })),
  );
};

const isHeld = (item: unknown): boolean =>
  isRecord(item) &&
  ('dateCompleted' in item || 'appointmentTime' in item || ('author' in item && 'attachments' in item));

/** Unpaged lists alone: a page is bound to its cursor; assessments, rides and comments have an order that is stated. */
export const inUnpagedLists = (change: (items: readonly unknown[]) => readonly unknown[]): Mutation =>
  inJson((body) =>
    isRecord(body) && Array.isArray(body['data']) && !('hasMore' in body) && !body['data'].some(isHeld)
      ? { ...body, data: change(body['data']) }
      : body,
  );

/** Another order with every answer: two records change places, then others. */
export const unsteady = (): Mutation => {
  let turn = 0;
  return inUnpagedLists((items) => {
    const at = items.length === 0 ? 0 : (turn += 1) % items.length;
    return [...items.slice(at), ...items.slice(0, at)];
  });
};

/** Before anything is done, every so many requests are asked to come again at once. */
export const busy = (): Mutation => {
  let count = 0;
  return inGate('checkToken', (original) => (authorization, token, world, ofService) => {
    count += 1;
    if (count % 20 !== 0) return original(authorization, token, world, ofService);
    const problem = { promised: 'Everybody is served.', found: 'many at once.', next: 'come again.' };
    return refuse('unauthorized', problem, { status: 429, headers: { 'Retry-After': '0' } });
  });
};

/** Cursors of another alphabet, to be sent back as they are. */
export const cursors = (write: (cursor: string) => string, read: (cursor: string) => string): Mutation => {
  const writing = inJson((body) =>
    isRecord(body) && typeof body['nextCursor'] === 'string'
      ? { ...body, nextCursor: write(body['nextCursor']) }
      : body,
  );
  const reading = inGate('readInput', (original) => (route, received, world) => {
    const { cursor, ...rest } = received.query;
    return original(
      route,
      cursor === undefined ? received : { ...received, query: { ...rest, cursor: read(cursor) } },
      world,
    );
  });
  return (tables) => writing(reading(tables));
};

/** Every tenth answer comes late, long enough to be overtaken by others. */
export const slow = (): Mutation => {
  let count = 0;
  return inAnswer(async (response) => {
    count += 1;
    if (count % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    return response;
  });
};
