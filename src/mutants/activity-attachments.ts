import type { AttachmentRecord } from '../mock/world/records.ts';
import type { World } from '../mock/world/world.ts';
import { type Mutation, noting, inAccess } from './mutation.ts';
import { wrongStatus } from './operators.ts';
import { mutantsOf, breaking, worded, rowOf } from './mutant.ts';
import {
  answering,
  beforeReplacing,
  fileIn,
  GET,
  lookingIn,
  sending,
  type Path,
  type Wish,
  forConnections,
  forResidents,
  refusal,
} from './activity-attachments/amend.ts';
import { facilityIdsOf } from '../mock/world/activity-facilities.ts';

/** An attachment is sent otherwise. */
const sent = worded((how) => `An attachment is sent ${how}.`, sending);

/** The activity that has a file, and the one in the path. */
const ownerOf = (path: Path, { store }: World) => {
  const asked = store.activities.find(path['activityId']);
  const owner = store.activities
    .all()
    .find(({ attachments }) => attachments.some(({ id }) => id === path['attachmentId']));
  return { asked, owner, isOfOneCalendar: asked?.calendarId === owner?.calendarId };
};
type Owner = ReturnType<typeof ownerOf>;

const isNoActivity = ({ asked }: Owner): boolean => asked === undefined;

/** A file is found under the path of other activities. */
const found = rowOf((where: string, test: (owner: Owner, kind: string) => boolean) => [
  `An attachment is there under the path of ${where}.`,
  lookingIn((path, world, { kind }) => {
    const owner = ownerOf(path, world);
    return owner.owner && test(owner, kind) ? { ...path, activityId: owner.owner.id } : undefined;
  }),
]);

/** Files that a replacement took out are there as before, for those who are named. */
const outliving = (isFor: (kind: string, file: AttachmentRecord) => boolean): Mutation =>
  noting(Map<string, AttachmentRecord>)((former) => {
    const formerIn = (path: Path) => former.get(`${path['activityId'] ?? ''} ${path['attachmentId'] ?? ''}`);
    return [
      beforeReplacing((activityId, file) => former.set(`${activityId} ${file.id}`, file)),
      answering(
        (path, kind, world) => {
          const file = formerIn(path);
          return file !== undefined && isFor(kind, file) && !fileIn(path, world);
        },
        (path, { files }) => {
          const { name = '', type, fileId = '' } = formerIn(path) ?? {};
          const { bytes } = files.get(fileId) ?? {};
          return bytes && { name, type: type ?? '', bytes };
        },
      ),
    ];
  });

/** A condition on who asks for what: in words, and as a test. */
interface If<W> {
  readonly words: string;
  readonly is: (wish: W) => boolean;
}
const when = <W = Wish>(words: string, is: (wish: W) => boolean): If<W> => ({ words, is });
const not = <W>({ words, is }: If<W>): If<W> => when(`not ${words}`, (wish) => !is(wish));
const all = <W>(...parts: readonly If<W>[]): If<W> =>
  when(parts.map(({ words }) => words).join(' and '), (wish) => parts.every(({ is }) => is(wish)));

interface StaffWish {
  readonly isPublic: boolean;
  readonly isHere: boolean;
  readonly mayView: boolean;
}
const permitted = when<StaffWish>('with the permission', ({ mayView }) => mayView);
const anybody = when<StaffWish>('anybody', () => true);

/** What staff get for a file that is there: served, or refused so, under a condition. */
const staff = rowOf((answer: 'served' | 'forbidden' | 'not-found', { words, is }: If<StaffWish>) => [
  `An attachment is ${answer} to staff: ${words}.`,
  inAccess('staffMaySeeActivity', (original) => (request, world) => {
    const { acting, path, operation } = request;
    const activity = world.store.activities.find(path['activityId']);
    const file = fileIn(path, world);
    if (operation !== GET || acting.kind !== 'staff' || !activity || !file) return original(request, world);
    const isMeant = is({
      isPublic: file.publicToFamily,
      isHere: facilityIdsOf(activity, world).some((id) => acting.facilityIds.includes(id)),
      mayView: acting.permissions.includes('VIEW_ACTIVITIES'),
    });
    if (!isMeant) return original(request, world);
    return answer === 'served' ? undefined : refusal(answer);
  }),
]);

/** A resident or a connection gets an attachment under this condition, too. */
const gets = (kind: string, change: typeof forResidents) =>
  rowOf(({ words, is }: If<Wish>) => [
    `A ${kind} can also download an attachment in this case: ${words}.`,
    change((served, wish) => served || is(wish)),
  ]);
