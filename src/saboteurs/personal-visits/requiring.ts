import { isRefusal } from '../../mock/http/problem.ts';
import { isoOf } from '../../mock/world/clock.ts';
import { known, revisiting, sometime, visiting, type Lounge } from '../../witness/personal-visits.ts';
import { idIn, membersIn, textIn, type Members } from '../input.ts';
import { afterwards, inGate, together } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { isExact, later, minuteIn } from '../times.ts';
import { amend, CHANGE, CREATE, refusing, sentAs, shownAs, WRITES, EVERYWHERE } from './amend.ts';

const nothing = () => ({});
const lacking =
  (...names: readonly string[]) =>
  (): Members =>
    Object.fromEntries(names.map((name) => [name, undefined]));
const nobody = (more: Members = {}): Members => ({ connectionVisitors: [], manualVisitors: [], ...more });
const byConnection = (_stage: unknown, { connectionIds }: Lounge): Members => known(connectionIds[0]);

const isEmpty = (list: unknown): boolean => !Array.isArray(list) || list.length === 0;
const namesNobody = ({ connectionVisitors, manualVisitors }: Members): boolean =>
  isEmpty(connectionVisitors) && isEmpty(manualVisitors);

const SOMEBODY = { manualVisitors: [{ name: 'Somebody', relationship: 'Unknown' }] };

