import { afterCancel } from '../after-cancel.ts';
import { beforeValidation, membersIn } from '../input.ts';
import { afterwards, instead, together, noting } from '../mutation.ts';
import { acceptsWithout, changedAt } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { shows, showsWith } from '../verbs.ts';
import { CREATE } from './adapter.ts';

/** The registered residents in a read of the activity, counted otherwise. */
const counts = (change: (registered: number, waitlisted: number) => number) =>
  shows('getActivity', (activity) =>
    membersIn(
      changedAt(activity, 'capacity.residents', (places) => {
        const { registered, waitlisted } = membersIn(places);
        return { ...membersIn(places), registered: change(Number(registered), Number(waitlisted)) };
      }),
    ),
  );

/** The registered connections in a read of the activity, counted otherwise. */
const countsConnections = (change: (residents: number, connections: number) => number) =>
  shows('getActivity', (activity) =>
    membersIn(
      changedAt(activity, 'capacity', (places) => {
        const { residents, connections } = membersIn(places);
        const [ours, theirs] = [membersIn(residents), membersIn(connections)];
        const registered = change(Number(ours['registered']), Number(theirs['registered']));
        return { residents, connections: { ...theirs, registered } };
      }),
    ),
  );

export const enteringMutants = mutantsOf('registrations', {
  'user-type-not-required': acceptsWithout(['REG-201', 'CNV-34'], CREATE, 'userType', 'resident'),
  'any-user-type': breaking('REG-11', 'CNV-36')
    .says('Takes any userType, registers a resident and shows what was sent.')
    .by(
      together,
      beforeValidation(CREATE, (body) =>
        'userType' in body && body['userType'] !== 'connection'
          ? { ...body, userType: 'resident', kind: body['userType'] }
          : body,
      ),
      showsWith(CREATE, (_one, { sent: { kind } }) => ({ ...(kind !== undefined && { userType: kind }) })),
    ),
  'who-waits-is-counted': breaking('ACT-59')
    .says('capacity.residents.registered also counts those who are waitlisted.')
    .by(counts, (registered, waitlisted) => registered + waitlisted),
  'connections-are-counted': breaking('ACT-59')
    .says('Counts connections who are registered among the residents.')
    .by(shows, 'getActivity', (activity) => {
      const { residents, connections } = membersIn(activity['capacity']);
      const [ours, theirs] = [membersIn(residents), membersIn(connections)];
      const registered = Number(ours['registered']) + Number(theirs['registered'] ?? 0);
      return { ...activity, capacity: { residents: { ...ours, registered }, connections } };
    }),
  'residents-are-counted-as-connections': breaking('ACT-109')
    .says('Counts residents who are registered among the connections.')
    .by(countsConnections, (ours, theirs) => ours + theirs),
  'no-connection-is-counted': breaking('ACT-109')
    .says('Counts no connection who is registered.')
    .by(countsConnections, () => 0),
  'never-again': breaking('REG-32')
    .says('Refuses a resident who was registered for the activity and cancelled.')
    .by(noting(Set<string>), (gone) => [
      afterCancel(({ former: { activityId, userId } }) => void gone.add(`${activityId} ${userId}`)),
      instead(CREATE, (original) => {
        return (input, context) =>
          gone.has(`${input.path['activityId']} ${String(membersIn(input.body)['userId'])}`)
            ? { status: 409, body: { data: null } }
            : original(input, context);
      }),
    ]),
  'registered-for-another-activity': breaking('REG-13', 'REG-16', 'REG-12')
    .says('Puts every third registration down for the activity made last, and answers as if all were well.')
    .with((tables) => {
      let count = 0;
      return afterwards(CREATE, (reply, { path }, { store }) => {
        count += 1;
        const made = store.registrations.all().at(-1);
        const other = store.activities.filter(({ id }) => id !== path['activityId']).at(-1);
        if (made && other && count % 3 === 0) store.registrations.replace({ ...made, activityId: other.id });
        return reply;
      })(tables);
    }),
});
