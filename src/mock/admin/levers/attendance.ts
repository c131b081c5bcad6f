import { isRefusal } from '../../http/problem.ts';
import { markAttendance } from '../../operations/attendance/mark.ts';
import type { Levers } from './lever.ts';

/** Staff name a connection by its own id. */
const NAMING = 'connection-id';

/** Staff mark under the rules of the API. */
export const attendanceLevers = {
  'mark-attendance': (input, context) => {
    const marked = markAttendance(input, NAMING, context);
    return isRefusal(marked) ? marked : {};
  },
} satisfies Partial<Levers>;
