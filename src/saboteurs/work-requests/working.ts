import { inShop, type Shop } from '../../witness/work-requests.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, inData, instead, withStatus, together } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { LIST, READ, shown } from './amend.ts';

/** Something happens to a request, and the resident looks. */
const after = (act: (shop: Shop, id: string, stage: Stage) => Promise<unknown>): Witness =>
  inShop(async (shop, stage) => {
    const id = await shop.filed({ type: 'Plumbing' });
    const other = await shop.filed();
    await act(shop, id, stage);
    return [await shop.looks(id), await shop.looks(other)];
  });

const untouched = after(() => Promise.resolve());
const begun = after(({ started }, id) => started(id));
const done = after(({ completed }, id) => completed(id));
const manned = after(async ({ assigned }, id) => {
  await assigned(id, 'Rosa', 'Omar');
  await assigned(id, 'Ivy');
});

/** Saboteurs of the read, and about what staff did. */
export const workingSaboteurs = saboteursOf('work-requests', untouched, {
  'read-unwrapped': [
    'One request is answered without an envelope.',
    ['WRQ-48'],
    afterwards(READ, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ],
  'read-of-the-latest': [
    'A read of a request shows the latest one of the resident under its own id.',
    ['WRQ-48', 'WRQ-47'],
    instead(READ, (original) => (input, scene) => {
      const latest = scene.store.workRequests
        .filter(({ residentId }) => residentId === input.path['residentId'])
        .at(-1);
      return original({ ...input, path: { ...input.path, workRequestId: latest?.id ?? '' } }, scene);
    }),
  ],
  'read-is-203-when-cancelled': [
    'A cancelled request is read with 203.',
    ['WRQ-48'],
    afterwards(READ, (reply) =>
      membersIn(membersIn(reply.body)['data'])['status'] === 'cancelled' ? withStatus(203)(reply) : reply,
    ),
    after(({ cancel, kin }, id) => cancel(id, kin.residentId)),
  ],
  'read-without-history': [
    'The read of a request shows no statusHistory.',
    ['WRQ-49'],
    afterwards(
      READ,
      inData((request) => ({ ...request, statusHistory: [] })),
    ),
    begun,
  ],
  'read-with-the-last-entry': [
    'The read of a cancelled request shows the last entry of its statusHistory alone.',
    ['WRQ-49', 'WRQ-63'],
    afterwards(
      READ,
      inData((request) =>
        request['status'] === 'cancelled'
          ? { ...request, statusHistory: [request['statusHistory']].flat().slice(-1) }
          : request,
      ),
    ),
    after(({ cancel, kin }, id) => cancel(id, kin.residentId)),
  ],
  'crew-of-one': [
    'The crew shows the first of those assigned alone.',
    ['WRQ-50'],
    shown((request) => ({ ...request, crew: [request['crew']].flat().slice(0, 1) })),
    after(({ assigned }, id) => assigned(id, 'Rosa', 'Omar')),
  ],
  'crew-adds-up': [
    'Whoever was once shown in the crew of a request stays in it.',
    ['WRQ-50'],
    (tables) => {
      const known = new Map<unknown, readonly unknown[]>();
      return afterwards(
        READ,
        inData((request) => {
          const before = known.get(request['id']) ?? [];
          const ids = before.map((person) => membersIn(person)['id']);
          const crew = [
            ...before,
            ...[request['crew']].flat().filter((person) => !ids.includes(membersIn(person)['id'])),
          ];
          known.set(request['id'], crew);
          return { ...request, crew };
        }),
      )(tables);
    },
    after(async ({ assigned, read, kin }, id) => {
      await assigned(id, 'Rosa');
      await read(id, kin.residentId);
      await assigned(id, 'Omar');
    }),
  ],
  'crew-of-another': [
    'A request without a crew shows the crew of the latest request of the resident that has one.',
    ['WRQ-50'],
    afterwards(READ, (reply, input, scene) =>
      inData((request) => {
        const manned = scene.store.workRequests
          .filter(({ residentId, crew }) => residentId === input.path['residentId'] && crew.length > 0)
          .at(-1);
        return [request['crew']].flat().length > 0 ? request : { ...request, crew: manned?.crew ?? [] };
      })(reply, input),
    ),
    manned,
  ],
  'crew-of-the-settled-hidden': [
    'A completed request shows no crew.',
    ['WRQ-50'],
    shown((request) => (request['status'] === 'completed' ? { ...request, crew: [] } : { ...request })),
    after(async ({ assigned, completed }, id) => {
      await assigned(id, 'Rosa');
      await completed(id);
    }),
  ],
  'crew-for-residents': [
    'Connections see no crew.',
    ['WRQ-50'],
    shown((request, { acting }) =>
      acting.kind === 'connection' ? { ...request, crew: [] } : { ...request },
    ),
    inShop(async ({ made, assigned, read, kin }) => {
      const id = await made(kin.daughter);
      await assigned(id, 'Rosa');
      return read(id, kin.daughter);
    }),
  ],
  'begun-is-open': [
    'A request in progress is shown as open to connections.',
    ['WRQ-51'],
    shown((request, { acting }) =>
      acting.kind === 'connection' && request['status'] === 'in_progress'
        ? { ...request, status: 'open' }
        : { ...request },
    ),
    inShop(async ({ made, started, read, kin }) => {
      const id = await made(kin.daughter);
      await started(id);
      return read(id, kin.daughter);
    }),
  ],
  'list-lags-behind': [
    'The list shows a request in progress as open.',
    ['WRQ-51'],
    shown(
      (request) => (request['status'] === 'in_progress' ? { ...request, status: 'open' } : { ...request }),
      [LIST],
    ),
    begun,
  ],
  'completed-is-in-progress': [
    'A completed request is in_progress until whoever made it has read it once.',
    ['WRQ-52'],
    (tables) => {
      const read = new Set<unknown>();
      const change = (isRead: boolean) => (request: Readonly<Record<string, unknown>>) => {
        const { id, status } = request;
        const shows = status !== 'completed' || read.has(id);
        if (isRead && status === 'completed') read.add(id);
        return shows ? { ...request } : { ...request, status: 'in_progress' };
      };
      return together(shown(change(true), [READ]), shown(change(false), [LIST]))(tables);
    },
    done,
  ],
  'completed-at-once-is-cancelled': [
    'A request that was completed without having been begun is shown as cancelled.',
    ['WRQ-52'],
    afterwards(READ, (reply, input, scene) =>
      inData((request) => {
        const history = scene.store.workRequests.find(input.path['workRequestId'])?.statusHistory ?? [];
        const wasBegun = history.some(({ status }) => status === 'in_progress');
        return request['status'] === 'completed' && !wasBegun ? { ...request, status: 'cancelled' } : request;
      })(reply, input),
    ),
    done,
  ],
  'urgency-kept-secret': [
    'The urgency is none, whatever staff gave a request.',
    ['WRQ-53'],
    shown((request) => ({ ...request, urgency: 'none' })),
    after(({ triaged }, id) => triaged(id, { urgency: 'high' })),
  ],
  'first-triage-stays': [
    'The urgency that a read once showed stays, save that none gives way.',
    ['WRQ-53'],
    (tables) => {
      const first = new Map<unknown, unknown>();
      return afterwards(
        READ,
        inData((request) => {
          const { id, urgency } = request;
          if (urgency !== 'none' && !first.has(id)) first.set(id, urgency);
          return { ...request, urgency: first.get(id) ?? urgency };
        }),
      )(tables);
    },
    after(async ({ triaged, read, kin }, id) => {
      await triaged(id, { urgency: 'high' });
      await read(id, kin.residentId);
      await triaged(id, { urgency: 'low' });
    }),
  ],
  'triage-takes-the-type': [
    'A request with an urgency shows no type.',
    ['WRQ-53'],
    shown((request) => (request['urgency'] === 'none' ? { ...request } : { ...request, type: null })),
    after(({ triaged }, id) => triaged(id, { urgency: 'high', type: 'Electrical' })),
  ],
  'scheduled-a-day-before': [
    'The scheduledDate tells the day before.',
    ['WRQ-54'],
    shown(({ scheduledDate, ...request }) => ({
      ...request,
      scheduledDate:
        typeof scheduledDate === 'string'
          ? new Date(Date.parse(scheduledDate) - 86_400_000).toISOString()
          : null,
    })),
    after(({ scheduled }, id, { day }) => scheduled(id, day(5))),
  ],
  'no-leap-day': [
    'A request scheduled for February 29 is shown on March 1.',
    ['WRQ-54'],
    shown(({ scheduledDate, ...request }) => ({
      ...request,
      scheduledDate: typeof scheduledDate === 'string' ? scheduledDate.replace('-02-29', '-03-01') : null,
    })),
    after(({ scheduled }, id) => scheduled(id, '2028-02-29')),
  ],
  'scheduled-once': [
    'The scheduledDate that a read once showed stays.',
    ['WRQ-54'],
    (tables) => {
      const first = new Map<unknown, unknown>();
      return afterwards(
        READ,
        inData((request) => {
          const { id, scheduledDate } = request;
          if (scheduledDate !== null && !first.has(id)) first.set(id, scheduledDate);
          return { ...request, scheduledDate: first.get(id) ?? scheduledDate };
        }),
      )(tables);
    },
    after(async ({ scheduled, read, kin }, id, { day }) => {
      await scheduled(id, day(5));
      await read(id, kin.residentId);
      await scheduled(id, day(9));
    }),
  ],
});
