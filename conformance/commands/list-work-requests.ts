import type fc from 'fast-check';
import { refused } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { listFor, type Actor, type WorkBook, type WorkStatus } from '../models/work-request.ts';
import { listWork, mustBeNewestFirst, mustListExactly, mustListWork } from '../models/work-requests.ts';
import { actor, isThere, mustAgree, type WorkDesk } from './work-desk.ts';

/** How somebody asks for the list; no states and no type stand for all of them. */
export interface Asking {
  readonly who: Actor;
  readonly states: readonly WorkStatus[];
  /** The place of a type among those of the settings. */
  readonly type: number | undefined;
  readonly pageSize: number;
}

/** Somebody asks for the list of the resident, perhaps with filters, page by page. */
export class ListWorkRequests implements fc.AsyncCommand<WorkBook, WorkDesk> {
  readonly asking: Asking;

  constructor(asking: Asking) {
    this.asking = asking;
  }

  readonly check = (): boolean => true;

  async run(model: WorkBook, desk: WorkDesk): Promise<void> {
    const { t, home, paths } = desk;
    const { who, states, type: place, pageSize } = this.asking;
    if (!isThere(desk, who)) return;
    const { residentId, settings } = home;
    const type = place === undefined ? undefined : settings.types[place];
    const query = {
      ...(states.length > 0 && { status: states.join(',') }),
      ...(type !== undefined && { type }),
      pageSize,
    };
    const as = actor(desk, who);
    const seen = listFor(who, model);
    if (!seen) return must(await t.call('listWorkRequests', { path: { residentId }, query, as }), refused);
    const wanted = seen.filter(
      (entry) =>
        (states.length === 0 || states.includes(entry.status)) && (type === undefined || entry.type === type),
    );
    const list = await listWork(t, residentId, as, query);
    const pathOf = (entry: (typeof wanted)[number]) => paths[model.entries.indexOf(entry)];
    const held = wanted.map(pathOf).filter((path) => path !== undefined);
    mustListExactly(list, paths, held, `with ${JSON.stringify(query)}, those listed`);
    mustBeNewestFirst(list, paths, `with ${JSON.stringify(query)}`);
    for (const entry of wanted) {
      const path = pathOf(entry);
      if (path) mustAgree(desk, mustListWork(list, path, 'the request'), entry, 'in the list');
    }
  }

  readonly toString = (): string => `list(${JSON.stringify(this.asking)})`;
}
