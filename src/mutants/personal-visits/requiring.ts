import { isoOf } from '../../mock/world/clock.ts';
import { known, sometime } from '../../witness/personal-visits.ts';
import { idIn, textIn, type Members } from '../input.ts';
import { afterwards, noting } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { isExact, later, minuteIn } from '../times.ts';
import { refuses, onInvalid } from '../verbs.ts';
import { CREATE, REPLACE, sentAs, visits, WRITES } from './adapter.ts';
import { writing } from './writing.ts';

const isEmpty = (list: unknown): boolean => !Array.isArray(list) || list.length === 0;
const namesNoVisitor = ({ connectionVisitors, manualVisitors }: Members): boolean =>
  isEmpty(connectionVisitors) && isEmpty(manualVisitors);

const ONE_VISITOR = { manualVisitors: [{ name: 'Somebody', relationship: 'Unknown' }] };
const NO_VISITORS = { connectionVisitors: [], manualVisitors: [] };

/** Bodies that lack something, or have just enough. */
const manyLacks = writing(({ connectionIds, others }) => ({
  creates: [
    ...['durationInMinutes', 'visitType', 'startTime', 'endTime'].map((name) => ({ [name]: undefined })),
    ...['startDate', 'durationInMinutes'].map((name) => ({ ...sometime('allDay'), [name]: undefined })),
    ...[{ startTime: undefined }, sometime('morning'), NO_VISITORS, {}].map((more) => ({
      visitType: 'care',
      ...more,
    })),
    ...[{}, sometime('allDay'), { additionalAttendeeResidentIds: others }].map((more) => ({
      ...NO_VISITORS,
      ...more,
    })),
    ...[known(connectionIds[0]), { connectionVisitors: [] }],
  ],
  replacements: [
    ...['name', 'durationInMinutes', 'endTime'].map((name) => [{}, { [name]: undefined }] as const),
    [{}, { name: 'Tea', startDate: undefined }],
    ...[sometime('morning'), NO_VISITORS].map((more) => [{}, more] as const),
  ],
}));

/** The end of a body with a start, a duration and no end. */
const endFromTheDuration = (body: Members): Members | false => {
  const { startTime, endTime, durationInMinutes } = body;
  const isOpen = endTime === undefined && startTime !== undefined && durationInMinutes !== undefined;
  return isExact(body) && isOpen && { endTime: later(startTime, Number(durationInMinutes)) };
};

/** The duration of a body with both times and none. */
const durationFromTheTimes = ({ startTime, endTime, durationInMinutes }: Members): Members | false =>
  startTime !== undefined &&
  endTime !== undefined &&
  durationInMinutes === undefined && { durationInMinutes: minuteIn(endTime) - minuteIn(startTime) };

