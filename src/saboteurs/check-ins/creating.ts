import { isRefusal, refuse } from '../../mock/http/problem.ts';
import { someDesk } from '../../witness/check-ins.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { beforeJudging, idIn, membersIn, withBody, without } from '../input.ts';
import { afterwards, beforehand, inData, inGate, instead } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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

/** Lies of the create, the one about one check-in a day aside. */
export const creatingSaboteurs: readonly Saboteur[] = [
  {
    id: 'check-ins.create-unwrapped',
    lie: 'Create check-in answers the check-in itself, without an envelope.',
    breaks: ['CHK-23', 'CNV-08'],
    tables: afterwards(CREATE, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: posting(() => ({})),
  },
  {
    id: 'check-ins.create-answers-as-sent',
    lie: 'The answer to a create has an id that nobody finds again.',
    breaks: ['CHK-23', 'CHK-40'],
    tables: afterwards(
      CREATE,
      inData((checkIn) => ({ ...checkIn, id: `${String(checkIn['id'])}-draft` })),
    ),
    witness: posting(() => ({})),
  },
  {
    id: 'check-ins.create-without-staff',
    lie: 'A check-in by nobody is taken for one by the first of the staff.',
    breaks: ['CHK-201'],
    tables: inGate('readInput', (honest) => (route, received, world) => {
      const { raw } = received;
      if (route.id !== CREATE || raw.kind !== 'json') return honest(route, received, world);
      const value = { checkInStaffId: world.store.staff.all()[0]?.id, ...membersIn(raw.value) };
      return honest(route, { ...received, raw: { kind: 'json', value } }, world);
    }),
    witness: posting(() => ({ checkInStaffId: undefined })),
  },
  {
    id: 'check-ins.create-without-duration',
    lie: 'A check-in without durationInMinutes is taken for one of 15 minutes.',
    breaks: ['CHK-202'],
    tables: beforeJudging(CREATE, (body) => ({ durationInMinutes: 15, ...body })),
    witness: posting(() => ({ durationInMinutes: undefined })),
  },
  {
    id: 'check-ins.refused-change-leaves-a-trace',
    lie: 'A change that is refused for want of a member has replaced the description by then.',
    breaks: ['CHK-24', 'CNV-34'],
    tables: inGate('readInput', (honest) => (route, received, world) => {
      const input = honest(route, received, world);
      if (route.id === CHANGE && isRefusal(input))
        amend(world, received.path['checkInId'], () => ({ description: null, durationInMinutes: 0 }));
      return input;
    }),
    witness: async (stage) => {
      const desk = await someDesk(stage);
      const id = await desk.made({ description: 'cheerful' });
      return [await desk.change(id, { checkInStaffId: undefined }), await desk.read(id)];
    },
  },
  {
    id: 'check-ins.create-wants-a-description',
    lie: 'A check-in without a description is refused.',
    breaks: ['CHK-25'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      if (membersIn(input.body)['description'] !== undefined) return honest(input, scene);
      const promised = 'description says how it was.';
      return refuse('invalid-input', { promised, found: 'none.', next: 'send one.' });
    }),
    witness: posting(() => ({})),
  },
  {
    id: 'check-ins.unknown-duration-is-a-quarter-of-an-hour',
    lie: 'A durationInMinutes of 0 becomes the default of the user interface, 15.',
    breaks: ['CHK-26'],
    tables: creating(({ durationInMinutes }) => ({ durationInMinutes: durationInMinutes || 15 })),
    witness: posting(() => ({ durationInMinutes: 0 })),
  },
  {
    id: 'check-ins.unknown-duration-is-refused',
    lie: 'A durationInMinutes of 0 is refused as no duration.',
    breaks: ['CHK-26'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      if (membersIn(input.body)['durationInMinutes'] !== 0) return honest(input, scene);
      const promised = 'durationInMinutes is above 0.';
      return refuse('invalid-input', { promised, found: '0.', next: 'send another.' });
    }),
    witness: posting(() => ({ durationInMinutes: 0 })),
  },
  {
    id: 'check-ins.duration-of-the-quick-picks',
    lie: 'The durationInMinutes is rounded to the nearest quick pick.',
    breaks: ['CHK-27'],
    tables: creating(({ durationInMinutes }) =>
      durationInMinutes > 0 ? { durationInMinutes: nearestPick(durationInMinutes) } : {},
    ),
    witness: posting(() => ({ durationInMinutes: 7 })),
  },
  {
    id: 'check-ins.duration-of-a-day-at-most',
    lie: 'A durationInMinutes longer than a day is cut to 1440.',
    breaks: ['CHK-27'],
    tables: creating(({ durationInMinutes }) => ({ durationInMinutes: Math.min(durationInMinutes, 1440) })),
    witness: posting(() => ({ durationInMinutes: 5000 })),
  },
  {
    id: 'check-ins.duration-below-0-is-refused',
    lie: 'A durationInMinutes below 0 is refused.',
    breaks: ['CHK-28'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      if (Number(membersIn(input.body)['durationInMinutes']) >= 0) return honest(input, scene);
      const promised = 'durationInMinutes is not below 0.';
      return refuse('invalid-input', { promised, found: 'less.', next: 'send 0 where it is unknown.' });
    }),
    witness: posting(() => ({ durationInMinutes: -5 })),
  },
  {
    id: 'check-ins.duration-below-0-is-unknown',
    lie: 'A durationInMinutes below 0 is taken as 0.',
    breaks: ['CHK-28'],
    tables: creating(({ durationInMinutes }) => ({ durationInMinutes: Math.max(durationInMinutes, 0) })),
    witness: posting(() => ({ durationInMinutes: -5 })),
  },
  {
    id: 'check-ins.day-before',
    lie: 'A check-in is kept on the day before the one that was sent.',
    breaks: ['CHK-29'],
    tables: creating(({ day }) => ({ day: dayAfter(day, -1) })),
    witness: posting(() => ({})),
  },
  {
    id: 'check-ins.no-leap-day',
    lie: 'A check-in on February 29 is kept on March 1.',
    breaks: ['CHK-29'],
    tables: creating(({ day }) => (day.endsWith('-02-29') ? { day: dayAfter(day) } : {})),
    witness: posting(() => ({ startDate: '2024-02-29' })),
  },
  {
    id: 'check-ins.never-on-new-years-eve',
    lie: 'A check-in on the last day of a year is kept on the last day of the next one.',
    breaks: ['CHK-29'],
    tables: creating(({ day }) =>
      day.endsWith('-12-31') ? { day: `${Number(day.slice(0, 4)) + 1}-12-31` } : {},
    ),
    witness: posting(() => ({ startDate: '2023-12-31' })),
  },
  {
    id: 'check-ins.staff-of-the-facility',
    lie: 'The checkInStaff is the first of the staff, whoever was sent.',
    breaks: ['CHK-30'],
    tables: (tables) =>
      instead(CREATE, (honest) => (input, scene) => {
        const checkInStaffId = scene.store.staff.all()[0]?.id;
        return honest(
          withBody(input, (body) => ({ ...body, checkInStaffId })),
          scene,
        );
      })(tables),
    witness: posting(({ staff }) => ({ checkInStaffId: staff[1] })),
  },
  {
    id: 'check-ins.description-for-the-answer-alone',
    lie: 'The description of a new check-in is in the answer and nowhere else.',
    breaks: ['CHK-31'],
    tables: afterwards(CREATE, (reply, _input, scene) => {
      amend(scene, idIn(reply), () => ({ description: null }));
      return reply;
    }),
    witness: posting(() => ({ description: 'cheerful' })),
  },
  {
    id: 'check-ins.description-of-twenty-letters',
    lie: 'A description is cut after twenty letters.',
    breaks: ['CHK-31'],
    tables: creating(({ description }) => ({ description: description?.slice(0, 20) ?? null })),
    witness: posting(() => ({ description: 'cheerful, asked for the newspaper' })),
  },
  {
    id: 'check-ins.description-needs-a-duration',
    lie: 'The description of a check-in of unknown duration is lost.',
    breaks: ['CHK-31'],
    tables: beforehand(CREATE, (input) =>
      withBody(input, (body) => (body['durationInMinutes'] === 0 ? without(body, 'description') : body)),
    ),
    witness: posting(() => ({ durationInMinutes: 0, description: 'cheerful' })),
  },
];
