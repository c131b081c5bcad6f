import { isRefusal } from '../../mock/http/problem.ts';
import { register } from '../../witness/activities.ts';
import { hallWith, leaves, standingsIn } from '../../witness/hall.ts';
import { someResident } from '../../witness/people.ts';
import { someActivity } from '../../witness/programme.ts';
import type { Witness } from '../../witness/stage.ts';
import { beforeJudging, membersIn } from '../input.ts';
import { afterwards, inData, inGate, instead } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

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

export const enteringSaboteurs: readonly Saboteur[] = [
  {
    id: 'registrations.user-type-not-required',
    lie: 'Takes a registration without userType for one of a resident.',
    breaks: ['REG-201'],
    tables: beforeJudging(CREATE, (body) => ({ userType: 'resident', ...body })),
    witness: incomplete('userType'),
  },
  {
    id: 'registrations.refused-and-entered-all-the-same',
    lie: 'Refuses a registration without userType, having entered it.',
    breaks: ['REG-201'],
    tables: inGate('readInput', (honest) => (route, received, world) => {
      const input = honest(route, received, world);
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
    witness: incomplete('userType'),
  },
  {
    id: 'registrations.any-user-type',
    lie: 'Takes any userType, registers a resident and shows what was sent.',
    breaks: ['REG-11'],
    tables: (tables) => {
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
    witness: async (stage) => {
      const activityId = await someActivity(stage);
      return (await register(stage, activityId, await someResident(stage), { userType: 'guest' })).body;
    },
  },
  {
    id: 'registrations.not-counted',
    lie: 'Counts two registered residents at most.',
    breaks: ['REG-16', 'ACT-59'],
    tables: counted(({ registered }) => Math.min(registered, 2)),
    witness: three,
  },
  {
    id: 'registrations.who-waits-is-counted',
    lie: 'Counts those who wait among the registered ones.',
    breaks: ['ACT-59'],
    tables: counted(({ registered, waitlisted }) => registered + waitlisted),
    witness: three,
  },
  {
    id: 'registrations.never-again',
    lie: 'Refuses a resident who was registered for the activity and cancelled.',
    breaks: ['REG-32'],
    tables: (tables) => {
      const gone = new Set<unknown>();
      const remember = instead('cancelRegistration', (honest) => (input, scene) => {
        const reply = honest(input, scene);
        if (!isRefusal(reply)) gone.add(`${input.path['activityId']} ${input.path['userId']}`);
        return reply;
      });
      const refuse = instead(CREATE, (honest) => (input, scene) => {
        const { userId } = membersIn(input.body);
        return gone.has(`${input.path['activityId']} ${String(userId)}`)
          ? { status: 409, body: { data: null } }
          : honest(input, scene);
      });
      return refuse(remember(tables));
    },
    witness: async (stage) => {
      const hall = await hallWith(stage, 1, 1);
      await leaves(stage, hall, 0);
      return (await register(stage, hall.activityId, hall.residents[0] ?? '')).status;
    },
  },
  {
    id: 'registrations.registered-for-another-activity',
    lie: 'Puts every third registration down for the activity made last, and answers as if all were well.',
    breaks: ['REG-13', 'REG-16', 'REG-12'],
    tables: (tables) => {
      let count = 0;
      return afterwards(CREATE, (reply, { path }, { store }) => {
        count += 1;
        const made = store.registrations.all().at(-1);
        const other = store.activities.filter(({ id }) => id !== path['activityId']).at(-1);
        if (made && other && count % 3 === 0) store.registrations.replace({ ...made, activityId: other.id });
        return reply;
      })(tables);
    },
    witness: async (stage) => {
      await someActivity(stage);
      return standingsIn(stage, await hallWith(stage, 5, 4));
    },
  },
];
