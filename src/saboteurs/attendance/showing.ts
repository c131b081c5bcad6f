import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import { atDoor, inTurn, marks, renamed, someDoor, updates } from '../../witness/attendance.ts';
import type { Witness } from '../../witness/stage.ts';
import { idIn, membersIn } from '../input.ts';
import { afterwards, inData, type Mutation, together } from '../mutation.ts';
import { saboteursOf, type Saboteur } from '../saboteur.ts';
import { besideRecords, inRecords, itemsIn, LIST, MARK, OWN, UPDATE, WITH_ACTIVITY } from './amend.ts';

type Shown = Record<string, unknown>;

/** Records shown otherwise in some answers. */
const shownAs = (
  change: (record: Shown) => Shown,
  operations: readonly OperationId[] = WITH_ACTIVITY,
): Mutation => together(...operations.map((operation) => afterwards(operation, inData(change))));

const everywhere = (change: (record: Shown) => Shown): Mutation =>
  together(
    shownAs(change),
    inRecords((records) => records.map((record) => change({ ...record }))),
  );

const dayIn = (value: unknown): string => String(value).slice(0, 10);

/** What is shown as something else than it is said to be. */
const mistyped: readonly (readonly [string, string, readonly ClauseId[], Mutation])[] = [
  [
    'user-by-number',
    'The userId of a record in the list of a resident is a number.',
    ['ATT-01', 'CNV-03'],
    shownAs((record) => ({ ...record, userId: String(record['userId']).length }), [OWN]),
  ],
  [
    'types-in-capitals',
    'The userType of a record is RESIDENT or CONNECTION in the list of an activity.',
    ['ATT-02'],
    inRecords((records) =>
      records.map((record) => ({ ...record, userType: String(record['userType']).toUpperCase() })),
    ),
  ],
  [
    'present',
    'The status of somebody who attended is present in the list of a resident.',
    ['ATT-03'],
    shownAs(
      (record) => ({ ...record, status: record['status'] === 'attended' ? 'present' : record['status'] }),
      [OWN],
    ),
  ],
  [
    'marked-on-a-day',
    'The markedAt of a record is a day without a time.',
    ['ATT-04'],
    everywhere((record) => ({ ...record, markedAt: dayIn(record['markedAt']) })),
  ],
  [
    'reasons-in-an-array',
    'The declineReason is an array after an update.',
    ['ATT-05'],
    shownAs(
      ({ declineReason, ...record }) => ({ ...record, declineReason: declineReason && [declineReason] }),
      [UPDATE],
    ),
  ],
  [
    'hours',
    'The duration counts hours in the list of an activity.',
    ['ATT-06', 'ATT-16'],
    inRecords((records) =>
      records.map(({ duration, ...record }) => ({ ...record, duration: duration && Number(duration) / 60 })),
    ),
  ],
  [
    'place-in-parts',
    'The activityLocation of a record is an object after a mark.',
    ['ATT-11'],
    shownAs((record) => ({ ...record, activityLocation: { room: record['activityLocation'] } }), [MARK]),
  ],
  [
    'activity-by-number',
    'The activityId of a record is a number after a mark.',
    ['ATT-07', 'CNV-03'],
    shownAs((record) => ({ ...record, activityId: 17 }), [MARK]),
  ],
  [
    'facility-by-number',
    'The facilityId of a record is a number.',
    ['ATT-09', 'CNV-03'],
    shownAs((record) => ({ ...record, facilityId: 17 })),
  ],
];

/** The activity of the last record that was made in this world. */
const lastActivity: Witness = atDoor(async ({ mark, update, ann, ben, second }) =>
  inTurn(
    () => mark(ann),
    () => mark(ben, {}, second),
    () => update(ann, { duration: 4 }),
  ),
);

const renaming: Witness = async (stage) => {
  const { mark, first, ann, ben, all: look } = await someDoor(stage);
  const before = [await mark(ann), await look()];
  await renamed(stage, first);
  return [before, await mark(ben), await look()];
};

