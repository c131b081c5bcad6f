import { inShop, type Shop } from '../../witness/work-requests.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, inData, instead, withStatus, together } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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

/** Lies of the read, and about what staff did. */
export const workingSaboteurs: readonly Saboteur[] = [
  {
    id: 'work-requests.read-unwrapped',
    lie: 'One request is answered without an envelope.',
    breaks: ['WRQ-48'],
    tables: afterwards(READ, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: untouched,
  },
  {
    id: 'work-requests.read-of-the-latest',
    lie: 'A read of a request shows the latest one of the resident under its own id.',
    breaks: ['WRQ-48', 'WRQ-47'],
    tables: instead(READ, (honest) => (input, scene) => {
      const latest = scene.store.workRequests
        .filter(({ residentId }) => residentId === input.path['residentId'])
        .at(-1);
      return honest({ ...input, path: { ...input.path, workRequestId: latest?.id ?? '' } }, scene);
    }),
    witness: untouched,
  },
  {
    id: 'work-requests.read-is-203-when-cancelled',
    lie: 'A cancelled request is read with 203.',
    breaks: ['WRQ-48'],
    tables: afterwards(READ, (reply) =>
      membersIn(membersIn(reply.body)['data'])['status'] === 'cancelled' ? withStatus(203)(reply) : reply,
    ),
    witness: after(({ cancel, kin }, id) => cancel(id, kin.residentId)),
  },
  {
    id: 'work-requests.read-without-history',
    lie: 'The read of a request shows no statusHistory.',
    breaks: ['WRQ-49'],
    tables: afterwards(
      READ,
      inData((request) => ({ ...request, statusHistory: [] })),
    ),
    witness: begun,
  },
  {
    id: 'work-requests.read-with-the-last-entry',
    lie: 'The read of a cancelled request shows the last entry of its statusHistory alone.',
    breaks: ['WRQ-49', 'WRQ-63'],
    tables: afterwards(
      READ,
      inData((request) =>
        request['status'] === 'cancelled'
          ? { ...request, statusHistory: [request['statusHistory']].flat().slice(-1) }
          : request,
      ),
    ),
    witness: after(({ cancel, kin }, id) => cancel(id, kin.residentId)),
  },
  {
    id: 'work-requests.crew-of-one',
    lie: 'The crew shows the first of those assigned alone.',
    breaks: ['WRQ-50'],
    tables: shown((request) => ({ ...request, crew: [request['crew']].flat().slice(0, 1) })),
    witness: after(({ assigned }, id) => assigned(id, 'Rosa', 'Omar')),
  },
  {
    id: 'work-requests.crew-adds-up',
    lie: 'Whoever was once shown in the crew of a request stays in it.',
    breaks: ['WRQ-50'],
    tables: (tables) => {
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
    witness: after(async ({ assigned, read, kin }, id) => {
      await assigned(id, 'Rosa');
      await read(id, kin.residentId);
      await assigned(id, 'Omar');
    }),
  },
  {
    id: 'work-requests.crew-of-another',
    lie: 'A request without a crew shows the crew of the latest request of the resident that has one.',
    breaks: ['WRQ-50'],
    tables: afterwards(READ, (reply, input, scene) =>
      inData((request) => {
        const manned = scene.store.workRequests
          .filter(({ residentId, crew }) => residentId === input.path['residentId'] && crew.length > 0)
          .at(-1);
        return [request['crew']].flat().length > 0 ? request : { ...request, crew: manned?.crew ?? [] };
      })(reply, input),
    ),
    witness: manned,
  },
  {
    id: 'work-requests.crew-of-the-settled-hidden',
    lie: 'A completed request shows no crew.',
    breaks: ['WRQ-50'],
    tables: shown((request) =>
      request['status'] === 'completed' ? { ...request, crew: [] } : { ...request },
    ),
    witness: after(async ({ assigned, completed }, id) => {
      await assigned(id, 'Rosa');
      await completed(id);
    }),
  },
  {
    id: 'work-requests.crew-for-residents',
    lie: 'Connections see no crew.',
    breaks: ['WRQ-50'],
    tables: shown((request, { acting }) =>
      acting.kind === 'connection' ? { ...request, crew: [] } : { ...request },
    ),
    witness: inShop(async ({ made, assigned, read, kin }) => {
      const id = await made(kin.daughter);
      await assigned(id, 'Rosa');
      return read(id, kin.daughter);
    }),
  },
  {
    id: 'work-requests.begun-is-open',
    lie: 'A request in progress is shown as open to connections.',
    breaks: ['WRQ-51'],
    tables: shown((request, { acting }) =>
      acting.kind === 'connection' && request['status'] === 'in_progress'
        ? { ...request, status: 'open' }
        : { ...request },
    ),
    witness: inShop(async ({ made, started, read, kin }) => {
      const id = await made(kin.daughter);
      await started(id);
      return read(id, kin.daughter);
    }),
  },
  {
    id: 'work-requests.list-lags-behind',
    lie: 'The list shows a request in progress as open.',
    breaks: ['WRQ-51'],
    tables: shown(
      (request) => (request['status'] === 'in_progress' ? { ...request, status: 'open' } : { ...request }),
      [LIST],
    ),
    witness: begun,
  },
  {
    id: 'work-requests.completed-is-in-progress',
    lie: 'A completed request is in_progress until whoever made it has read it once.',
    breaks: ['WRQ-52'],
    tables: (tables) => {
      const read = new Set<unknown>();
      const change = (isRead: boolean) => (request: Readonly<Record<string, unknown>>) => {
        const { id, status } = request;
        const shows = status !== 'completed' || read.has(id);
        if (isRead && status === 'completed') read.add(id);
        return shows ? { ...request } : { ...request, status: 'in_progress' };
      };
      return together(shown(change(true), [READ]), shown(change(false), [LIST]))(tables);
    },
    witness: done,
  },
  {
    id: 'work-requests.completed-at-once-is-cancelled',
    lie: 'A request that was completed without having been begun is shown as cancelled.',
    breaks: ['WRQ-52'],
    tables: afterwards(READ, (reply, input, scene) =>
      inData((request) => {
        const history = scene.store.workRequests.find(input.path['workRequestId'])?.statusHistory ?? [];
        const wasBegun = history.some(({ status }) => status === 'in_progress');
        return request['status'] === 'completed' && !wasBegun ? { ...request, status: 'cancelled' } : request;
      })(reply, input),
    ),
    witness: done,
  },
  {
    id: 'work-requests.urgency-kept-secret',
    lie: 'The urgency is none, whatever staff gave a request.',
    breaks: ['WRQ-53'],
    tables: shown((request) => ({ ...request, urgency: 'none' })),
    witness: after(({ triaged }, id) => triaged(id, { urgency: 'high' })),
  },
  {
    id: 'work-requests.first-triage-stays',
    lie: 'The urgency that a read once showed stays, save that none gives way.',
    breaks: ['WRQ-53'],
    tables: (tables) => {
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
    witness: after(async ({ triaged, read, kin }, id) => {
      await triaged(id, { urgency: 'high' });
      await read(id, kin.residentId);
      await triaged(id, { urgency: 'low' });
    }),
  },
  {
    id: 'work-requests.triage-takes-the-type',
    lie: 'A request with an urgency shows no type.',
    breaks: ['WRQ-53'],
    tables: shown((request) => (request['urgency'] === 'none' ? { ...request } : { ...request, type: null })),
    witness: after(({ triaged }, id) => triaged(id, { urgency: 'high', type: 'Electrical' })),
  },
  {
    id: 'work-requests.scheduled-a-day-before',
    lie: 'The scheduledDate tells the day before.',
    breaks: ['WRQ-54'],
    tables: shown(({ scheduledDate, ...request }) => ({
      ...request,
      scheduledDate:
        typeof scheduledDate === 'string'
          ? new Date(Date.parse(scheduledDate) - 86_400_000).toISOString()
          : null,
    })),
    witness: after(({ scheduled }, id, { day }) => scheduled(id, day(5))),
  },
  {
    id: 'work-requests.no-leap-day',
    lie: 'A request scheduled for February 29 is shown on March 1.',
    breaks: ['WRQ-54'],
    tables: shown(({ scheduledDate, ...request }) => ({
      ...request,
      scheduledDate: typeof scheduledDate === 'string' ? scheduledDate.replace('-02-29', '-03-01') : null,
    })),
    witness: after(({ scheduled }, id) => scheduled(id, '2028-02-29')),
  },
  {
    id: 'work-requests.scheduled-once',
    lie: 'The scheduledDate that a read once showed stays.',
    breaks: ['WRQ-54'],
    tables: (tables) => {
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
    witness: after(async ({ scheduled, read, kin }, id, { day }) => {
      await scheduled(id, day(5));
      await read(id, kin.residentId);
      await scheduled(id, day(9));
    }),
  },
];
