import { commentOn, givenRequest } from '../../factories/request-subjects.ts';
import { works } from '../../factories/work-requests-subject.ts';
import { check } from '../../kit/check.ts';
import { field } from '../../kit/json.ts';
import { reading } from '../../kit/reading.ts';
import { certain } from './quiet.ts';
import { ridesOf } from './transportation-events.ts';
import { eventCheck } from './acts.ts';

check({
  id: 'events.transportation-read-after-deletion',
  says: 'Records whether a transportation request can be read by id after staff deleted it.',
  clauses: ['EVT-87'],
  needs: ['lever:delete-transportation-request'],
  async run(t) {
    for await (const [{ path, requestId, by }] of ridesOf(t, 1)) {
      await t.lever('delete-transportation-request', { requestId });
      const answer = await t.call('getTransportationRequest', { path, as: by });
      const { status } = answer;
      const outcomes = { 'not-found': status === 404, served: status === 200 };
      reading(t, 'deleted-transportation-request-read', answer, outcomes);
    }
  },
});

/** The event of each change of a work request, where such events are sent. */
const USUAL_EVENT = {
  createWorkRequest: 'work_request.created',
  createWorkRequestComment: undefined,
  cancelWorkRequest: 'work_request.updated',
} as const;

eventCheck({
  id: 'events.work-request-kinds',
  says: 'Records which events are sent when a work request is made, commented on and cancelled.',
  clauses: ['EVT-94'],
  async run(t) {
    const household = await works.family(t, 1);
    const { resident, residentId, connections } = household;
    const [by = resident] = connections;
    let path: Readonly<Record<string, string>> = {};
    const deeds = {
      createWorkRequest: async () => {
        path = works.path(residentId, await givenRequest(t, works, household, by));
      },
      createWorkRequestComment: () => commentOn(t, works, path, { as: by, text: t.fresh.text('News') }),
      cancelWorkRequest: () => t.callAny('cancelWorkRequest', { path, as: by }),
    } as const;
    for (const operation of ['createWorkRequest', 'createWorkRequestComment', 'cancelWorkRequest'] as const) {
      const mark = await t.events.mark();
      await deeds[operation]();
      const ids = Object.values(path);
      const came = (await t.events.whole(mark, () => certain(t))).filter(({ body }) =>
        ids.includes(String(field(body, 'resourceId'))),
      );
      const kinds = [...new Set(came.map(({ body }) => String(field(body, 'eventType'))))].sort();
      const usual = USUAL_EVENT[operation];
      // Both readings send none for a comment.
      if (kinds.length === 0 && usual === undefined) continue;
      const otherwise = kinds.join() === usual ? 'work-requests' : (`other: ${kinds.join(', ')}` as const);
      t.observe('work-request-events', operation, kinds.length === 0 ? 'none' : otherwise);
    }
  },
});