export const requiringMutants = mutantsOf('personal-visits', manyLacks, {
  'social-by-default': breaking('PVS-201', 'CNV-34')
    .says('A write without visitType is accepted as social.')
    .by(sentAs, WRITES, (body) => ({
      visitType: 'social',
      ...body,
    })),
  'change-keeps-what-is-left-out': breaking('PVS-35', 'PVS-201', 'PVS-202', 'CNV-34')
    .says('A replacement without a name, a visitType or a startDate keeps the former ones.')
    .by(sentAs, REPLACE, (body, stored) => {
      if (!stored) return false;
      const { name, visitType, startDate } = stored;
      return { name, visitType, startDate, ...body };
    }),
  'today-where-there-are-no-times': breaking('PVS-202')
    .says('A visit without times and without a startDate is today.')
    .by(sentAs, CREATE, (body, _, { clock }) => !isExact(body) && { startDate: isoOf(clock.now()), ...body }),
  'refused-change-takes-the-name': breaking('PVS-35', 'CNV-34')
    .says('A replacement that is refused for want of a member has renamed the visit by then.')
    .by(onInvalid, REPLACE, ({ name }, { path }, world) => {
      if (name !== undefined) visits.amend(world, path['visitId'], () => ({ name: textIn(name) }));
    }),
  'duration-from-the-times': breaking('PVS-203', 'PVS-36', 'CNV-34')
    .says('A write without durationInMinutes is accepted if its times give one.')
    .by(sentAs, WRITES, durationFromTheTimes),
  'duration-where-exact-time-is-told': breaking('PVS-36')
    .says('A create that does not name exactTime and has both times needs no durationInMinutes.')
    .by(sentAs, CREATE, (body) => body['timeType'] === undefined && durationFromTheTimes(body)),
  'duration-of-all-day': breaking('PVS-203', 'PVS-36')
    .says('What lasts all day needs no durationInMinutes.')
    .by(sentAs, WRITES, (body) => body['timeType'] === 'allDay' && { durationInMinutes: 1440, ...body }),
  'duration-kept': breaking('PVS-203', 'PVS-36', 'CNV-34')
    .says('A replacement without a durationInMinutes keeps the former one.')
    .by(sentAs, REPLACE, (body, stored) => ({ durationInMinutes: stored?.durationInMinutes, ...body })),
  'start-from-the-date': breaking('PVS-37')
    .says('Without a startTime a visit begins at the time of day of startDate.')
    .by(sentAs, WRITES, (body) => ({
      startTime: textIn(body['startDate']).slice(11, 16) || undefined,
      ...body,
    })),
  'start-from-the-end': breaking('PVS-37')
    .says('Without a startTime a care visit begins durationInMinutes before its end.')
    .by(sentAs, CREATE, ({ visitType, startTime, endTime, durationInMinutes }) => {
      const isOpen = visitType === 'care' && startTime === undefined && endTime !== undefined;
      return isOpen && { startTime: later(endTime, -Number(durationInMinutes)) };
    }),
  'end-from-the-duration': breaking('PVS-38')
    .says('A write without endTime is accepted if durationInMinutes gives one.')
    .by(sentAs, WRITES, endFromTheDuration),
  'end-from-the-duration-on-a-change': breaking('PVS-38')
    .says('A change without endTime is accepted if durationInMinutes gives one.')
    .by(sentAs, REPLACE, endFromTheDuration),
  'open-end-where-exact-time-is-told': breaking('PVS-38')
    .says('A create that does not name exactTime may do without an end.')
    .by(noting(Set<string>), (open) => [
      sentAs(CREATE, ({ timeType, startTime, endTime }) => {
        const isOpen = timeType === undefined && startTime !== undefined && endTime === undefined;
        return isOpen && { endTime: '23:59', isOpen: true };
      }),
      afterwards(CREATE, (reply, { sent }) => {
        if (sent['isOpen'] === true) open.add(idIn(reply));
        return reply;
      }),
      visits.shownAs((visit) => (open.has(textIn(visit['id'])) ? { ...visit, endTime: null } : visit)),
    ]),
  'care-at-exact-times': breaking('PVS-39')
    .says('A care visit without times is refused, whatever its timeType.')
    .by(refuses, WRITES, ({ visitType, startTime }) => visitType === 'care' && startTime === undefined),
  'times-once-there-stay-required': breaking('PVS-39')
    .says('A visit that had times is not replaced by one without them.')
    .by(refuses, REPLACE, ({ startTime }, { path }, { store }) => {
      const former = store.personalVisits.find(path['visitId'])?.startTime ?? null;
      return former !== null && startTime === undefined;
    }),
  'care-by-nobody': breaking('PVS-40')
    .says('A care visit needs no visitor.')
    .by(sentAs, WRITES, (body) => body['visitType'] === 'care' && namesNoVisitor(body) && ONE_VISITOR),
  'nobody-all-day': breaking('PVS-40')
    .says('A visit that lasts all day needs no visitor.')
    .by(sentAs, CREATE, (body) => body['timeType'] === 'allDay' && namesNoVisitor(body) && ONE_VISITOR),
  'attendees-for-visitors': breaking('PVS-40')
    .says('Residents who attend count as visitors.')
    .by(sentAs, WRITES, (body) => {
      return !isEmpty(body['additionalAttendeeResidentIds']) && namesNoVisitor(body) && ONE_VISITOR;
    }),
  'empty-lists-for-visitors': breaking('PVS-40')
    .says('A list of visitors has to be sent, and may be empty.')
    .by(sentAs, WRITES, (body) => {
      const isSent = Array.isArray(body['connectionVisitors'] ?? body['manualVisitors']);
      return isSent && namesNoVisitor(body) && ONE_VISITOR;
    }),
  'change-to-nobody': breaking('PVS-40')
    .says('A replacement without visitors is taken, and those who were there stay.')
    .by(sentAs, REPLACE, (body, stored) => {
      if (!stored || !namesNoVisitor(body)) return false;
      const { connectionVisitors, manualVisitors } = stored;
      return { connectionVisitors, manualVisitors };
    }),
  'nobody-is-refused-and-kept': breaking('PVS-40')
    .says('A replacement without visitors is refused, and the visitors are gone.')
    .by(sentAs, REPLACE, (body, stored, world) => {
      if (namesNoVisitor(body))
        visits.amend(world, stored?.id, () => ({ connectionVisitors: [], manualVisitors: [] }));
      return false;
    }),
  'connections-are-not-enough': breaking('PVS-41')
    .says('A write without manualVisitors is refused, although it has connectionVisitors.')
    .by(refuses, WRITES, ({ manualVisitors }) => isEmpty(manualVisitors)),
  'strangers-give-no-care': breaking('PVS-41')
    .says('A care visit by a stranger alone is refused.')
    .by(refuses, WRITES, ({ visitType, connectionVisitors }) => {
      return visitType === 'care' && isEmpty(connectionVisitors);
    }),
  'both-kinds-once-one-is-empty': breaking('PVS-41')
    .says('An empty list of connections next to a stranger is refused.')
    .by(refuses, CREATE, ({ connectionVisitors: list }) => Array.isArray(list) && list.length === 0),
});
