import { isRefusal } from '../../mock/http/problem.ts';
import { hours, known, revisiting, someLounge, sometime, visiting } from '../../witness/personal-visits.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn, textIn, textsIn, type Members } from '../input.ts';
import { afterwards, instead, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
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

/** Saboteurs of how a visit looks. */
export const showingSaboteurs = saboteursOf('personal-visits', looking, {
  'ids-of-figures': [
    'The id of a visit is a number in the list.',
    ['PVS-01', 'CNV-03'],
    shownAs([LIST], ({ id, ...rest }) => ({ id: textIn(id).length * 100, ...rest })),
  ],
  'name-in-languages': [
    'The name of a visit is an object by language in the answer to a replacement.',
    ['PVS-48'],
    shownAs([CHANGE], ({ name, ...rest }) => ({ ...rest, name: { en: name } })),
    changed,
  ],
  'description-in-lines': [
    'The description of a visit is an array of lines.',
    ['PVS-48'],
    shownAs([GET, LIST], (visit) => ({
      ...visit,
      description: set((text) => text.split('\n'))(visit['description']),
    })),
  ],
  'type-with-a-capital': [
    'The visitType in the list begins with a capital.',
    ['PVS-03', 'PVS-48'],
    shownAs([LIST], (visit) => ({
      ...visit,
      visitType: set((type) => type.slice(0, 1).toUpperCase() + type.slice(1))(visit['visitType']),
    })),
  ],
  'type-of-a-changed-one': [
    'The visitType of a visit that was replaced says so.',
    ['PVS-03', 'PVS-48'],
    shownAs([CHANGE], (visit) => ({ ...visit, visitType: `${textIn(visit['visitType'])}-changed` })),
    changed,
  ],
  'start-in-milliseconds': [
    'The startDate in the list counts milliseconds.',
    ['PVS-49'],
    shownAs([LIST], (visit) => ({ ...visit, startDate: Date.parse(textIn(visit['startDate'])) })),
  ],
  'times-with-seconds': [
    'The times of a visit that is read have seconds.',
    ['PVS-49'],
    shownAs([GET], ({ startTime, endTime, ...rest }) => ({
      ...rest,
      startTime: set((time) => `${time}:00`)(startTime),
      endTime: set((time) => `${time}:00`)(endTime),
    })),
  ],
  'early-times-without-a-nought': [
    'A time before ten in the morning has one figure for the hour in the list.',
    ['PVS-49'],
    shownAs([LIST], ({ startTime, endTime, ...rest }) => ({
      ...rest,
      startTime: set((time) => time.replace(/^0/, ''))(startTime),
      endTime: set((time) => time.replace(/^0/, ''))(endTime),
    })),
    visiting(({ day }) => hours(day(-7), '08:05', '09:10')),
  ],
  'exact-time-by-another-name': [
    'The timeType in the list is exact, where it was sent as exactTime.',
    ['PVS-07', 'PVS-49'],
    shownAs([LIST], (visit) => (isExact(visit) ? { ...visit, timeType: 'exact' } : visit)),
  ],
  'duration-in-words': [
    'The durationInMinutes of a visit is a text.',
    ['PVS-45', 'PVS-47'],
    shownAs([GET], (visit) => ({ ...visit, durationInMinutes: textIn(visit['durationInMinutes']) })),
  ],
  'attended-in-one-text': [
    'The attendedResidentIds of a visit to one resident are a text.',
    ['PVS-09', 'PVS-51'],
    shownAs(EVERYWHERE, (visit) => {
      const ids = textsIn(visit['attendedResidentIds']);
      return { ...visit, attendedResidentIds: ids.length === 1 ? ids[0] : ids };
    }),
  ],
  'connections-by-their-ids': [
    'The connectionVisitors are an array of ids.',
    ['PVS-10', 'PVS-50'],
    shownAs([LIST], ({ connectionVisitors, ...rest }) => ({
      ...rest,
      connectionVisitors: each(connectionVisitors, ({ connectionId }) => connectionId),
    })),
  ],
  'connections-by-number': [
    'The connectionId of a visitor is a number after a replacement.',
    ['PVS-10', 'PVS-50', 'CNV-03'],
    shownAs([CHANGE], ({ connectionVisitors, ...rest }) => ({
      ...rest,
      connectionVisitors: each(connectionVisitors, ({ connectionId }) => ({
        connectionId: textIn(connectionId).length,
      })),
    })),
    revisiting(nothing, byConnection),
  ],
  'strangers-by-their-names': [
    'The manualVisitors of a visit that is read are an array of names.',
    ['PVS-11', 'PVS-50'],
    shownAs([GET], ({ manualVisitors, ...rest }) => ({
      ...rest,
      manualVisitors: each(manualVisitors, ({ name }) => name),
    })),
  ],
  'ties-as-a-list': [
    'The relationship of a stranger is an array.',
    ['PVS-50'],
    shownAs([CREATE, LIST], ({ manualVisitors, ...rest }) => ({
      ...rest,
      manualVisitors: each(manualVisitors, (one) => ({ ...one, relationship: [one['relationship']] })),
    })),
  ],
  'creator-by-name': [
    'The creator in the list is a name and no object.',
    ['PVS-12'],
    shownAs([LIST], (visit) => ({ ...visit, creator: membersIn(visit['creator'])['name'] })),
  ],
  'create-unwrapped': [
    'Create visit answers the visit itself, without an envelope.',
    ['PVS-33', 'CNV-08'],
    afterwards(CREATE, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ],
  'create-answers-the-first-of-the-day': [
    'The answer to a create shows the first visit of that resident on that day.',
    ['PVS-33', 'PVS-34'],
    afterwards(CREATE, (reply, _input, scene) => {
      const made = membersIn(membersIn(reply.body)['data']);
      const first = scene.store.personalVisits.filter(
        ({ residentId, startDate }) =>
          textsIn(made['attendedResidentIds'])[0] === residentId &&
          dayIn(startDate) === dayIn(made['startDate']),
      )[0];
      return first ? showing(reply, scene, first.id) : reply;
    }),
    visiting(nothing, () => ({ name: 'Tea' })),
  ],
  'create-answers-a-draft': [
    'The answer to a create has an id that nobody finds again.',
    ['PVS-34'],
    shownAs([CREATE], (visit) => ({ ...visit, id: `${textIn(visit['id'])}-draft` })),
  ],
  'get-the-latest': [
    'Get visit answers the latest one of the resident.',
    ['PVS-56'],
    instead(GET, (original) => (input, scene) => {
      const reply = original(input, scene);
      const own = scene.store.personalVisits.filter(
        ({ residentId }) => residentId === input.path['residentId'],
      );
      return isRefusal(reply) ? reply : showing(reply, scene, own.at(-1)?.id);
    }),
    readFirst,
  ],
  'get-unwrapped': [
    'Get visit answers the visit itself, without an envelope.',
    ['PVS-56', 'CNV-08'],
    afterwards(GET, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    readFirst,
  ],
  'change-answers-201': [
    'A replacement is answered with 201.',
    ['PVS-57', 'CNV-29'],
    afterwards(CHANGE, withStatus(201)),
    changed,
  ],
  'change-answers-nothing': [
    'A replacement is answered with an empty object.',
    ['PVS-57'],
    afterwards(CHANGE, (reply) => ({ ...reply, body: {} })),
    changed,
  ],
  'change-answers-the-former': [
    'The answer to a replacement shows the visit as it was before.',
    ['PVS-48'],
    instead(CHANGE, (original) => (input, scene) => {
      const former = showing({ status: 200, body: {} }, scene, input.path['visitId']);
      const reply = original(input, scene);
      return isRefusal(reply) ? reply : former;
    }),
    changed,
  ],
});
