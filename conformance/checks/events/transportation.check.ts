import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { rides } from '../../factories/transportation-subject.ts';
import { fullBody, givenRide, givenRiders, rideBody, settle } from '../../factories/transportation.ts';
import { Violation } from '../../kit/errors.ts';
import { show } from '../../kit/json.ts';
import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { dataOf, text } from '../../kit/read.ts';
import { commentOn } from '../../factories/request-subjects.ts';
import { membersOf } from './caused.ts';
import {
  cancelRide,
  comment,
  eachRide,
  replace,
  sharedRiders,
  staffDeeds,
  transportationEvents,
} from './transportation-events.ts';
import { validFile } from '../../kit/valid-file.ts';
import { eventCheck, mustCause, mustReport } from './acts.ts';

const CREATED = 'transportation_request.created';
const UPDATED = 'transportation_request.updated';
const COMMENTED = 'transportation_request.comment_created';

eventCheck({
  id: 'events.transportation-aggregate-type',
  says: 'The aggregateType of every transportation request event is transportation_request.',
  clauses: ['EVT-68'],
  byKind: true,
  async run(t) {
    const members = membersOf(await transportationEvents(t), 'aggregateType');
    if (members.length === 0) t.unproven('no transportation request event came');
    for (const { caused, value } of members)
      if (value !== 'transportation_request')
        throw new Violation({
          kind: 'wrong-event',
          members: [{ path: 'aggregateType' }],
          promised: `the aggregateType transportation_request when ${caused.cause}`,
          found: show(value),
          exchanges: caused.exchanges,
        });
  },
});

eventCheck({
  id: 'events.transportation-resource-id',
  says: 'The resourceId of every transportation request event is the id of the request, also where a comment was made.',
  clauses: ['EVT-69', 'EVT-91'],
  exclusive: true,
  async run(t) {
    const members = membersOf(await transportationEvents(t), 'resourceId');
    if (members.length === 0) t.unproven('no transportation request event came');
    for (const { caused, value } of members)
      if (value !== caused.about)
        throw new Violation({
          kind: 'wrong-event',
          members: [{ path: 'resourceId' }],
          promised: `the resourceId ${caused.about ?? ''} when ${caused.cause}`,
          found: show(caused.delivered?.body),
          exchanges: caused.exchanges,
          clauses: [caused.type === COMMENTED ? 'EVT-91' : 'EVT-69'],
        });
  },
});

eventCheck({
  id: 'events.transportation-created',
  says: 'Every transportation request made through the API causes transportation_request.created, no matter who makes it.',
  clauses: ['EVT-70', 'EVT-69'],
  async run(t) {
    const riders = await sharedRiders(t, 2);
    const { resident, connections, residentId } = riders;
    // Everybody once and the resident again, in turns with the least and with everything.
    for (const [at, as] of [resident, ...connections, resident].entries())
      await mustReport(t, CREATED, async () => {
        const body = at % 2 === 0 ? rideBody(t, riders) : fullBody(t, riders);
        const answer = await t.call('createTransportationRequest', { path: { residentId }, body, as });
        return text(dataOf(answer), 'id');
      });
  },
});

eventCheck({
  id: 'events.transportation-created-by-staff',
  says: 'A transportation request that staff make causes transportation_request.created.',
  clauses: ['EVT-71', 'EVT-69'],
  needs: ['lever:create-transportation-request'],
  async run(t) {
    const household = await givenRiders(t, { connections: 0 });
    for (let count = 0; count < 2; count += 1)
      await mustReport(t, CREATED, async () => (await rides.byStaff(t, household)).id);
  },
});

