import { isoOf } from '../../mock/world/clock.ts';
import { textIn, type Members } from '../input.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { isExact, later, minuteIn } from '../times.ts';
import { refuses, onInvalid } from '../verbs.ts';
import { CREATE, REPLACE, sentAs, visits, WRITES } from './adapter.ts';

const isEmpty = (list: unknown): boolean => !Array.isArray(list) || list.length === 0;
const namesNoVisitor = ({ connectionVisitors, manualVisitors }: Members): boolean =>
  isEmpty(connectionVisitors) && isEmpty(manualVisitors);

const ONE_VISITOR = { manualVisitors: [{ name: 'Somebody', relationship: 'Unknown' }] };

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

export const requiringMutants = mutantsOf('personal-visits', {
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
  'duration-of-all-day': breaking('PVS-203', 'PVS-36')
    .says('What lasts all day needs no durationInMinutes.')
    .by(sentAs, WRITES, (body) => body['timeType'] === 'allDay' && { durationInMinutes: 1440, ...body }),
  'start-from-the-end': breaking('PVS-37')
    .says('Without a startTime a care visit begins durationInMinutes before its end.')
    .by(sentAs, CREATE, ({ visitType, startTime, endTime, durationInMinutes }) => {
      const isOpen = visitType === 'care' && startTime === undefined && endTime !== undefined;
      return isOpen && { startTime: later(endTime, -Number(durationInMinutes)) };
    }),
  'end-from-the-duration-on-a-change': breaking('PVS-38')
    .says('A change without endTime is accepted if durationInMinutes gives one.')
    .by(sentAs, REPLACE, endFromTheDuration),
  'care-at-exact-times': breaking('PVS-39')
    .says('A care visit without times is refused, whatever its timeType.')
    .by(refuses, WRITES, ({ visitType, startTime }) => visitType === 'care' && startTime === undefined),
  'care-by-nobody': breaking('PVS-40')
    .says('A care visit needs no visitor.')
    .by(sentAs, WRITES, (body) => body['visitType'] === 'care' && namesNoVisitor(body) && ONE_VISITOR),
  'both-kinds-once-one-is-empty': breaking('PVS-41')
    .says('An empty list of connections next to a stranger is refused.')
    .by(refuses, CREATE, ({ connectionVisitors: list }) => Array.isArray(list) && list.length === 0),
});
