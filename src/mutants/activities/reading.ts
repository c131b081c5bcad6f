import { isRefusal } from '../../mock/http/problem.ts';
import { membersIn, type Members } from '../input.ts';
import { afterwards, inAccess, inData, instead, together, type Mutation } from '../mutation.ts';
import { ignoresParameter, withoutEnvelope, wrongValue } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { shows, readsPathAs } from '../verbs.ts';
import type { LIST } from './adapter.ts';
import { GET, storedFor } from './adapter.ts';

/** The isPastActivity of reads or lists, computed otherwise from the days until the start. */
const computesPast = (
  operation: typeof GET | typeof LIST,
  isPast: (activity: Members, daysAhead: number, today: string) => unknown,
): Mutation =>
  shows(operation, (activity, _input, { clock }) => {
    const ahead = Date.parse(String(activity['startDate'])) - clock.now().epochMilliseconds;
    return { ...activity, isPastActivity: isPast(activity, ahead / 86_400_000, clock.now().toString()) };
  });

const RULE = 'staffMaySeeActivity';

/** Mutants of the read of one activity: its flags, its places, the status of one user, and which staff may read it. */
export const readingMutants = mutantsOf('activities', {
  'never-past': wrongValue(['ACT-17'], GET, 'isPastActivity').is(false),
  'past-once-it-is-this-week': breaking('ACT-17')
    .says('An activity within the next days counts as past when it is read.')
    .by(computesPast, GET, (_, ahead) => ahead < 5),
  'never-cancelled': wrongValue(['ACT-19'], GET, 'isCancelled').is(false),
  'cancelled-only-if-staff-made-it': breaking('ACT-19')
    .says('An activity that was made through the API never says that it is cancelled.')
    .by(afterwards, GET, (reply, input, context) =>
      context.store.staff.find(storedFor(input, context)?.creator.id)
        ? reply
        : inData((activity) => ({ ...activity, isCancelled: false }))(reply, input),
    ),
  'read-of-another': breaking('ACT-57', 'ACT-66')
    .says('A read answers the activity that was made last.')
    .by(readsPathAs, GET, (input, { store }) => ({ activityId: store.activities.all().at(-1)?.id ?? '' })),
  'read-without-envelope': withoutEnvelope(['ACT-57', 'CNV-08'], GET),
  'capacity-where-there-is-a-limit': breaking('ACT-58')
    .says('A read shows a capacity only if fewer than ten residents can register.')
    .by(shows, GET, (activity) => {
      const { max } = membersIn(membersIn(activity['capacity'])['residents']);
      return typeof max === 'number' && max < 10 ? activity : { ...activity, capacity: {} };
    }),
  'user-status-in-the-list-alone': ignoresParameter(['ACT-60'], GET, 'actingUserId'),
  'staff-need-no-permission': breaking('ACT-61')
    .says('Staff of the facility read an activity whether they have the permission or not.')
    .by(inAccess, RULE, (original) => {
      return ({ acting, ...request }, world) =>
        original({ ...request, acting: { ...acting, permissions: ['VIEW_ACTIVITIES'] } }, world);
    }),
  'staff-of-every-facility': breaking('ACT-62')
    .says('Staff with the permission read the activities of every facility.')
    .by(inAccess, RULE, (original) => ({ acting, ...request }, world) => {
      const facilityIds = world.store.facilities.all().map(({ id }) => id);
      return original({ ...request, acting: { ...acting, facilityIds } }, world);
    }),
  'staff-of-another-facility-see-an-empty-one': breaking('ACT-62', 'ATD-07')
    .says('Staff of another facility get 200 and an activity without members but its id.')
    .with((tables) =>
      together(
        inAccess(RULE, () => () => undefined),
        instead(GET, (original) => (input, context) => {
          const reply = tables.access[RULE](input, context) ?? original(input, context);
          const activity = storedFor(input, context);
          return isRefusal(reply) && activity && !input.acting.facilityIds.includes(activity.facilityId)
            ? { status: 200, body: { data: { id: activity.id } } }
            : reply;
        }),
      )(tables),
    ),
});
