import { register } from '../../witness/activities.ts';
import { registrationsWith, leaves, standingsIn } from '../../witness/registrations.ts';
import { someConnection, someResident } from '../../witness/people.ts';
import { someActivity } from '../../witness/programme.ts';
import { seeing } from '../../witness/client.ts';
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

/** Four come for three places and one comes back, and some without a userType that the contract knows. */
const manyEntries = seeing(async (client) => {
  const [activityId, resident] = [await someActivity(client), await someResident(client)];
  const alone = { activityId, residents: [resident], came: [] };
  for (const userType of [undefined, 'guest']) {
    await register(client, activityId, resident, { userType });
    await standingsIn(client, alone);
  }
  const setup = await registrationsWith(client, 3, 4);
  await standingsIn(client, setup);
  await leaves(client, setup, 0);
  await register(client, setup.activityId, setup.residents[0] ?? '');
});

/** A connection comes, and the activity is read. */
const withConnection = seeing(async (client) => {
  await someConnection(client, { externalId: 'ext-kim' });
  const activityId = await someActivity(client, { allowConnections: true, maxRegisteredConnections: 2 });
  await register(client, activityId, 'ext-kim', { userType: 'connection' });
  await client.call('GET', `/activities/${activityId}`);
});

export const enteringMutants = mutantsOf('registrations', manyEntries, {
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
    .seenBy(withConnection)
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
    .seenBy(withConnection)
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
