import { entriesFor, entryFor } from '../after-cancel.ts';
import { membersIn } from '../input.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { silent, reportsInvalid, reportsRefused, alsoReports } from './adapter.ts';
import { readsLate, readsStaleAfter, silentForStaff } from './records.ts';

const CREATE = 'createActivity';
const REPLACE = 'replaceActivity';
const DELETE = 'deleteActivity';
const REGISTER = 'createRegistration';
const CANCEL = 'cancelRegistration';

export const activityMutants = [
  ...mutantsOf('events', {
    'created-in-silence': silent(['EVT-17'], CREATE),
    'created-but-not-there-yet': breaking('EVT-19')
      .says('Answers 404 to the first read of a new activity.')
      .by(readsLate, 'getActivity', 'activityId', () => true),
    'refused-create-is-told': reportsInvalid(['EVT-20'], CREATE),
    'updated-in-silence': silent(['EVT-21'], REPLACE),
    'updated-but-shown-as-before': breaking('EVT-23')
      .says('Shows an activity as it was before the replacement on the first read after it.')
      .by(readsStaleAfter, REPLACE, ({ store }) => store.activities, 'getActivity', 'activityId'),
    'refused-replacement-is-told': reportsInvalid(['EVT-24'], REPLACE),
    'deleted-in-silence': silent(['EVT-26'], DELETE),
    'refused-deletion-is-told': reportsRefused(['EVT-28'], DELETE),
    'staff-create-in-silence': silentForStaff(['EVT-18'], 'activity.created'),
    'staff-update-in-silence': silentForStaff(['EVT-22'], 'activity.updated'),
    'staff-delete-in-silence': silentForStaff(['EVT-27'], 'activity.deleted'),
    'staff-register-in-silence': silentForStaff(['EVT-30'], 'registration.created'),
    'staff-cancel-in-silence': silentForStaff(['EVT-36'], 'registration.deleted'),
    'first-registration-alone': silent(['EVT-29'], REGISTER, 'after the first', (input, context) => {
      return entriesFor(input, context).length > 0;
    }),
    'connections-in-silence': silent(['EVT-29'], REGISTER, 'of connections', ({ body }) => {
      return membersIn(body)['userType'] === 'connection';
    }),
    'promoted-in-silence': silent(['EVT-31'], CANCEL, undefined, undefined, 'registration.created'),
    'refused-twin-is-told': reportsRefused(['EVT-32'], REGISTER),
    'cancelled-in-silence': silent(['EVT-34', 'EVT-35'], CANCEL),
    'replaced-in-silence': silent(['EVT-34'], CANCEL, 'someone moves up', (input, context) => {
      const isQueued = entriesFor(input, context).some(({ status }) => status === 'waitlisted');
      return isQueued && entryFor(input, context)?.status === 'registered';
    }),
    'waiting-given-up-in-silence': silent(['EVT-35'], CANCEL, 'from the queue', (input, context) => {
      return entryFor(input, context)?.status === 'waitlisted';
    }),
    'promotion-after-waiting-given-up': breaking('EVT-37')
      .says('Sends an event of a promotion when someone leaves the queue.')
      .by(alsoReports, CANCEL, (input, context, done) => {
        const entry = entryFor(input, context);
        return done && entry?.status === 'waitlisted' ? ['registration.created', entry.id] : undefined;
      }),
    'promotion-of-nobody': breaking('EVT-38')
      .says('Sends the event of a promotion whenever a registered resident cancels, even without a waitlist.')
      .by(alsoReports, CANCEL, (input, context, done) => {
        const entry = entryFor(input, context);
        const isQueued = entriesFor(input, context).some(({ status }) => status === 'waitlisted');
        return done && entry && !isQueued ? ['registration.created', entry.id] : undefined;
      }),
  }),
];
