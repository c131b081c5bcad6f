import fc from 'fast-check';
import type { LeverName } from '../../../openapi/generated/levers.ts';
import { filteredBy } from '../../assertions/request-clauses.ts';
import { needsNewTenants, type Tenants } from '../../factories/work-requests.ts';
import { attributed } from '../../kit/attribute.ts';
import type { CheckSpec } from '../../kit/check.ts';
import { listedTimes, shows } from '../../kit/fault.ts';
import { hasLever } from '../../kit/levers.ts';
import { mustHold } from '../../kit/must.ts';
import { objects } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import { allLevers } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { STATES } from '../../models/family-access.ts';
import {
  familyMoves,
  lists,
  mustKeepSequences,
  staffDo,
  staffMakes,
  which,
  who,
  type Beyond,
  type Deed,
  type RequestMove,
} from '../../moves/requests.ts';
import { historyOf, mustBeNewestFirst, typedWorkCheck } from './work.ts';

/** What a list and a read of work requests show besides. */
const beyond: Beyond = {
  filtered: filteredBy,
  ofList: (list, entries) =>
    mustBeNewestFirst(
      list,
      entries.map(({ request }) => request),
      'of those made',
    ),
  ofRead(answer, shown, { request, staff }) {
    const crew = objects(shown, 'crew').map(({ name }) => String(name));
    const wanted = Array.isArray(staff['crew']) ? staff['crew'].map(String) : [];
    attributed(['WRQ-50'], () =>
      mustHold(
        answer,
        `the crew ${wanted.join(', ') || '(none)'}`,
        crew.toSorted().join() === wanted.toSorted().join(),
        shows('crew', crew),
      ),
    );
    const cancels = historyOf(shown).filter(({ status }) => status === 'cancelled').length;
    const due = request.status === 'cancelled' ? 1 : 0;
    const fault = listedTimes(cancels, due, `${cancels}`, 'statusHistory');
    attributed(['WRQ-63'], () =>
      mustHold(answer, `${due} entries of a cancel in its history`, cancels === due, fault),
    );
    const { scheduledDate } = shown;
    const isThere = !isBlank(scheduledDate) || staff['day'] === undefined;
    attributed(['WRQ-54'], () =>
      mustHold(
        answer,
        'a scheduledDate where there was one set',
        isThere,
        shows('scheduledDate', scheduledDate),
      ),
    );
  },
};

const UNSETTLED = ['open', 'in_progress'];

const moving =
  (state: 'in_progress' | 'completed'): Deed['act'] =>
  async ({ t, home }, { request }) => {
    await home.subject.move(t, request.id, state);
    return { request: { ...request, status: state } };
  };

/** What staff do, and the lever by which they do it. */
const DEEDS: readonly (Deed & { readonly lever: LeverName })[] = [
  { name: 'begin', lever: 'start-work-request', from: ['open'], act: moving('in_progress') },
  { name: 'complete', lever: 'complete-work-request', from: UNSETTLED, act: moving('completed') },
  {
    ...{ name: 'triage', lever: 'triage-work-request', from: UNSETTLED },
    async act({ t, home }, { request }, which) {
      const { type } = home.full(t);
      const given = { urgency: which % 2 === 0 ? 'high' : 'low', ...(typeof type === 'string' && { type }) };
      await t.lever('triage-work-request', { workRequestId: request.id, ...given });
      return { request: { ...request, also: { ...request.also, ...given } } };
    },
  },
  {
    ...{ name: 'schedule', lever: 'schedule-work-request', from: UNSETTLED },
    async act({ t }, { request, staff }, which) {
      const scheduledDate = await t.day(1 + (which % 9));
      await t.lever('schedule-work-request', { workRequestId: request.id, scheduledDate });
      return { staff: { ...staff, day: scheduledDate } };
    },
  },
  {
    ...{ name: 'crew', lever: 'assign-crew', from: UNSETTLED },
    async act({ t }, { request, staff }, which) {
      const crew = Array.from({ length: 1 + (which % 2) }, () => t.fresh.text('Rosa'));
      await t.lever('assign-crew', { workRequestId: request.id, crew: crew.map((name) => ({ name })) });
      return { staff: { ...staff, crew } };
    },
  },
];

type Command = fc.Arbitrary<RequestMove>;

/** After every sequence of moves the target shows what the model holds. */
const anySequence = ({
  commands,
  ...spec
}: CheckSpec & { commands: (t: Tools, home: Tenants) => readonly Command[] }): void =>
  typedWorkCheck({
    ...spec,
    given: { connections: 2, shared: false },
    async run(t, home) {
      needsNewTenants(t, home);
      await mustKeepSequences(t, home, beyond, commands(t, home));
    },
  });

/** What the family does. */
function family(t: Tools, home: Tenants) {
  const { teams, types } = home.settings;
  const bodies = which.map((at) => () => {
    const team = teams[at % Math.max(teams.length, 1)]?.key;
    const type = [...types, undefined][at % (types.length + 1)];
    return home.least(t, { ...(team !== undefined && { team }), ...(type !== undefined && { type }) });
  });
  // Whether a filter tells letters of another case apart is open (filter-case).
  const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const clear = types.filter((type) => types.filter((other) => alike(type, other)).length === 1);
  const list = fc
    .record({
      who,
      states: fc.uniqueArray(fc.constantFrom<string>(...STATES['work-requests']), { maxLength: 4 }),
      type: fc.option(fc.constantFrom(...clear), { nil: undefined }),
      pageSize: fc.constantFrom(2, 50),
    })
    .map(({ who: asker, states, type, pageSize }) => {
      const ofStates = states.length > 0 && { status: states.join(',') };
      const query = { ...ofStates, ...(type !== undefined && { type }), pageSize };
      return lists(
        asker,
        query,
        ({ status, body, also }) =>
          (states.length === 0 || states.includes(status)) &&
          (type === undefined || (also?.['type'] ?? body['type']) === type),
      );
    });
  return { ...familyMoves(bodies), list };
}

anySequence({
  id: 'work-requests.any-sequence-of-the-family',
  says: 'After any sequence of requests, cancels and comments each user sees and cancels what they may, in its current state.',
  clauses: ['WRQ-59', 'WRQ-62', 'WRQ-65'],
  commands(t, home) {
    const { file, cancel, comment, read, list } = family(t, home);
    return [file, cancel, cancel, comment, read, read, list];
  },
});

anySequence({
  id: 'work-requests.any-sequence-of-family-and-staff',
  says: 'Whatever staff do, each request has the status of its last change, and can be cancelled in the states that allow it.',
  clauses: ['WRQ-60', 'WRQ-61', 'WRQ-53'],
  commands(t, home) {
    const { file, cancel, read, list } = family(t, home);
    const deeds = DEEDS.filter(({ lever }) => hasLever(t.run, lever));
    if (deeds.length === 0) t.unproven('needs levers by which staff work on requests', allLevers);
    const staff = fc.tuple(fc.constantFrom(...deeds), which).map(([deed, at]) => staffDo(deed, at));
    const filing = hasLever(t.run, home.subject.staffLever) ? [fc.constant(staffMakes())] : [];
    return [staff, staff, ...filing, file, cancel, read, list];
  },
});
