import type { RegistrationRecord } from '../mock/world/records.ts';
import {
  type Mutation,
  inList,
  instead,
  noting,
  afterwards,
  together,
  insteadOfRefusal,
} from './mutation.ts';
import { entryFor, afterCancel, entriesFor } from './after-cancel.ts';
import { onlyAnswers, shows, lists, readsQueryAs, showsWith, answersData } from './verbs.ts';
import { isRefusal } from '../mock/http/problem.ts';
import { membersIn, type Members, itemsIn, beforeValidation } from './input.ts';
import { mutantsOf, breaking, type Mutant } from './mutant.ts';
import { filling } from './windows.ts';
import { leavingOut } from './leaves-out.ts';
import { withoutEnvelope, wrongType, wrongValue, acceptsWithout, changedAt } from './operators.ts';
import type { Store } from '../mock/world/store.ts';

const CREATE = 'createRegistration';
const CANCEL = 'cancelRegistration';
const LIST = 'listResidentRegistrations';
const CONNECTION_LIST = 'listConnectionRegistrations';

const waits = ({ status }: { readonly status?: unknown }): boolean => status === 'waitlisted';

/** A cancel is answered and not done where the test says so of the entry. */
const onlyAnswersCancel = (
  test: (entry: RegistrationRecord, ...rest: Parameters<typeof entryFor>) => boolean,
): Mutation =>
  onlyAnswers(CANCEL, (input, context) => {
    const entry = entryFor(input, context);
    return entry !== undefined && test(entry, input, context);
  });

const listsOnly = (keep: (item: Members, place: number, items: readonly Members[]) => boolean): Mutation =>
  lists(LIST, (items) => items.map(membersIn).filter(keep));

/** The list of a range that is wider. */
const widens = (range: Members): Mutation => readsQueryAs(LIST, (query) => ({ ...query, ...range }));

const LONG_HENCE = { endDate: '2090-01-01T00:00:00Z' };

/** What is answered to who has to wait, or to who has a place, has other members. */
const answersTo = (isToWait: boolean, change: (registration: Members) => Members) =>
  showsWith(CREATE, (one) => (waits(one) === isToWait ? { ...change(one) } : {}));

/** The registered residents in a read of the activity, counted otherwise. */
const counts = (change: (registered: number, waitlisted: number) => number) =>
  shows('getActivity', (activity) =>
    membersIn(
      changedAt(activity, 'capacity.residents', (places) => {
        const { registered, waitlisted } = membersIn(places);
        return { ...membersIn(places), registered: change(Number(registered), Number(waitlisted)) };
      }),
    ),
  );

/** The registered connections in a read of the activity, counted otherwise. */
const countsConnections = (change: (residents: number, connections: number) => number) =>
  shows('getActivity', (activity) =>
    membersIn(
      changedAt(activity, 'capacity', (places) => {
        const { residents, connections } = membersIn(places);
        const [ours, theirs] = [membersIn(residents), membersIn(connections)];
        const registered = change(Number(ours['registered']), Number(theirs['registered']));
        return { residents, connections: { ...theirs, registered } };
      }),
    ),
  );

type Entries = readonly RegistrationRecord[];

/** What is done after a cancel by one who has a place, or by one who waits, given all others as they were. */
const afterCancelBy = (
  status: RegistrationRecord['status'],
  act: (queue: Entries, others: Entries, store: Store, former: RegistrationRecord) => void,
): Mutation =>
  afterCancel(({ former, earlier, later }, _input, { store }) => {
    const others = [...earlier, ...later];
    if (former.status === status) act(others.filter(waits), others, store, former);
  });

const put = (
  { registrations }: Store,
  entry: RegistrationRecord | undefined,
  status: RegistrationRecord['status'],
): void => {
  if (entry) registrations.replace({ ...entry, status });
};

