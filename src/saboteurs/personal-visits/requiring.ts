import { isRefusal } from '../../mock/http/problem.ts';
import { isoOf } from '../../mock/world/clock.ts';
import { known, revisiting, sometime, visiting, type Lounge } from '../../witness/personal-visits.ts';
import { idIn, membersIn, textIn, type Members } from '../input.ts';
import { afterwards, inGate, together } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
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

/** Saboteurs of what the body of a visit requires. */
export const requiringSaboteurs = saboteursOf('personal-visits', visiting(lacking('durationInMinutes')), {
  'social-by-default': [
    'Without a visitType a visit is social.',
    ['PVS-201'],
    sentAs(WRITES, (body) => ({ visitType: 'social', ...body })),
    visiting(lacking('visitType')),
  ],
  'change-keeps-what-is-left-out': [
    'A replacement without a name, a visitType or a startDate keeps the former ones.',
    ['PVS-35', 'PVS-201', 'PVS-202'],
    sentAs([CHANGE], (body, stored) => {
      if (!stored) return undefined;
      const { name, visitType, startDate } = stored;
      return { name, visitType, startDate, ...body };
    }),
    revisiting(nothing, lacking('name')),
  ],
  'today-where-there-are-no-times': [
    'A visit without times and without a startDate is today.',
    ['PVS-202'],
    sentAs([CREATE], (body, _stored, world) =>
      isExact(body) ? undefined : { startDate: isoOf(world.clock.now()), ...body },
    ),
    visiting(() => ({ ...sometime('allDay'), startDate: undefined })),
  ],
  'refused-change-takes-the-name': [
    'A replacement that is refused for want of a member has renamed the visit by then.',
    ['PVS-35', 'CNV-34'],
    inGate('readInput', (original) => (route, received, world) => {
      const input = original(route, received, world);
      const { raw, path } = received;
      const { name } = raw.kind === 'json' ? membersIn(raw.value) : {};
      if (route.id === CHANGE && isRefusal(input) && name !== undefined)
        amend(world, path['visitId'], () => ({ name: textIn(name) }));
      return input;
    }),
    revisiting(nothing, () => ({ name: 'Tea', startDate: undefined })),
  ],
  'duration-from-the-times': [
    'A visit with both times needs no durationInMinutes.',
    ['PVS-203', 'PVS-36'],
    sentAs(WRITES, (body) => {
      const { startTime, endTime } = body;
      if (startTime === undefined || endTime === undefined) return undefined;
      return { durationInMinutes: minuteIn(endTime) - minuteIn(startTime), ...body };
    }),
  ],
  'duration-where-exact-time-is-told': [
    'A create that does not name exactTime and has both times needs no durationInMinutes.',
    ['PVS-36'],
    sentAs([CREATE], (body) => {
      const { startTime, endTime, timeType } = body;
      if (startTime === undefined || endTime === undefined || timeType !== undefined) return undefined;
      return { durationInMinutes: minuteIn(endTime) - minuteIn(startTime), ...body };
    }),
  ],
  'duration-of-all-day': [
    'What lasts all day needs no durationInMinutes.',
    ['PVS-203', 'PVS-36'],
    sentAs(WRITES, (body) =>
      body['timeType'] === 'allDay' ? { durationInMinutes: 1440, ...body } : undefined,
    ),
    visiting(() => ({ ...sometime('allDay'), durationInMinutes: undefined })),
  ],
  'duration-kept': [
    'A replacement without a durationInMinutes keeps the former one.',
    ['PVS-203', 'PVS-36'],
    sentAs([CHANGE], (body, stored) =>
      stored ? { durationInMinutes: stored.durationInMinutes, ...body } : undefined,
    ),
    revisiting(nothing, lacking('durationInMinutes')),
  ],
  'start-from-the-date': [
    'Without a startTime a visit begins at the time of day of startDate.',
    ['PVS-37'],
    sentAs(WRITES, (body) => ({
      startTime: textIn(body['startDate']).slice(11, 16) || undefined,
      ...body,
    })),
    visiting(lacking('startTime')),
  ],
  'start-from-the-end': [
    'Without a startTime a care visit begins durationInMinutes before its end.',
    ['PVS-37'],
    sentAs([CREATE], (body) => {
      const { visitType, startTime, endTime, durationInMinutes } = body;
      if (visitType !== 'care' || startTime !== undefined || endTime === undefined) return undefined;
      return { ...body, startTime: later(endTime, -Number(durationInMinutes)) };
    }),
    visiting(() => ({ visitType: 'care', startTime: undefined })),
  ],
  'end-from-the-duration': [
    'Without an endTime a visit ends durationInMinutes after its start.',
    ['PVS-38'],
    sentAs(WRITES, (body) => {
      const { startTime, durationInMinutes } = body;
      return isExact(body) && startTime !== undefined && durationInMinutes !== undefined
        ? { endTime: later(startTime, Number(durationInMinutes)), ...body }
        : undefined;
    }),
    visiting(lacking('endTime')),
  ],
  'end-from-the-duration-on-a-change': [
    'A replacement without an endTime ends durationInMinutes after its start.',
    ['PVS-38'],
    sentAs([CHANGE], (body) => {
      const { startTime, durationInMinutes } = body;
      return isExact(body) && startTime !== undefined && durationInMinutes !== undefined
        ? { endTime: later(startTime, Number(durationInMinutes)), ...body }
        : undefined;
    }),
    revisiting(nothing, lacking('endTime')),
  ],
  'open-end-where-exact-time-is-told': [
    'A create that does not name exactTime may do without an end.',
    ['PVS-38'],
    (tables) => {
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
    visiting(lacking('endTime')),
  ],
  'care-at-exact-times': [
    'A care visit without times is refused, whatever its timeType.',
    ['PVS-39'],
    refusing(
      WRITES,
      'Care comes at a time.',
      ({ visitType, startTime }) => visitType === 'care' && startTime === undefined,
    ),
    visiting(() => ({ visitType: 'care', ...sometime('morning') })),
  ],
  'times-once-there-stay-required': [
    'A visit that had times is not replaced by one without them.',
    ['PVS-39'],
    refusing([CHANGE], 'Times are replaced by times.', ({ startTime }, { path }, { store }) => {
      const former = store.personalVisits.find(path['visitId']);
      return former?.startTime !== undefined && former.startTime !== null && startTime === undefined;
    }),
    revisiting(nothing, () => sometime('morning')),
  ],
  'care-by-nobody': [
    'A care visit needs no visitor.',
    ['PVS-40'],
    sentAs(WRITES, (body) =>
      body['visitType'] === 'care' && namesNobody(body) ? { ...body, ...SOMEBODY } : undefined,
    ),
    visiting(() => nobody({ visitType: 'care' })),
  ],
  'nobody-all-day': [
    'A visit that lasts all day needs no visitor.',
    ['PVS-40'],
    sentAs([CREATE], (body) =>
      body['timeType'] === 'allDay' && namesNobody(body) ? { ...body, ...SOMEBODY } : undefined,
    ),
    visiting(() => nobody(sometime('allDay'))),
  ],
  'attendees-for-visitors': [
    'Residents who attend count as visitors.',
    ['PVS-40'],
    sentAs(WRITES, (body) =>
      namesNobody(body) && !isEmpty(body['additionalAttendeeResidentIds'])
        ? { ...body, ...SOMEBODY }
        : undefined,
    ),
    visiting((_stage, { others }) => nobody({ additionalAttendeeResidentIds: others })),
  ],
  'empty-lists-for-visitors': [
    'Visitors have to be sent; that nobody is among them does not matter.',
    ['PVS-40'],
    sentAs(WRITES, (body) =>
      namesNobody(body) && Array.isArray(body['connectionVisitors'] ?? body['manualVisitors'])
        ? { ...body, ...SOMEBODY }
        : undefined,
    ),
    visiting(() => nobody()),
  ],
  'change-to-nobody': [
    'A replacement without visitors is taken, and those who were there stay.',
    ['PVS-40'],
    sentAs([CHANGE], (body, stored) =>
      stored && namesNobody(body)
        ? {
            ...body,
            connectionVisitors: stored.connectionVisitors,
            manualVisitors: stored.manualVisitors.map((one) => ({ ...one })),
          }
        : undefined,
    ),
    revisiting(nothing, () => nobody()),
  ],
  'nobody-is-refused-and-kept': [
    'A replacement without visitors is refused, and the visitors are gone.',
    ['PVS-40'],
    inGate('readInput', (original) => (route, received, world) => {
      const { raw, path } = received;
      if (route.id === CHANGE && raw.kind === 'json' && namesNobody(membersIn(raw.value)))
        amend(world, path['visitId'], () => ({ connectionVisitors: [], manualVisitors: [] }));
      return original(route, received, world);
    }),
    revisiting(nothing, () => nobody()),
  ],
  'connections-are-not-enough': [
    'A visit by connections alone is refused.',
    ['PVS-41'],
    refusing(WRITES, 'A stranger comes along.', ({ manualVisitors }) => isEmpty(manualVisitors)),
    visiting(byConnection),
  ],
  'strangers-give-no-care': [
    'A care visit by a stranger alone is refused.',
    ['PVS-41'],
    refusing(
      WRITES,
      'Care is given by connections.',
      ({ visitType, connectionVisitors }) => visitType === 'care' && isEmpty(connectionVisitors),
    ),
    visiting(() => ({ visitType: 'care' })),
  ],
  'both-kinds-once-one-is-empty': [
    'An empty list of connections beside a stranger is refused.',
    ['PVS-41'],
    refusing(
      [CREATE],
      'connectionVisitors is not empty.',
      ({ connectionVisitors }) => Array.isArray(connectionVisitors) && connectionVisitors.length === 0,
    ),
    visiting(() => ({ connectionVisitors: [] })),
  ],
});