/** Lies of what the body of a visit requires. */
export const requiringSaboteurs: readonly Saboteur[] = [
  {
    id: 'personal-visits.social-by-default',
    lie: 'Without a visitType a visit is social.',
    breaks: ['PVS-201'],
    tables: sentAs(WRITES, (body) => ({ visitType: 'social', ...body })),
    witness: visiting(lacking('visitType')),
  },
  {
    id: 'personal-visits.change-keeps-what-is-left-out',
    lie: 'A replacement without a name, a visitType or a startDate keeps the former ones.',
    breaks: ['PVS-35', 'PVS-201', 'PVS-202'],
    tables: sentAs([CHANGE], (body, stored) => {
      if (!stored) return undefined;
      const { name, visitType, startDate } = stored;
      return { name, visitType, startDate, ...body };
    }),
    witness: revisiting(nothing, lacking('name')),
  },
  {
    id: 'personal-visits.today-where-there-are-no-times',
    lie: 'A visit without times and without a startDate is today.',
    breaks: ['PVS-202'],
    tables: sentAs([CREATE], (body, _stored, world) =>
      isExact(body) ? undefined : { startDate: isoOf(world.clock.now()), ...body },
    ),
    witness: visiting(() => ({ ...sometime('allDay'), startDate: undefined })),
  },
  {
    id: 'personal-visits.refused-change-takes-the-name',
    lie: 'A replacement that is refused for want of a member has renamed the visit by then.',
    breaks: ['PVS-35', 'CNV-34'],
    tables: inGate('readInput', (honest) => (route, received, world) => {
      const input = honest(route, received, world);
      const { raw, path } = received;
      const { name } = raw.kind === 'json' ? membersIn(raw.value) : {};
      if (route.id === CHANGE && isRefusal(input) && name !== undefined)
        amend(world, path['visitId'], () => ({ name: textIn(name) }));
      return input;
    }),
    witness: revisiting(nothing, () => ({ name: 'Tea', startDate: undefined })),
  },
  {
    id: 'personal-visits.duration-from-the-times',
    lie: 'A visit with both times needs no durationInMinutes.',
    breaks: ['PVS-203', 'PVS-36'],
    tables: sentAs(WRITES, (body) => {
      const { startTime, endTime } = body;
      if (startTime === undefined || endTime === undefined) return undefined;
      return { durationInMinutes: minuteIn(endTime) - minuteIn(startTime), ...body };
    }),
    witness: visiting(lacking('durationInMinutes')),
  },
  {
    id: 'personal-visits.duration-where-exact-time-is-told',
    lie: 'A create that does not name exactTime and has both times needs no durationInMinutes.',
    breaks: ['PVS-36'],
    tables: sentAs([CREATE], (body) => {
      const { startTime, endTime, timeType } = body;
      if (startTime === undefined || endTime === undefined || timeType !== undefined) return undefined;
      return { durationInMinutes: minuteIn(endTime) - minuteIn(startTime), ...body };
    }),
    witness: visiting(lacking('durationInMinutes')),
  },
  {
    id: 'personal-visits.duration-of-all-day',
    lie: 'What lasts all day needs no durationInMinutes.',
    breaks: ['PVS-203', 'PVS-36'],
    tables: sentAs(WRITES, (body) =>
      body['timeType'] === 'allDay' ? { durationInMinutes: 1440, ...body } : undefined,
    ),
    witness: visiting(() => ({ ...sometime('allDay'), durationInMinutes: undefined })),
  },
  {
    id: 'personal-visits.duration-kept',
    lie: 'A replacement without a durationInMinutes keeps the former one.',
    breaks: ['PVS-203', 'PVS-36'],
    tables: sentAs([CHANGE], (body, stored) =>
      stored ? { durationInMinutes: stored.durationInMinutes, ...body } : undefined,
    ),
    witness: revisiting(nothing, lacking('durationInMinutes')),
  },
  {
    id: 'personal-visits.start-from-the-date',
    lie: 'Without a startTime a visit begins at the time of day of startDate.',
    breaks: ['PVS-37'],
    tables: sentAs(WRITES, (body) => ({
      startTime: textIn(body['startDate']).slice(11, 16) || undefined,
      ...body,
    })),
    witness: visiting(lacking('startTime')),
  },
  {
    id: 'personal-visits.start-from-the-end',
    lie: 'Without a startTime a care visit begins durationInMinutes before its end.',
    breaks: ['PVS-37'],
    tables: sentAs([CREATE], (body) => {
      const { visitType, startTime, endTime, durationInMinutes } = body;
      if (visitType !== 'care' || startTime !== undefined || endTime === undefined) return undefined;
      return { ...body, startTime: later(endTime, -Number(durationInMinutes)) };
    }),
    witness: visiting(() => ({ visitType: 'care', startTime: undefined })),
  },
  {
    id: 'personal-visits.end-from-the-duration',
    lie: 'Without an endTime a visit ends durationInMinutes after its start.',
    breaks: ['PVS-38'],
    tables: sentAs(WRITES, (body) => {
      const { startTime, durationInMinutes } = body;
      return isExact(body) && startTime !== undefined && durationInMinutes !== undefined
        ? { endTime: later(startTime, Number(durationInMinutes)), ...body }
        : undefined;
    }),
    witness: visiting(lacking('endTime')),
  },
  {
    id: 'personal-visits.end-from-the-duration-on-a-change',
    lie: 'A replacement without an endTime ends durationInMinutes after its start.',
    breaks: ['PVS-38'],
    tables: sentAs([CHANGE], (body) => {
      const { startTime, durationInMinutes } = body;
      return isExact(body) && startTime !== undefined && durationInMinutes !== undefined
        ? { endTime: later(startTime, Number(durationInMinutes)), ...body }
        : undefined;
    }),
    witness: revisiting(nothing, lacking('endTime')),
  },
  {
    id: 'personal-visits.open-end-where-exact-time-is-told',
    lie: 'A create that does not name exactTime may do without an end.',
    breaks: ['PVS-38'],
    tables: (tables) => {
      const open = new Set<string>();
      return together(
        sentAs([CREATE], (body) =>
          body['timeType'] === undefined && body['startTime'] !== undefined && body['endTime'] === undefined
            ? { ...body, endTime: '23:59', isOpen: true }
            : undefined,
        ),
        afterwards(CREATE, (reply, { sent }) => {
          if (sent['isOpen'] === true) open.add(idIn(reply));
          return reply;
        }),
        shownAs(EVERYWHERE, (visit) => (open.has(textIn(visit['id'])) ? { ...visit, endTime: null } : visit)),
      )(tables);
    },
    witness: visiting(lacking('endTime')),
  },
  {
    id: 'personal-visits.care-at-exact-times',
    lie: 'A care visit without times is refused, whatever its timeType.',
    breaks: ['PVS-39'],
    tables: refusing(
      WRITES,
      'Care comes at a time.',
      ({ visitType, startTime }) => visitType === 'care' && startTime === undefined,
    ),
    witness: visiting(() => ({ visitType: 'care', ...sometime('morning') })),
  },
  {
    id: 'personal-visits.times-once-there-stay-required',
    lie: 'A visit that had times is not replaced by one without them.',
    breaks: ['PVS-39'],
    tables: refusing([CHANGE], 'Times are replaced by times.', ({ startTime }, { path }, { store }) => {
      const former = store.personalVisits.find(path['visitId']);
      return former?.startTime !== undefined && former.startTime !== null && startTime === undefined;
    }),
    witness: revisiting(nothing, () => sometime('morning')),
  },
  {
    id: 'personal-visits.care-by-nobody',
    lie: 'A care visit needs no visitor.',
    breaks: ['PVS-40'],
    tables: sentAs(WRITES, (body) =>
      body['visitType'] === 'care' && namesNobody(body) ? { ...body, ...SOMEBODY } : undefined,
    ),
    witness: visiting(() => nobody({ visitType: 'care' })),
  },
  {
    id: 'personal-visits.nobody-all-day',
    lie: 'A visit that lasts all day needs no visitor.',
    breaks: ['PVS-40'],
    tables: sentAs([CREATE], (body) =>
      body['timeType'] === 'allDay' && namesNobody(body) ? { ...body, ...SOMEBODY } : undefined,
    ),
    witness: visiting(() => nobody(sometime('allDay'))),
  },
  {
    id: 'personal-visits.attendees-for-visitors',
    lie: 'Residents who attend count as visitors.',
    breaks: ['PVS-40'],
    tables: sentAs(WRITES, (body) =>
      namesNobody(body) && !isEmpty(body['additionalAttendeeResidentIds'])
        ? { ...body, ...SOMEBODY }
        : undefined,
    ),
    witness: visiting((_stage, { others }) => nobody({ additionalAttendeeResidentIds: others })),
  },
  {
    id: 'personal-visits.empty-lists-for-visitors',
    lie: 'Visitors have to be sent; that nobody is among them does not matter.',
    breaks: ['PVS-40'],
    tables: sentAs(WRITES, (body) =>
      namesNobody(body) && Array.isArray(body['connectionVisitors'] ?? body['manualVisitors'])
        ? { ...body, ...SOMEBODY }
        : undefined,
    ),
    witness: visiting(() => nobody()),
  },
  {
    id: 'personal-visits.change-to-nobody',
    lie: 'A replacement without visitors is taken, and those who were there stay.',
    breaks: ['PVS-40'],
    tables: sentAs([CHANGE], (body, stored) =>
      stored && namesNobody(body)
        ? {
            ...body,
            connectionVisitors: stored.connectionVisitors,
            manualVisitors: stored.manualVisitors.map((one) => ({ ...one })),
          }
        : undefined,
    ),
    witness: revisiting(nothing, () => nobody()),
  },
  {
    id: 'personal-visits.nobody-is-refused-and-kept',
    lie: 'A replacement without visitors is refused, and the visitors are gone.',
    breaks: ['PVS-40'],
    tables: inGate('readInput', (honest) => (route, received, world) => {
      const { raw, path } = received;
      if (route.id === CHANGE && raw.kind === 'json' && namesNobody(membersIn(raw.value)))
        amend(world, path['visitId'], () => ({ connectionVisitors: [], manualVisitors: [] }));
      return honest(route, received, world);
    }),
    witness: revisiting(nothing, () => nobody()),
  },
  {
    id: 'personal-visits.connections-are-not-enough',
    lie: 'A visit by connections alone is refused.',
    breaks: ['PVS-41'],
    tables: refusing(WRITES, 'A stranger comes along.', ({ manualVisitors }) => isEmpty(manualVisitors)),
    witness: visiting(byConnection),
  },
  {
    id: 'personal-visits.strangers-give-no-care',
    lie: 'A care visit by a stranger alone is refused.',
    breaks: ['PVS-41'],
    tables: refusing(
      WRITES,
      'Care is given by connections.',
      ({ visitType, connectionVisitors }) => visitType === 'care' && isEmpty(connectionVisitors),
    ),
    witness: visiting(() => ({ visitType: 'care' })),
  },
  {
    id: 'personal-visits.both-kinds-once-one-is-empty',
    lie: 'An empty list of connections beside a stranger is refused.',
    breaks: ['PVS-41'],
    tables: refusing(
      [CREATE],
      'connectionVisitors is not empty.',
      ({ connectionVisitors }) => Array.isArray(connectionVisitors) && connectionVisitors.length === 0,
    ),
    witness: visiting(() => ({ connectionVisitors: [] })),
  },
];