/** A resident or a connection does not get an attachment under this condition. */
const misses = (kind: string, change: typeof forResidents) =>
  rowOf(({ words, is }: If<Wish>, problem?: 'forbidden') => [
    `A ${kind} cannot download an attachment in this case: ${words}.`,
    change((served, wish) => served && !is(wish), problem),
  ]);
const residentGets = gets('resident', forResidents);
const residentMisses = misses('resident', forResidents);
const connectionGets = gets('connection', forConnections);
const connectionMisses = misses('connection', forConnections);

const isIn = ({ calendar }: Wish, ...ids: readonly (string | undefined)[]): boolean =>
  calendar?.facilityIds.some((id) => ids.includes(id)) === true;

const registered = when('registered', ({ isRegistered }) => isRegistered);
const attended = when('attended', ({ hasAttended }) => hasAttended);
const shared = when('open to the family', ({ attachment }) => attachment.publicToFamily);
const over = when('over', ({ activity, world }) => {
  return Date.parse(activity.startDate) < world.clock.now().epochMilliseconds;
});
const meal = when('on a meal calendar', ({ calendar }) => calendar?.category === 'meal');
const activity = when('on an activity calendar', ({ calendar }) => calendar?.category === 'activity');
const occasion = when('on a calendar for both', (wish) => meal.is(wish) || activity.is(wish));
const linked = when('of a facility of a linked resident', (wish) => isIn(wish, ...wish.homes));
const firstHome = when('of the facility of the first link', (wish) => isIn(wish, wish.homes[0]));

export const activityAttachmentMutants = mutantsOf('activity-attachments', {
  // Mutants about the bytes of an attachment and about the headers that come with them.
  'bytes-of-the-same-name': sent(['ATD-01'], 'as the first one of its name', (file, all, { files }) => ({
    bytes: files.get(all.find(({ name }) => name === file.name)?.fileId ?? '')?.bytes ?? file.bytes,
  })),
  'in-part': wrongStatus(['ATD-01'], GET, 206),
  'type-of-the-first': sent(['ATD-02'], 'with the type of the first', ({ type }, [first]) => ({
    type: type && (first?.type ?? type),
  })),
  'unknown-is-unknown': sent(['ATD-03'], 'as application/unknown if of no type', ({ type }) => ({
    type: type || 'application/unknown',
  })),
  nameless: sent(['ATD-04'], 'without a name', () => ({ name: '' })),
  'under-no-activity': found(['ATD-20'], 'an activity that does not exist', isNoActivity),
  'first-file-by-the-activity': breaking('ATD-21')
    .says('The id of the activity, sent as the attachment id, returns its first attachment.')
    .by(lookingIn, (path, { store }) => {
      const [first] = store.activities.find(path['activityId'])?.attachments ?? [];
      const isMeant = first && path['activityId'] === path['attachmentId'];
      return isMeant ? { ...path, attachmentId: first.id } : undefined;
    }),
  'under-any-activity': found(['ATD-22'], 'any activity', ({ asked }) => asked !== undefined),
  'taken-out-and-there-for-staff': breaking('ATD-23')
    .says('A file that a replacement took out is there for staff.')
    .by(outliving, (kind) => kind === 'staff'),
  'not-for-staff': staff(['ATD-06'], 'forbidden', anybody),
  'staff-of-any-facility': staff(['ATD-08'], 'served', permitted),
  'attended-alone': residentMisses(['ATD-10'], not(attended)),
  'registered-alone': residentMisses(['ATD-11'], not(registered)),
  'for-every-resident': residentGets(['ATD-12'], shared),
  'registered-connections-forbidden': connectionMisses(['ATD-14'], not(all(occasion, linked)), 'forbidden'),
  'past-activities-closed': connectionMisses(['ATD-15'], all(activity, over)),
  'first-link-alone': connectionMisses(['ATD-15', 'ATD-16'], all(not(registered), not(firstHome))),
  'every-calendar-of-the-tenant': connectionGets(['ATD-18'], all(shared, occasion)),
  'registered-connections-as-residents': connectionGets(['ATD-19'], registered),
  'opened-later-stays-kept': breaking('ATD-15')
    .says('What was once kept from the family stays so, whatever a replacement says.')
    .by(noting(Set<string>), (kept) => [
      beforeReplacing((_, { id, publicToFamily }) => publicToFamily || kept.add(id)),
      forConnections((served, { attachment }) => served && !kept.has(attachment.id)),
    ]),
  'past-meals-closed': connectionMisses(['ATD-16'], all(meal, not(registered), over)),
});