eventCheck({
  id: 'events.transportation-replaced',
  says: 'A replacement that changes a transportation request causes transportation_request.updated, whichever detail it changes.',
  clauses: ['EVT-74', 'EVT-69'],
  run: eachRide(1, async (t, ride, riders) => {
    let body = { ...fullBody(t, riders) };
    const everything = {};
    const details = [
      { destination: t.fresh.text('Museum') },
      { notes: t.fresh.text('Bring a coat') },
      { appointmentTime: '12:30' },
      { returnTime: '15:10' },
      { pickupTime: '11:05' },
      { pickupLocation: t.fresh.text('Gate') },
      { destinationAddress: t.fresh.text('Side Street') },
      { tripType: 'willcall' } as const,
    ];
    for (const change of [everything, ...(ride.by === riders.resident ? details : details.slice(0, 1))]) {
      body = { ...body, ...change };
      const what = `a change of ${Object.keys(change).join() || 'everything'}`;
      await mustCause(t, [UPDATED, what], ride.requestId, () => replace(t, riders, ride, body));
    }
  }),
});

eventCheck({
  id: 'events.transportation-cancelled',
  says: 'Cancelling a transportation request causes transportation_request.updated, no matter who made it.',
  clauses: ['EVT-75', 'EVT-69'],
  run: eachRide(2, async (t, ride) => {
    await mustCause(t, [UPDATED, 'a cancel'], ride.requestId, () => cancelRide(t, ride));
  }),
});

const STAFF: readonly (readonly [keyof typeof staffDeeds, ClauseId, string])[] = [
  ['approve', 'EVT-76', 'Staff approving a transportation request causes transportation_request.updated.'],
  ['deny', 'EVT-77', 'Staff denying a transportation request causes transportation_request.updated.'],
  [
    'driver',
    'EVT-79',
    'Staff giving a transportation request another driver causes transportation_request.updated.',
  ],
  [
    'vehicle',
    'EVT-80',
    'Staff giving a transportation request another vehicle causes transportation_request.updated.',
  ],
  ['delete', 'EVT-85', 'Staff deleting a transportation request causes transportation_request.deleted.'],
  [
    'shown',
    'EVT-89',
    'A visible staff comment on a transportation request causes transportation_request.comment_created.',
  ],
  [
    'hidden',
    'EVT-90',
    'A staff-only comment on a transportation request causes transportation_request.comment_created.',
  ],
];

for (const [deed, clause, says] of STAFF) {
  const { levers, type, says: what, act } = staffDeeds[deed];
  eventCheck({
    id: `events.transportation-staff-${deed}`,
    says,
    clauses: [clause, 'EVT-69'],
    needs: [`lever:${levers[0]}`],
    run: eachRide(1, async (t, ride, riders) => {
      await mustCause(t, [type, what], ride.requestId, () => act(t, riders, ride));
      // Another driver after the first one, or one more comment.
      if (['driver', 'vehicle', 'shown', 'hidden'].includes(deed))
        await mustCause(t, [type, `${what} again`], ride.requestId, () => act(t, riders, ride));
    }),
  });
}

eventCheck({
  id: 'events.transportation-completed',
  says: 'Staff completing a transportation request causes transportation_request.updated.',
  clauses: ['EVT-78', 'EVT-69'],
  needs: ['lever:approve-transportation-request', 'lever:complete-transportation-request'],
  run: eachRide(1, async (t, { requestId }) => {
    await mustCause(t, [UPDATED, 'an approval'], requestId, () => settle(t, requestId, 'approved'));
    const complete = () => t.lever('complete-transportation-request', { requestId });
    await mustCause(t, [UPDATED, 'a completion'], requestId, complete);
  }),
});

eventCheck({
  id: 'events.transportation-comment',
  says: 'Every comment on a transportation request made through the API causes transportation_request.comment_created.',
  clauses: ['EVT-88', 'EVT-91'],
  async run(t) {
    const riders = await sharedRiders(t, 2);
    const [first = riders.resident] = riders.connections;
    const ride = await givenRide(t, riders, { by: first });
    const file = validFile('pdf');
    const type = 'transportation_request.comment_created';
    for (const as of [...riders.connections, riders.resident])
      for (const files of [[], [file]]) {
        const words = t.fresh.text('By the way');
        await mustCause(t, [type, 'a comment'], ride.requestId, async () =>
          must(await commentOn(t, rides, ride.path, { as, text: words, files }), success),
        );
      }
    await mustCause(t, [type, 'a comment'], ride.requestId, () => comment(t, ride));
  },
});
