import type fc from 'fast-check';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { postForm } from '../factories/form-or-json.ts';
import {
  fileRequest,
  move as moveTo,
  staffWork,
  workBody,
  type Moved,
  type WorkPath,
} from '../factories/work-requests.ts';
import { attributing } from '../kit/attribute.ts';
import { fits, isSuccess, refused, status, success } from '../kit/match.ts';
import { move } from '../kit/move.ts';
import { counts, listedTimes, outOfOrder, shows } from '../kit/fault.ts';
import { must, mustHold } from '../kit/must.ts';
import { dataOf, listOf, text } from '../kit/read.ts';
import { sameSet } from '../kit/same.ts';
import {
  canMoveTo,
  cancelAnswers,
  commentAnswer,
  isFinal,
  listFor,
  newEntry,
  sees,
  type Actor,
  type WorkBook,
  type WorkEntry,
  type WorkStatus,
} from '../models/work-requests.ts';
import {
  crewOf,
  historyOf,
  listWork,
  mustBeMade,
  mustBeNewestFirst,
  mustContainExactly,
  mustContainWork,
  readWork,
  seenIn,
} from '../assertions/work-requests.ts';
import { listedClauses } from '../assertions/work-requests-clauses.ts';
import { actor, chosen, isThere, mustMatch, type WorkRequestsSetup } from './work-requests-setup.ts';

export type WorkMove = fc.AsyncCommand<WorkBook, WorkRequestsSetup>;

interface Chosen {
  readonly entry: WorkEntry;
  readonly path: WorkPath;
}

/** A move on one of the requests, chosen by a number. */
const onOne = (
  name: string,
  which: number,
  run: (one: Chosen, setup: WorkRequestsSetup) => Promise<void>,
): WorkMove =>
  move({
    name,
    when: ({ entries }) => entries.length > 0,
    async run(book, setup) {
      const found = chosen(book, setup, which);
      if (found) await run(found, setup);
    },
  });

/** Tries to cancel a request, no matter who made it and in any state. */
export const cancelWork = (who: Actor, which: number): WorkMove =>
  onOne(`cancel(${who}, ${which})`, which, async ({ entry, path }, setup) => {
    if (!isThere(setup, who)) return;
    const answer = await setup.t.call('cancelWorkRequest', { path, as: actor(setup, who) });
    const allowed = cancelAnswers(who, entry);
    await attributing(cancelClauses(entry, allowed), () => must(answer, status(...allowed)));
    if (!isSuccess(answer)) return;
    entry.status = 'cancelled';
    mustMatch(setup, seenIn(answer, path.workRequestId), entry, 'once cancelled');
  });

/** The clauses by which a cancel is accepted or refused. */
function cancelClauses({ status: state }: WorkEntry, allowed: readonly number[]): readonly ClauseId[] {
  if (allowed.includes(404)) return ['FAM-20'];
  if (allowed.includes(200)) return [state === 'open' ? 'WRQ-59' : 'WRQ-60'];
  const late: ClauseId = state === 'completed' ? 'WRQ-61' : 'WRQ-62';
  return [...(allowed.includes(403) ? (['FAM-19'] as const) : []), ...(allowed.includes(409) ? [late] : [])];
}

/** Comments on a request. Whether a settled request accepts comments is up to the target. */
export const commentOnWork = (who: Actor, which: number): WorkMove =>
  onOne(`comment(${who}, ${which})`, which, async ({ entry, path }, setup) => {
    if (!isThere(setup, who)) return;
    const fields = { text: setup.t.fresh.text('Still drips') };
    const sent = { path: { ...path }, as: actor(setup, who), fields };
    const answer = await postForm(setup.t, 'createWorkRequestComment', sent);
    const expected = commentAnswer(who, entry);
    if (expected === 'not found') return attributing(['FAM-16'], () => must(answer, status(404)));
    if (expected === 'taken') await attributing(['CMT-19'], () => must(answer, success, fits));
    if (isSuccess(answer)) entry.comments = [...entry.comments, fields.text];
    else must(answer, refused);
  });

/** A person of the family, staff or a neighbour files a request for the resident. */
export const fileWork = (who: Actor | 'staff', which: number): WorkMove =>
  move({
    name: `file(${who}, ${which})`,
    async run(book, setup) {
      const { t, home } = setup;
      const { residentId, settings } = home;
      const team = settings.teams[which % Math.max(settings.teams.length, 1)]?.key;
      const type = [...settings.types, undefined][which % (settings.types.length + 1)];
      const body = workBody(t, home, {
        ...(team !== undefined && { team }),
        ...(type !== undefined && { type }),
      });
      const { title } = body;
      if (who === 'staff') {
        setup.paths.push((await staffWork(t, home, body)).path);
        book.entries.push(newEntry({ title, creator: who, team, type }));
        return;
      }
      if (!isThere(setup, who)) return;
      const answer = await fileRequest(t, { residentId, as: actor(setup, who), body });
      if (who === 'neighbour') return attributing(['FAM-08'], () => must(answer, refused));
      mustBeMade(answer);
      const entry = newEntry({ title, creator: who, team, type });
      setup.paths.push({ residentId, workRequestId: text(dataOf(answer), 'id') });
      book.entries.push(entry);
      mustMatch(setup, { answer, request: dataOf(answer) }, entry, 'once filed');
    },
  });