export const registrationMutants: readonly Mutant[] = [
  ...mutantsOf('registrations', {
    'connection-list-without-an-end': breaking('REG-202', 'CNV-34')
      .says('Without endDate, lists the registrations of a connection without an end.')
      .by(filling, CONNECTION_LIST, 'endDate', () => LONG_HENCE.endDate),
    'who-waits-is-not-listed': breaking('REG-38', 'REG-41')
      .says('The list leaves out waitlisted registrations.')
      .by(listsOnly, (one) => !waits(one)),
    'four-are-listed': breaking('REG-38')
      .says('The list holds at most four registrations.')
      .by(listsOnly, (_, place) => place < 4),
    'end-without-effect': breaking('REG-39').says('The list ignores endDate.').by(widens, LONG_HENCE),
    'list-of-everybody-who-comes': breaking('REG-40')
      .says(
        'Lists, in addition to the registrations of a resident, those of the others for the same activities.',
      )
      .by(instead, LIST, (original) => (input, context) => {
        const reply = original(input, context);
        if (isRefusal(reply)) return reply;
        const activities = itemsIn(membersIn(reply.body)['data']).map((one) => membersIn(one)['activityId']);
        const others = context.store.registrations.filter(
          ({ activityId, personId }) =>
            activities.includes(activityId) && personId !== input.path['residentId'],
        );
        const theirs = others.flatMap(({ personId: residentId }) => {
          const list = original({ ...input, path: { residentId } }, context);
          return isRefusal(list) ? [] : itemsIn(membersIn(list.body)['data']);
        });
        return inList((items) => [...items, ...theirs])(reply, input);
      }),
    'listed-as-created': breaking('REG-41', 'REG-27')
      .says('Lists a registration with the status that it had when it was made.')
      .by(noting(Map<string, unknown>), (made) => {
        const keyOf = (one: Members) => `${String(one['activityId'])} ${String(one['userId'])}`;
        return [
          shows(CREATE, (one) => {
            made.set(keyOf(one), one['status']);
            return one;
          }),
          showsWith(LIST, (one) => ({ status: made.get(keyOf(one)) ?? one['status'] })),
        ];
      }),
    'activity-by-number': wrongType(['REG-01'], LIST, 'activityId', 'number'),
    'facility-as-an-object': wrongType(['REG-03'], LIST, 'facilityId', 'object'),
    'user-type-in-capitals': wrongValue(['REG-05'], LIST, 'userType')
      .as('a word in capitals')
      .by((type) => String(type).toUpperCase()),
    'registered-at-without-a-time': wrongValue(['REG-06', 'CNV-04'], CREATE, 'registeredAt')
      .as('a day')
      .by((at) => String(at).slice(0, 10)),
    'position-as-text': breaking('REG-08')
      .says('Lists the position of those who wait as a text.')
      .by(showsWith, LIST, (one) => (waits(one) ? { position: `${String(one['position'])}.` } : {})),
    'no-position-in-the-queue': breaking('REG-15')
      .says('The answer to a waitlisted registration has null as position.')
      .by(answersTo, true, () => ({ position: null })),
    'answered-without-envelope': withoutEnvelope(['REG-09', 'CNV-08'], CREATE),
    'everybody-is-a-connection': wrongValue(['REG-13'], CREATE, 'userType').is('connection'),
    pending: breaking('REG-14')
      .says('Answers pending as the status of who has to wait.')
      .by(answersTo, true, () => ({ status: 'pending' })),
    'list-of-a-connection-by-name': breaking('REG-36', 'CNV-10')
      .says('Answers the registrations of a connection as an object by activity.')
      .by(answersData, CONNECTION_LIST, () => ({})),
    'no-content-for-an-empty-list': breaking('REG-35', 'REG-25')
      .says('Answers 204 to the list of a resident who is registered for nothing.')
      .by(afterwards, LIST, (reply) => {
        const { data } = membersIn(reply.body);
        return Array.isArray(data) && data.length === 0 ? { ...reply, status: 204, body: undefined } : reply;
      }),
    'user-not-required': breaking('REG-10', 'CNV-34')
      .says('A registration without a user is made for the oldest resident of the tenant.')
      .by(beforeValidation, CREATE, (body, { store }) => ({ userId: store.residents.all()[0]?.id, ...body })),
    'user-type-not-required': acceptsWithout(['REG-201', 'CNV-34'], CREATE, 'userType', 'resident'),
    'any-user-type': breaking('REG-11', 'CNV-36')
      .says('Takes any userType, registers a resident and shows what was sent.')
      .by(
        together,
        beforeValidation(CREATE, (body) =>
          'userType' in body && body['userType'] !== 'connection'
            ? { ...body, userType: 'resident', kind: body['userType'] }
            : body,
        ),
        showsWith(CREATE, (_one, { sent: { kind } }) => ({ ...(kind !== undefined && { userType: kind }) })),
      ),
    'who-waits-is-counted': breaking('ACT-59')
      .says('capacity.residents.registered also counts those who are waitlisted.')
      .by(counts, (registered, waitlisted) => registered + waitlisted),
    'residents-are-counted-as-connections': breaking('ACT-109')
      .says('Counts residents who are registered among the connections.')
      .by(countsConnections, (ours, theirs) => ours + theirs),
    'never-again': breaking('REG-32')
      .says('Refuses a resident who was registered for the activity and cancelled.')
      .by(noting(Set<string>), (gone) => [
        afterCancel(({ former: { activityId, userId } }) => void gone.add(`${activityId} ${userId}`)),
        instead(CREATE, (original) => {
          return (input, context) =>
            gone.has(`${input.path['activityId']} ${String(membersIn(input.body)['userId'])}`)
              ? { status: 409, body: { data: null } }
              : original(input, context);
        }),
      ]),
    'registered-for-another-activity': breaking('REG-13', 'REG-16', 'REG-12')
      .says('Puts every third registration down for the activity made last, and answers as if all were well.')
      .with((tables) => {
        let count = 0;
        return afterwards(CREATE, (reply, { path }, { store }) => {
          count += 1;
          const made = store.registrations.all().at(-1);
          const other = store.activities.filter(({ id }) => id !== path['activityId']).at(-1);
          if (made && other && count % 3 === 0)
            store.registrations.replace({ ...made, activityId: other.id });
          return reply;
        })(tables);
      }),
    'second-in-the-queue-moves-up': breaking('REG-27')
      .says('With three waitlisted users, a free place goes to the second one.')
      .by(afterCancelBy, 'registered', ([first, second, third], _, store) => {
        if (!third) return;
        put(store, first, 'waitlisted');
        put(store, second, 'registered');
      }),
    'two-move-up': breaking('REG-28')
      .says('Lets two of the queue move up for one place that came free.')
      .by(afterCancelBy, 'registered', ([, second], _, store) => put(store, second, 'registered')),
    'the-other-registered-one-gives-way': breaking('REG-31', 'REG-28')
      .says('Puts another registered resident at the end of the queue when someone moves up.')
      .by(afterCancelBy, 'registered', (queue, others, store) => {
        if (queue.length > 0) put(store, others.filter((entry) => !waits(entry)).at(-1), 'waitlisted');
      }),
    'waiting-cannot-be-given-up': breaking('REG-29')
      .says('Answers the cancel of someone who waits and keeps the entry.')
      .by(onlyAnswersCancel, waits),
    'moves-up-for-one-who-waited': breaking('REG-30')
      .says('Lets the first of the queue move up when another of the queue cancels.')
      .by(afterCancelBy, 'waitlisted', ([first], _, store) => put(store, first, 'registered')),
    'former-place-in-the-queue': breaking('REG-27')
      .says('Gives who comes back the place in the queue that they had left.')
      .by(noting(Set<string>), (former) => [
        afterCancel(({ former: { activityId, userId } }) => void former.add(`${activityId} ${userId}`)),
        instead(CREATE, (original) => (input, context) => {
          const reply = original(input, context);
          const userId = String(membersIn(input.body)['userId']);
          const made = entryFor({ ...input, path: { ...input.path, userId } }, context);
          if (isRefusal(reply) || !made || !former.has(`${made.activityId} ${userId}`)) return reply;
          context.store.registrations.replace({ ...made, registeredAt: '2000-01-01T00:00:00.000Z' });
          return reply;
        }),
      ]),
    'place-stays-taken': breaking('REG-26')
      .says('Goes on counting a registration that was cancelled.')
      .by(afterCancel, ({ former, earlier, later }, _input, { store }) => {
        const ghost = `ghost-${former.id}`;
        if (![former, ...earlier, ...later].some(waits) && !store.registrations.find(ghost))
          store.registrations.insert({ ...former, id: ghost, personId: ghost, userId: ghost });
      }),
    'cancel-takes-the-next-too': breaking('REG-31', 'REG-26')
      .says('Cancels with a registration the one that came after it.')
      .by(afterCancel, ({ later: [next] }, _input, { store }) => {
        if (next?.status === 'registered') store.registrations.remove(next.id);
      }),
    'cancel-takes-other-activities-too': breaking('REG-31')
      .says('Cancels with a registration those of the same resident for activities of the same day.')
      .by(afterCancel, ({ former }, _input, { store }) => {
        const dayOf = (id: string) => store.activities.find(id)?.startDate.slice(0, 10);
        for (const { id, activityId, personId } of store.registrations.all())
          if (personId === former.personId && dayOf(activityId) === dayOf(former.activityId))
            store.registrations.remove(id);
      }),
    'cancel-in-vain-takes-the-last': breaking('REG-31')
      .says('Cancels the latest registration of the activity if the user of the path has none.')
      .by(insteadOfRefusal, CANCEL, (input, context) => {
        const last = entriesFor(input, context).at(-1);
        if (last) context.store.registrations.remove(last.id);
        return { status: 204, body: undefined };
      }),
    'occurrence-stays': breaking('REG-33')
      .says('Answers the cancel of one occurrence of a series and keeps it.')
      .by(onlyAnswers, CANCEL, ({ query }) => query['occurrenceDate'] !== undefined),
  }),
  ...leavingOut(
    'registrations',
    { resource: 'a registration', breaks: ['REG-101'], operations: [CREATE, LIST, CONNECTION_LIST] },
    'activityId activityName activityType activityStartDate activityEndDate activityLocation',
    'facilityId facilityName userId userType userName relationship registeredAt status position',
  ),
];