/** Records show what their activity was created with. */
const asCreated = (member: 'activityName' | 'activityLocation', of: 'name' | 'location'): Mutation => {
  const known = new Map<unknown, unknown>();
  const create = afterwards('createActivity', (reply, { body }) => {
    known.set(idIn(reply), membersIn(body)[of]);
    return reply;
  });
  const show = shownAs((record) => ({
    ...record,
    [member]: known.get(record['activityId']) ?? record[member],
  }));
  return together(create, show);
};

/** The activityName beside the records, as it was first shown there. */
const firstName = (): Mutation => {
  const known = new Map<unknown, unknown>();
  return besideRecords((data) => {
    const { activityId, activityName } = data;
    if (!known.has(activityId)) known.set(activityId, activityName);
    return { ...data, activityName: known.get(activityId) };
  });
};

/** Saboteurs of how attendance looks. */
export const showingSaboteurs: readonly Saboteur[] = [
  ...saboteursOf('attendance', marks, {
    'records-of-the-latest-activity': [
      'The answer to an update names the activity of the record that was made last.',
      ['ATT-10', 'ATT-11'],
      afterwards(UPDATE, (reply, _, { store }) => {
        const { activityId } = store.attendance.all().at(-1) ?? {};
        const data = membersIn(membersIn(reply.body)['data']);
        return activityId === undefined ? reply : { ...reply, body: { data: { ...data, activityId } } };
      }),
      lastActivity,
    ],
    'own-list-by-name': [
      'In the list of a resident the activityId is the name of the activity.',
      ['ATT-10'],
      shownAs((record) => ({ ...record, activityId: record['activityName'] }), [OWN]),
    ],
    'type-for-a-place': [
      'The activityLocation of a record is the type of the activity.',
      ['ATT-11'],
      shownAs((record) => ({ ...record, activityLocation: record['activityType'] })),
    ],
    'name-as-created': [
      'The activityName of a record is the one with which the activity was created.',
      ['ATT-11'],
      (tables) => asCreated('activityName', 'name')(tables),
      renaming,
    ],
    'place-as-created': [
      'The activityLocation of a record is the one with which the activity was created.',
      ['ATT-11'],
      (tables) => asCreated('activityLocation', 'location')(tables),
      renaming,
    ],
    'records-alone': [
      'The attendance of an activity is an array of records.',
      ['ATT-12'],
      afterwards(LIST, (reply) => ({
        ...reply,
        body: { data: membersIn(membersIn(reply.body)['data'])['attendanceRecords'] },
      })),
    ],
    'records-by-user': [
      'The attendanceRecords are an object by the ids of users.',
      ['ATT-12'],
      inRecords((records) => Object.fromEntries(records.map((record) => [String(record['userId']), record]))),
    ],
    'id-of-the-first-record': [
      'The activityId beside the records is that of the activity that was asked for first.',
      ['ATT-13'],
      (tables) => {
        const asked: unknown[] = [];
        return besideRecords((data) => {
          asked.push(data['activityId']);
          return { ...data, activityId: asked[0] };
        })(tables);
      },
    ],
    'first-name-beside-the-records': [
      'The activityName beside the records stays as it was at first.',
      ['ATT-14'],
      (tables) => firstName()(tables),
      renaming,
    ],
    'counted-name': [
      'The activityName beside the records is followed by their number, where there are any.',
      ['ATT-14'],
      besideRecords((data) => {
        const count = itemsIn(data['attendanceRecords']).length;
        return count === 0 ? data : { ...data, activityName: `${String(data['activityName'])} (${count})` };
      }),
    ],
  }),
  ...mistyped.map(([name, description, breaks, tables]): Saboteur => ({
    id: `attendance.${name}`,
    description,
    breaks,
    tables,
    witness: name === 'reasons-in-an-array' ? updates : marks,
  })),
];
