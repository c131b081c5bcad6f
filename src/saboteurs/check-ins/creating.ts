import { isRefusal, refuse } from '../../mock/http/problem.ts';
import { someDesk } from '../../witness/check-ins.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { beforeJudging, idIn, membersIn, withBody, without } from '../input.ts';
import { afterwards, beforehand, inData, inGate, instead } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend, CHANGE, CREATE, creating, dayAfter } from './amend.ts';

type Body = Readonly<Record<string, unknown>>;

/** What a create answers, and the list of that resident afterwards. */
const posting =
  (body: (stage: Stage) => Body): Witness =>
  async (stage) => {
    const desk = await someDesk(stage);
    return [await desk.create(body(stage)), await desk.days(-9, -5)];
  };

const QUICK_PICKS = [5, 10, 15, 30, 45, 60, 90, 120] as const;

const nearestPick = (minutes: number): number =>
  QUICK_PICKS.reduce((best, pick) => (Math.abs(pick - minutes) < Math.abs(best - minutes) ? pick : best), 5);

/** Saboteurs of the create, the one about one check-in a day aside. */
export const creatingSaboteurs = saboteursOf(
  'check-ins',
  posting(() => ({})),
  {
    'create-unwrapped': [
      'Create check-in answers the check-in itself, without an envelope.',
      ['CHK-23', 'CNV-08'],
      afterwards(CREATE, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    ],
    'create-answers-as-sent': [
      'The answer to a create has an id that nobody finds again.',
      ['CHK-23', 'CHK-40'],
      afterwards(
        CREATE,
        inData((checkIn) => ({ ...checkIn, id: `${String(checkIn['id'])}-draft` })),
      ),
    ],
    'create-without-staff': [
      'A check-in by nobody is taken for one by the first of the staff.',
      ['CHK-201'],
      inGate('readInput', (original) => (route, received, world) => {
        const { raw } = received;
        if (route.id !== CREATE || raw.kind !== 'json') return original(route, received, world);
        const value = { checkInStaffId: world.store.staff.all()[0]?.id, ...membersIn(raw.value) };
        return original(route, { ...received, raw: { kind: 'json', value } }, world);
      }),
      posting(() => ({ checkInStaffId: undefined })),
    ],
    'create-without-duration': [
      'A check-in without durationInMinutes is taken for one of 15 minutes.',
      ['CHK-202'],
      beforeJudging(CREATE, (body) => ({ durationInMinutes: 15, ...body })),
      posting(() => ({ durationInMinutes: undefined })),
    ],
    'refused-change-leaves-a-trace': [
      'A change that is refused for want of a member has replaced the description by then.',
      ['CHK-24', 'CNV-34'],
      inGate('readInput', (original) => (route, received, world) => {
        const input = original(route, received, world);
        if (route.id === CHANGE && isRefusal(input))
          amend(world, received.path['checkInId'], () => ({ description: null, durationInMinutes: 0 }));
        return input;
      }),
      async (stage) => {
        const desk = await someDesk(stage);
        const id = await desk.made({ description: 'cheerful' });
        return [await desk.change(id, { checkInStaffId: undefined }), await desk.read(id)];
      },
    ],
    'create-wants-a-description': [
      'A check-in without a description is refused.',
      ['CHK-25'],
      instead(CREATE, (original) => (input, scene) => {
        if (membersIn(input.body)['description'] !== undefined) return original(input, scene);
        const promised = 'description says how it was.';
        return refuse('invalid-input', { promised, found: 'none.', next: 'send one.' });
      }),
    ],
    'unknown-duration-is-a-quarter-of-an-hour': [
      'A durationInMinutes of 0 becomes the default of the user interface, 15.',
      ['CHK-26'],
      creating(({ durationInMinutes }) => ({ durationInMinutes: durationInMinutes || 15 })),
      posting(() => ({ durationInMinutes: 0 })),
    ],
    'unknown-duration-is-refused': [
      'A durationInMinutes of 0 is refused as no duration.',
      ['CHK-26'],
      instead(CREATE, (original) => (input, scene) => {
        if (membersIn(input.body)['durationInMinutes'] !== 0) return original(input, scene);
        const promised = 'durationInMinutes is above 0.';
        return refuse('invalid-input', { promised, found: '0.', next: 'send another.' });
      }),
      posting(() => ({ durationInMinutes: 0 })),
    ],
    'duration-of-the-quick-picks': [
      'The durationInMinutes is rounded to the nearest quick pick.',
      ['CHK-27'],
      creating(({ durationInMinutes }) =>
        durationInMinutes > 0 ? { durationInMinutes: nearestPick(durationInMinutes) } : {},
      ),
      posting(() => ({ durationInMinutes: 7 })),
    ],
    'duration-of-a-day-at-most': [
      'A durationInMinutes longer than a day is cut to 1440.',
      ['CHK-27'],
      creating(({ durationInMinutes }) => ({ durationInMinutes: Math.min(durationInMinutes, 1440) })),
      posting(() => ({ durationInMinutes: 5000 })),
    ],
    'duration-below-0-is-refused': [
      'A durationInMinutes below 0 is refused.',
      ['CHK-28'],
      instead(CREATE, (original) => (input, scene) => {
        if (Number(membersIn(input.body)['durationInMinutes']) >= 0) return original(input, scene);
        const promised = 'durationInMinutes is not below 0.';
        return refuse('invalid-input', { promised, found: 'less.', next: 'send 0 where it is unknown.' });
      }),
      posting(() => ({ durationInMinutes: -5 })),
    ],
    'duration-below-0-is-unknown': [
      'A durationInMinutes below 0 is taken as 0.',
      ['CHK-28'],
      creating(({ durationInMinutes }) => ({ durationInMinutes: Math.max(durationInMinutes, 0) })),
      posting(() => ({ durationInMinutes: -5 })),
    ],
    'day-before': [
      'A check-in is kept on the day before the one that was sent.',
      ['CHK-29'],
      creating(({ day }) => ({ day: dayAfter(day, -1) })),
    ],
    'no-leap-day': [
      'A check-in on February 29 is kept on March 1.',
      ['CHK-29'],
      creating(({ day }) => (day.endsWith('-02-29') ? { day: dayAfter(day) } : {})),
      posting(() => ({ startDate: '2024-02-29' })),
    ],
    'never-on-new-years-eve': [
      'A check-in on the last day of a year is kept on the last day of the next one.',
      ['CHK-29'],
      creating(({ day }) => (day.endsWith('-12-31') ? { day: `${Number(day.slice(0, 4)) + 1}-12-31` } : {})),
      posting(() => ({ startDate: '2023-12-31' })),
    ],
    'staff-of-the-facility': [
      'The checkInStaff is the first of the staff, whoever was sent.',
      ['CHK-30'],
      (tables) =>
        instead(CREATE, (original) => (input, scene) => {
          const checkInStaffId = scene.store.staff.all()[0]?.id;
          return original(
            withBody(input, (body) => ({ ...body, checkInStaffId })),
            scene,
          );
        })(tables),
      posting(({ staff }) => ({ checkInStaffId: staff[1] })),
    ],
    'description-for-the-answer-alone': [
      'The description of a new check-in is in the answer and nowhere else.',
      ['CHK-31'],
      afterwards(CREATE, (reply, _input, scene) => {
        amend(scene, idIn(reply), () => ({ description: null }));
        return reply;
      }),
      posting(() => ({ description: 'cheerful' })),
    ],
    'description-of-twenty-letters': [
      'A description is cut after twenty letters.',
      ['CHK-31'],
      creating(({ description }) => ({ description: description?.slice(0, 20) ?? null })),
      posting(() => ({ description: 'cheerful, asked for the newspaper' })),
    ],
    'description-needs-a-duration': [
      'The description of a check-in of unknown duration is lost.',
      ['CHK-31'],
      beforehand(CREATE, (input) =>
        withBody(input, (body) => (body['durationInMinutes'] === 0 ? without(body, 'description') : body)),
      ),
      posting(() => ({ durationInMinutes: 0, description: 'cheerful' })),
    ],
  },
);