/** The parameters of a list. No states and no type mean all. */
interface Asking {
  readonly who: Actor;
  readonly states: readonly WorkStatus[];
  /** The index of a type in the settings. */
  readonly type: number | undefined;
  readonly pageSize: number;
}

/** Lists the requests of the resident, perhaps filtered, page by page. */
export const listWorks = (asking: Asking): WorkMove =>
  move({
    name: `list(${JSON.stringify(asking)})`,
    async run(book, setup) {
      const { t, home, paths } = setup;
      const { who, states, type: place, pageSize } = asking;
      if (!isThere(setup, who)) return;
      const { residentId, settings } = home;
      const type = place === undefined ? undefined : settings.types[place];
      const ofStates = states.length > 0 && { status: states.join(',') };
      const query = { ...ofStates, ...(type !== undefined && { type }), pageSize };
      const as = actor(setup, who);
      const seen = listFor(who, book);
      if (!seen)
        return attributing(['FAM-08'], async () =>
          must(await t.call('listWorkRequests', { path: { residentId }, query, as }), refused),
        );
      const wanted = seen
        .filter((entry) => states.length === 0 || states.includes(entry.status))
        .filter((entry) => type === undefined || entry.type === type)
        .map((entry) => ({ entry, path: paths[book.entries.indexOf(entry)] }));
      const list = await listWork(t, residentId, as, query);
      const held = wanted.flatMap(({ path }) => path ?? []);
      const what = `with ${JSON.stringify(query)}, those listed`;
      mustContainExactly(list, paths, held, what, listedClauses(query));
      mustBeNewestFirst(list, paths, `with ${JSON.stringify(query)}`);
      for (const { entry, path } of wanted)
        if (path) mustMatch(setup, mustContainWork(list, path, 'the request'), entry, 'in the list');
    },
  });

/** Reads a request and its comments. */
export const readWorks = (who: Actor, which: number): WorkMove =>
  onOne(`read(${who}, ${which})`, which, async ({ entry, path }, setup) => {
    const { t } = setup;
    if (!isThere(setup, who)) return;
    const as = actor(setup, who);
    if (!sees(who, entry)) {
      return attributing([who === 'neighbour' ? 'FAM-16' : 'FAM-15'], async () => {
        must(await t.call('getWorkRequest', { path, as }), status(404));
        must(await t.call('listWorkRequestComments', { path, as }), status(404));
      });
    }
    const seen = await readWork(t, path, as);
    const { answer, request } = seen;
    mustMatch(setup, seen, entry, 'as it stands');
    const [crew, wanted] = [crewOf(seen).join(', '), [...entry.crew].sort().join(', ')];
    await attributing(['WRQ-50'], () =>
      mustHold(
        answer,
        `the crew ${wanted || '(none)'}`,
        crew === wanted,
        shows('crew', crewOf(seen), crew || '(none)'),
      ),
    );
    const cancels = historyOf(seen).filter((one) => one['status'] === 'cancelled').length;
    const due = entry.status === 'cancelled' ? 1 : 0;
    await attributing(['WRQ-63'], () =>
      mustHold(
        answer,
        `${due} entries of a cancel in its history`,
        cancels === due,
        listedTimes(cancels, due, `${cancels}`, 'statusHistory'),
      ),
    );
    const { scheduledDate } = request;
    const isSet = typeof scheduledDate === 'string' && scheduledDate !== '';
    await attributing(['WRQ-54'], () =>
      mustHold(
        answer,
        'a scheduledDate where there was one set',
        isSet || entry.day === undefined,
        shows('scheduledDate', scheduledDate),
      ),
    );
    const comments = await t.call('listWorkRequestComments', { path, as });
    must(comments, status(200), fits);
    const texts = listOf(comments).map(({ text: words }) => String(words));
    const [shown, said] = [texts.join(' / '), entry.comments.join(' / ')];
    const faultOf = sameSet(texts, entry.comments) ? outOfOrder : counts;
    await attributing(['CMT-08', 'CMT-09', 'CMT-10'], () =>
      mustHold(comments, `the comments ${said || '(none)'}`, shown === said, faultOf(shown)),
    );
  });

/** The moves of staff on a request in their platform. */
export type StaffMove = Moved | 'triage' | 'schedule' | 'crew';

/** Staff start, complete, triage or schedule a request or assign a crew, if its state allows that. */
export const workOn = (what: StaffMove, which: number): WorkMove =>
  onOne(`${what}(${which})`, which, async ({ entry, path }, { t, home }) => {
    const { workRequestId } = path;
    if (isFinal(entry)) return;
    if (what === 'in_progress' || what === 'completed') {
      if (!canMoveTo(entry.status, what)) return;
      await moveTo(t, path, what);
      entry.status = what;
    } else if (what === 'triage') {
      const [type = entry.type] = home.settings.types.slice(which % 3);
      const urgency = ['high', 'low'][which % 2] ?? 'high';
      await t.lever('triage-work-request', { workRequestId, urgency, ...(type !== undefined && { type }) });
      Object.assign(entry, { urgency, type });
    } else if (what === 'schedule') {
      const scheduledDate = await t.day(1 + (which % 9));
      await t.lever('schedule-work-request', { workRequestId, scheduledDate });
      entry.day = scheduledDate;
    } else {
      const crew = Array.from({ length: 1 + (which % 2) }, () => ({ name: t.fresh.text('Rosa') }));
      await t.lever('assign-crew', { workRequestId, crew });
      entry.crew = crew.map(({ name }) => name);
    }
  });
