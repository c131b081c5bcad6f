import { show, type JsonObject } from '../../kit/json.ts';
import { mustEcho, mustHold } from '../../kit/must.ts';
import { isBlank } from '../../kit/same.ts';
import {
  cancelled,
  historyOf,
  listWork,
  moved,
  mustBePerson,
  mustListWork,
  readWork,
} from '../../models/work-requests.ts';
import { histories, seersOf, workCheck } from './family-requests.ts';

/** What a cancel leaves behind, and what it leaves alone. */

workCheck({
  id: 'work-requests.cancel-adds-one-entry',
  says: 'A cancel adds one entry to the history, with the status cancelled, and keeps those that were there.',
  clauses: ['WRQ-63', 'WRQ-49'],
  async run(t, home) {
    for (const one of await histories(t, home)) {
      const before = historyOf(await readWork(t, one.path, one.by));
      await cancelled(t, one);
      for (const as of seersOf(home, one.by)) {
        const seen = await readWork(t, one.path, as);
        const after = historyOf(seen);
        const { added, lost } = moved(before, after);
        const kept = 'the entries from before the cancel';
        mustHold(seen.answer, kept, lost.length === 0, `without ${show(lost)}`);
        const isOne = added.length === 1 && added[0]?.['status'] === 'cancelled';
        const found = `${show(before)} became ${show(after, 600)}`;
        mustHold(seen.answer, 'one entry more, with the status cancelled', isOne, found);
      }
    }
  },
});

workCheck({
  id: 'work-requests.entry-of-a-cancel-names-who-did-it',
  says: 'The entry of a cancel has a date, and its changedBy is whoever cancelled.',
  clauses: ['WRQ-64', 'WRQ-49'],
  given: { connections: 2 },
  async run(t, home) {
    for (const one of await histories(t, home)) {
      const before = historyOf(await readWork(t, one.path, one.by));
      await cancelled(t, one);
      const seen = await readWork(t, one.path, home.resident);
      const entry = moved(before, historyOf(seen)).added.find((added) => added['status'] === 'cancelled');
      mustHold(seen.answer, 'an entry with the status cancelled', entry !== undefined);
      mustBePerson(seen.answer, entry?.['changedBy'], one.by, 'the changedBy of the cancel');
      mustHold(seen.answer, 'a date in the entry of the cancel', !isBlank(entry?.['date']), show(entry));
    }
  },
});

const KEPT = ['title', 'description', 'location', 'team', 'type', 'urgency', 'creator'] as const;

const keptOf = (request: JsonObject): JsonObject =>
  Object.fromEntries(KEPT.map((name) => [name, request[name]]));

workCheck({
  id: 'work-requests.cancel-leaves-the-rest',
  says: 'A cancel leaves the title, description, location, team, type, urgency and creator as they were.',
  clauses: ['WRQ-66'],
  async run(t, home) {
    for (const one of await histories(t, home)) {
      const before = keptOf((await readWork(t, one.path, one.by)).request);
      const answered = await cancelled(t, one);
      const read = await readWork(t, one.path, one.by);
      const list = await listWork(t, home.residentId, one.by);
      for (const { answer, request } of [
        answered,
        read,
        mustListWork(list, one.path, 'the cancelled request'),
      ])
        mustEcho(answer, keptOf(request), before, { exact: true, promised: 'all as before the cancel' });
    }
  },
});
