import { isRefusal } from '../../mock/http/problem.ts';
import { hours, known, revisiting, someLounge, sometime, visiting } from '../../witness/personal-visits.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn, textIn, textsIn, type Members } from '../input.ts';
import { afterwards, instead, withStatus } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { dayIn, isExact } from '../times.ts';
import { CHANGE, CREATE, EVERYWHERE, GET, LIST, shownAs, showing } from './amend.ts';

const nothing = () => ({});
const byConnection = (_stage: unknown, { connectionIds }: { readonly connectionIds: readonly string[] }) =>
  known(...connectionIds);

/** A value that is set, shown otherwise. */
const set =
  (change: (value: string) => unknown) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? change(value) : value;

const each = (list: unknown, change: (one: Members) => unknown): unknown =>
  Array.isArray(list) ? list.map((one) => change(membersIn(one))) : list;

const looking: Witness = visiting(nothing, () => sometime('evening'), byConnection);
const changed: Witness = revisiting(nothing, () => ({ name: 'Tea', visitType: 'care' }));

/** Two visits, of which the first is read. */
const readFirst: Witness = async (stage) => {
  const lounge = await someLounge(stage);
  const id = await lounge.made();
  await lounge.made({ name: 'Tea' });
  return lounge.read(id);
};

/** Lies of how a visit looks. */
export const showingSaboteurs: readonly Saboteur[] = [
  {
    id: 'personal-visits.ids-of-figures',
    lie: 'The id of a visit is a number in the list.',
    breaks: ['PVS-01', 'CNV-03'],
    tables: shownAs([LIST], ({ id, ...rest }) => ({ id: textIn(id).length * 100, ...rest })),
    witness: looking,
  },
  {
    id: 'personal-visits.name-in-languages',
    lie: 'The name of a visit is an object by language in the answer to a replacement.',
    breaks: ['PVS-48'],
    tables: shownAs([CHANGE], ({ name, ...rest }) => ({ ...rest, name: { en: name } })),
    witness: changed,
  },
  {
    id: 'personal-visits.description-in-lines',
    lie: 'The description of a visit is an array of lines.',
    breaks: ['PVS-48'],
    tables: shownAs([GET, LIST], (visit) => ({
      ...visit,
      description: set((text) => text.split('\n'))(visit['description']),
    })),
    witness: looking,
  },
  {
    id: 'personal-visits.type-with-a-capital',
    lie: 'The visitType in the list begins with a capital.',
    breaks: ['PVS-03', 'PVS-48'],
    tables: shownAs([LIST], (visit) => ({
      ...visit,
      visitType: set((type) => type.slice(0, 1).toUpperCase() + type.slice(1))(visit['visitType']),
    })),
    witness: looking,
  },
  {
    id: 'personal-visits.type-of-a-changed-one',
    lie: 'The visitType of a visit that was replaced says so.',
    breaks: ['PVS-03', 'PVS-48'],
    tables: shownAs([CHANGE], (visit) => ({ ...visit, visitType: `${textIn(visit['visitType'])}-changed` })),
    witness: changed,
  },
  {
    id: 'personal-visits.start-in-milliseconds',
    lie: 'The startDate in the list counts milliseconds.',
    breaks: ['PVS-49'],
    tables: shownAs([LIST], (visit) => ({ ...visit, startDate: Date.parse(textIn(visit['startDate'])) })),
    witness: looking,
  },
  {
    id: 'personal-visits.times-with-seconds',
    lie: 'The times of a visit that is read have seconds.',
    breaks: ['PVS-49'],
    tables: shownAs([GET], ({ startTime, endTime, ...rest }) => ({
      ...rest,
      startTime: set((time) => `${time}:00`)(startTime),
      endTime: set((time) => `${time}:00`)(endTime),
    })),
    witness: looking,
  },
  {
    id: 'personal-visits.early-times-without-a-nought',
    lie: 'A time before ten in the morning has one figure for the hour in the list.',
    breaks: ['PVS-49'],
    tables: shownAs([LIST], ({ startTime, endTime, ...rest }) => ({
      ...rest,
      startTime: set((time) => time.replace(/^0/, ''))(startTime),
      endTime: set((time) => time.replace(/^0/, ''))(endTime),
    })),
    witness: visiting(({ day }) => hours(day(-7), '08:05', '09:10')),
  },
  {
    id: 'personal-visits.exact-time-by-another-name',
    lie: 'The timeType in the list is exact, where it was sent as exactTime.',
    breaks: ['PVS-07', 'PVS-49'],
    tables: shownAs([LIST], (visit) => (isExact(visit) ? { ...visit, timeType: 'exact' } : visit)),
    witness: looking,
  },
  {
    id: 'personal-visits.duration-in-words',
    lie: 'The durationInMinutes of a visit is a text.',
    breaks: ['PVS-45', 'PVS-47'],
    tables: shownAs([GET], (visit) => ({ ...visit, durationInMinutes: textIn(visit['durationInMinutes']) })),
    witness: looking,
  },
  {
    id: 'personal-visits.attended-in-one-text',
    lie: 'The attendedResidentIds of a visit to one resident are a text.',
    breaks: ['PVS-09', 'PVS-51'],
    tables: shownAs(EVERYWHERE, (visit) => {
      const ids = textsIn(visit['attendedResidentIds']);
      return { ...visit, attendedResidentIds: ids.length === 1 ? ids[0] : ids };
    }),
    witness: looking,
  },
  {
    id: 'personal-visits.connections-by-their-ids',
    lie: 'The connectionVisitors are an array of ids.',
    breaks: ['PVS-10', 'PVS-50'],
    tables: shownAs([LIST], ({ connectionVisitors, ...rest }) => ({
      ...rest,
      connectionVisitors: each(connectionVisitors, ({ connectionId }) => connectionId),
    })),
    witness: looking,
  },
  {
    id: 'personal-visits.connections-by-number',
    lie: 'The connectionId of a visitor is a number after a replacement.',
    breaks: ['PVS-10', 'PVS-50', 'CNV-03'],
    tables: shownAs([CHANGE], ({ connectionVisitors, ...rest }) => ({
      ...rest,
      connectionVisitors: each(connectionVisitors, ({ connectionId }) => ({
        connectionId: textIn(connectionId).length,
      })),
    })),
    witness: revisiting(nothing, byConnection),
  },
  {
    id: 'personal-visits.strangers-by-their-names',
    lie: 'The manualVisitors of a visit that is read are an array of names.',
    breaks: ['PVS-11', 'PVS-50'],
    tables: shownAs([GET], ({ manualVisitors, ...rest }) => ({
      ...rest,
      manualVisitors: each(manualVisitors, ({ name }) => name),
    })),
    witness: looking,
  },
  {
    id: 'personal-visits.ties-as-a-list',
    lie: 'The relationship of a stranger is an array.',
    breaks: ['PVS-50'],
    tables: shownAs([CREATE, LIST], ({ manualVisitors, ...rest }) => ({
      ...rest,
      manualVisitors: each(manualVisitors, (one) => ({ ...one, relationship: [one['relationship']] })),
    })),
    witness: looking,
  },
  {
    id: 'personal-visits.creator-by-name',
    lie: 'The creator in the list is a name and no object.',
    breaks: ['PVS-12'],
    tables: shownAs([LIST], (visit) => ({ ...visit, creator: membersIn(visit['creator'])['name'] })),
    witness: looking,
  },
  {
    id: 'personal-visits.create-unwrapped',
    lie: 'Create visit answers the visit itself, without an envelope.',
    breaks: ['PVS-33', 'CNV-08'],
    tables: afterwards(CREATE, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: looking,
  },
  {
    id: 'personal-visits.create-answers-the-first-of-the-day',
    lie: 'The answer to a create shows the first visit of that resident on that day.',
    breaks: ['PVS-33', 'PVS-34'],
    tables: afterwards(CREATE, (reply, _input, scene) => {
      const made = membersIn(membersIn(reply.body)['data']);
      const first = scene.store.personalVisits.filter(
        ({ residentId, startDate }) =>
          textsIn(made['attendedResidentIds'])[0] === residentId &&
          dayIn(startDate) === dayIn(made['startDate']),
      )[0];
      return first ? showing(reply, scene, first.id) : reply;
    }),
    witness: visiting(nothing, () => ({ name: 'Tea' })),
  },
  {
    id: 'personal-visits.create-answers-a-draft',
    lie: 'The answer to a create has an id that nobody finds again.',
    breaks: ['PVS-34'],
    tables: shownAs([CREATE], (visit) => ({ ...visit, id: `${textIn(visit['id'])}-draft` })),
    witness: looking,
  },
  {
    id: 'personal-visits.get-the-latest',
    lie: 'Get visit answers the latest one of the resident.',
    breaks: ['PVS-56'],
    tables: instead(GET, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      const own = scene.store.personalVisits.filter(
        ({ residentId }) => residentId === input.path['residentId'],
      );
      return isRefusal(reply) ? reply : showing(reply, scene, own.at(-1)?.id);
    }),
    witness: readFirst,
  },
  {
    id: 'personal-visits.get-unwrapped',
    lie: 'Get visit answers the visit itself, without an envelope.',
    breaks: ['PVS-56', 'CNV-08'],
    tables: afterwards(GET, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: readFirst,
  },
  {
    id: 'personal-visits.change-answers-201',
    lie: 'A replacement is answered with 201.',
    breaks: ['PVS-57', 'CNV-29'],
    tables: afterwards(CHANGE, withStatus(201)),
    witness: changed,
  },
  {
    id: 'personal-visits.change-answers-nothing',
    lie: 'A replacement is answered with an empty object.',
    breaks: ['PVS-57'],
    tables: afterwards(CHANGE, (reply) => ({ ...reply, body: {} })),
    witness: changed,
  },
  {
    id: 'personal-visits.change-answers-the-former',
    lie: 'The answer to a replacement shows the visit as it was before.',
    breaks: ['PVS-48'],
    tables: instead(CHANGE, (honest) => (input, scene) => {
      const former = showing({ status: 200, body: {} }, scene, input.path['visitId']);
      const reply = honest(input, scene);
      return isRefusal(reply) ? reply : former;
    }),
    witness: changed,
  },
];
