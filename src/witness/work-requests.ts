import { someWorks, WORK, type Errands, type Seen } from './family.ts';
import { pick, type Stage, type StageFile, type Witness } from './stage.ts';

type Body = Readonly<Record<string, unknown>>;

/** A file that a request comes with. */
export const TAP: StageFile = { name: 'tap.txt', type: 'text/plain', text: 'drip, drip' };

/** A resident with a family, their work requests, and what staff do about these. */
export interface Shop extends Errands {
  /** A request of the resident's. */
  filed(more?: Body): Promise<string>;
  /** The same by form, with files. */
  filedWith(files: readonly StageFile[], more?: Readonly<Record<string, string>>): Promise<Seen>;
  started(workRequestId: string): Promise<void>;
  completed(workRequestId: string): Promise<void>;
  triaged(
    workRequestId: string,
    sorted: { readonly urgency?: string; readonly team?: string; readonly type?: string },
  ): Promise<void>;
  scheduled(workRequestId: string, scheduledDate: string): Promise<void>;
  assigned(workRequestId: string, ...names: readonly string[]): Promise<void>;
  maintained(): Promise<string>;
  edited(
    lists: {
      readonly teams?: { readonly key: string; readonly name: string }[];
      readonly types?: string[];
      readonly locations?: string[];
    },
    facility?: number,
  ): Promise<void>;
  /** Who makes, reads and lists as the resident does. */
  looks(id: string, query?: string): Promise<unknown>;
}

export const someShop = async (stage: Stage): Promise<Shop> => {
  const works = await someWorks(stage);
  const { residentId } = works.kin;
  return {
    ...works,
    filed: (more) => works.made(residentId, more),
    filedWith: async (files, more = {}) => {
      const path = `/residents/${residentId}/work-requests`;
      const { status, body } = await stage.call('POST', path, {
        as: residentId,
        form: { ...WORK, ...more },
        files,
      });
      return { status, body };
    },
    started: async (workRequestId) => {
      await stage.lever('start-work-request', { workRequestId });
    },
    completed: async (workRequestId) => {
      await stage.lever('complete-work-request', { workRequestId });
    },
    triaged: async (workRequestId, sorted) => {
      await stage.lever('triage-work-request', { workRequestId, ...sorted });
    },
    scheduled: async (workRequestId, scheduledDate) => {
      await stage.lever('schedule-work-request', { workRequestId, scheduledDate });
    },
    assigned: async (workRequestId, ...names) => {
      await stage.lever('assign-crew', { workRequestId, crew: names.map((name) => ({ name })) });
    },
    maintained: async () =>
      String((await stage.lever('create-maintenance-schedule', { residentId }))['workRequestId']),
    edited: async (lists, facility = 0) => {
      await stage.lever('edit-work-request-settings', {
        facilityId: stage.facilities[facility] ?? '',
        ...lists,
      });
    },
    looks: async (id, query) => [await works.read(id, residentId), await works.list(residentId, query)],
  };
};

/** What a new request of the resident's looks like in the answer of the create, alone and in the list. */
export const filing =
  (more: Body | ((stage: Stage) => Body) = {}): Witness =>
  async (stage) => {
    const shop = await someShop(stage);
    const { residentId } = shop.kin;
    const made = await shop.create(residentId, typeof more === 'function' ? more(stage) : more);
    return [made, await shop.looks(String(pick(made.body, 'data.id')))];
  };

/** An exchange with a shop. */
export const inShop =
  (play: (shop: Shop, stage: Stage) => Promise<unknown>): Witness =>
  async (stage) =>
    play(await someShop(stage), stage);

/** One request in each state, oldest first: open, in_progress, completed, cancelled. */
export const fourStates = async (shop: Shop, more: Body = {}): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) ids.push(await shop.filed(more));
  const [, begun = '', done = '', gone = ''] = ids;
  await shop.started(begun);
  await shop.completed(done);
  await shop.cancel(gone, shop.kin.residentId);
  return ids;
};

/** The list of the resident under a query such as `status=open`, page by page. */
export const pages = async (shop: Shop, query: string): Promise<readonly Seen[]> => {
  const found: Seen[] = [];
  let cursor: unknown;
  do {
    const next = typeof cursor === 'string' ? `&cursor=${encodeURIComponent(cursor)}` : '';
    const page = await shop.list(shop.kin.residentId, `${query}${next}`);
    found.push(page);
    cursor = pick(page.body, 'hasMore') === true ? pick(page.body, 'nextCursor') : undefined;
  } while (cursor !== undefined && found.length < 9);
  return found;
};

/** What happens to a request before. */
export type Prepare = (shop: Shop, id: string) => Promise<unknown>;

/** Somebody cancels a request to which something happened before, and looks. */
export const cancelled = (prepare: Prepare = () => Promise.resolve(), by?: 'daughter'): Witness =>
  inShop(async (shop) => {
    const as = by === undefined ? shop.kin.residentId : shop.kin[by];
    const id = await shop.made(as, { type: 'Plumbing', description: 'Since Monday' });
    await shop.filed();
    await prepare(shop, id);
    return [await shop.cancel(id, as), await shop.looks(id)];
  });

export const begun: Prepare = ({ started }, id) => started(id);
export const done: Prepare = ({ completed }, id) => completed(id);
export const twice: Prepare = ({ cancel, kin }, id) => cancel(id, kin.residentId);

/** A list of requests in all states, of a type and of none, as the resident or the daughter finds it. */
export const listed = (query: string, as?: 'daughter') =>
  inShop(async (shop) => {
    const { kin } = shop;
    await fourStates(shop);
    await fourStates(shop, { type: 'Plumbing' });
    await shop.made(kin.daughter, { type: 'Plumbing' });
    return shop.list(as ? kin[as] : kin.residentId, query);
  });

/** The same kind of list page by page. */
export const walked = (query: string, prepare: (shop: Shop) => Promise<unknown> = fourStates) =>
  inShop(async (shop) => {
    await prepare(shop);
    return pages(shop, query);
  });
