import { isRefusal } from '../../mock/http/problem.ts';
import { register } from '../../witness/activities.ts';
import { hallWith, leaves, standingsIn } from '../../witness/hall.ts';
import { someResident } from '../../witness/people.ts';
import { someActivity } from '../../witness/programme.ts';
import type { Witness } from '../../witness/stage.ts';
import { beforeJudging, membersIn } from '../input.ts';
import { afterwards, inData, inGate, instead } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';

const CREATE = 'createRegistration';

const three: Witness = async (stage) => standingsIn(stage, await hallWith(stage, 3, 4));

/** The capacity for residents in a read of the activity, changed. */
const counted = (change: (count: { registered: number; waitlisted: number }) => number) =>
  afterwards(
    'getActivity',
    inData((activity) => {
      const capacity = membersIn(activity['capacity']);
      const residents = membersIn(capacity['residents']);
      const [registered, waitlisted] = [Number(residents['registered']), Number(residents['waitlisted'])];
      const shown = { ...residents, registered: change({ registered, waitlisted }) };
      return { ...activity, capacity: { ...capacity, residents: shown } };
    }),
  );

/** A create without one of its members, and what it leaves behind. */
const incomplete =
  (name: 'userId' | 'userType'): Witness =>
  async (stage) => {
    const activityId = await someActivity(stage);
    const residents = [await someResident(stage)];
    const { status } = await register(stage, activityId, residents[0] ?? '', { [name]: undefined });
    return [status, await standingsIn(stage, { activityId, residents, came: [] })];
  };

export const enteringSaboteurs = saboteursOf('registrations', incomplete('userType'), {
  'user-type-not-required': [
    'Takes a registration without userType for one of a resident.',
    ['REG-201'],
    beforeJudging(CREATE, (body) => ({ userType: 'resident', ...body })),
  ],
  'refused-and-entered-all-the-same': [
    'Refuses a registration without userType, having entered it.',
    ['REG-201'],
    inGate('readInput', (original) => (route, received, world) => {
      const input = original(route, received, world);
      const { userId } = membersIn(received.raw.kind === 'json' ? received.raw.value : undefined);
      if (route.id !== CREATE || !isRefusal(input) || typeof userId !== 'string') return input;
      world.store.registrations.insert({
        id: world.ids.next('reg'),
        activityId: received.path['activityId'] ?? '',
        occurrenceDate: null,
        userId,
        userType: 'resident',
        personId: userId,
        registeredAt: world.clock.now().toString({ fractionalSecondDigits: 3 }),
        status: 'registered',
        onDates: {},
      });
      return input;
    }),
  ],
  'any-user-type': [
    'Takes any userType, registers a resident and shows what was sent.',
    ['REG-11'],
    (tables) => {
      const lenient = beforeJudging(CREATE, (body) => ({
        ...body,
        ...(body['userType'] !== 'connection' &&
          'userType' in body && { userType: 'resident', kind: body['userType'] }),
      }));
      const showing = afterwards(
        CREATE,
        inData((one, { sent: { kind } }) => ({ ...one, ...(kind !== undefined && { userType: kind }) })),
      );
      return showing(lenient(tables));
    },
    async (stage) => {
      const activityId = await someActivity(stage);
      return (await register(stage, activityId, await someResident(stage), { userType: 'guest' })).body;
    },
  ],
  'not-counted': [
    'Counts two registered residents at most.',
    ['REG-16', 'ACT-59'],
    counted(({ registered }) => Math.min(registered, 2)),
    three,
  ],
  'who-waits-is-counted': [
    'Counts those who wait among the registered ones.',
    ['ACT-59'],
    counted(({ registered, waitlisted }) => registered + waitlisted),
    three,
  ],
  'never-again': [
    'Refuses a resident who was registered for the activity and cancelled.',
    ['REG-32'],
    (tables) => {
      const gone = new Set<unknown>();
      const remember = instead('cancelRegistration', (original) => (input, scene) => {
        const reply = original(input, scene);
        if (!isRefusal(reply)) gone.add(`${input.path['activityId']} ${input.path['userId']}`);
        return reply;
      });
      const refuse = instead(CREATE, (original) => (input, scene) => {
        const { userId } = membersIn(input.body);
        return gone.has(`${input.path['activityId']} ${String(userId)}`)
          ? { status: 409, body: { data: null } }
          : original(input, scene);
      });
      return refuse(remember(tables));
    },
    async (stage) => {
      const hall = await hallWith(stage, 1, 1);
      await leaves(stage, hall, 0);
      return (await register(stage, hall.activityId, hall.residents[0] ?? '')).status;
    },
  ],
  'registered-for-another-activity': [
    'Puts every third registration down for the activity made last, and answers as if all were well.',
    ['REG-13', 'REG-16', 'REG-12'],
    (tables) => {
      let count = 0;
      return afterwards(CREATE, (reply, { path }, { store }) => {
        count += 1;
        const made = store.registrations.all().at(-1);
        const other = store.activities.filter(({ id }) => id !== path['activityId']).at(-1);
        if (made && other && count % 3 === 0) store.registrations.replace({ ...made, activityId: other.id });
        return reply;
      })(tables);
    },
    async (stage) => {
      await someActivity(stage);
      return standingsIn(stage, await hallWith(stage, 5, 4));
    },
  ],
});
