import { observeErrorBody } from '../../assertions/error-body.ts';
import {
  daysAround,
  flatActivityOn,
  flatRoutes,
  givenFlatActivity,
  needsFlatRoutes,
  registerFlat,
  unlistedHome,
} from '../../factories/flat-examples.ts';
import { shortTalk, taggedPhoto } from '../../factories/flat-examples-lists.ts';
import { pastActivity } from '../../factories/activities-by-staff.ts';
import { LONG_AGO, lately } from '../../factories/homes.ts';
import { givenConnection } from '../../factories/connections.ts';
import { aroundNow, guestAt, guests, register, soonActivity } from '../../factories/registrations.ts';
import { givenResident } from '../../factories/residents.ts';
import { personalActivities } from '../../resources/personal-activities.ts';
import type { Answer } from '../../kit/call.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { field, isObject, items, show, type JsonObject } from '../../kit/json.ts';
import { fits, isRefused, isSuccess } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { idsOf, listOf } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import { isBlank, same } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { hasExampleShape } from '../../kit/alternate-shape.ts';
import { flatActivities, flatMessages, flatPhotos } from './shown.ts';

// Does not end if the routes are missing: that is what it records.
check({
  id: 'flat-examples.routes',
  says: 'Records whether the routes that appear only in worked examples are served.',
  clauses: ['FLT-34'],
  async run(t) {
    const served = Object.entries(await flatRoutes(t));
    const absent = served.filter(([, isServed]) => isServed === false).map(([operation]) => operation);
    const some = absent.length === served.length ? 'absent' : (`other: ${absent.join(', ')} absent` as const);
    t.observe('flat-routes', 'listPersonalActivitiesFlat', absent.length === 0 ? 'served' : some);
  },
});

/** What the list of one route shows of flat-store by an activity of the other route. */
const storeShown = (twin: JsonObject | undefined, route: 'reference' | 'flat') => {
  if (!twin) return 'two-stores';
  return isBlank(twin['endTime'])
    ? (`other: listed on the ${route} route without its end` as const)
    : 'one-store';
};

check({
  id: 'flat-examples.one-store-or-two',
  says: 'Records whether the reference routes show what was made on flat routes.',
  clauses: ['FLT-35', 'PAC-04'],
  async run(t) {
    await needsFlatRoutes(t);
    const { home, id, body } = await givenFlatActivity(t);
    const path = { residentId: home.residentId };
    const listed = await t.call('listPersonalActivities', { path, query: await lately(t) });
    attributed(['PAC-04'], () => must(listed, fits));
    const twin = listOf(listed).find((one) => one['id'] === id || one['name'] === body.title);
    t.observe('flat-store', 'createPersonalActivityFlat', storeShown(twin, 'reference'));
    const { activityId } = await soonActivity(t);
    const residentId = await guestAt(t, 0);
    const made = await registerFlat(t, activityId, residentId);
    if (!isSuccess(made)) return t.note(`a flat registration is answered ${made.status}`);
    const query = await aroundNow(t);
    const registrations = await t.call('listResidentRegistrations', { path: { residentId }, query });
    const isTaken = idsOf(listOf(registrations), 'activityId').includes(activityId);
    t.observe('flat-store', 'createRegistrationFlat', isTaken ? 'one-store' : 'two-stores');
  },
});

check({
  id: 'flat-examples.list-with-one-of-the-reference-route',
  says: 'The flat list of a resident who has a personal activity of the reference route is answered; records whether it shows that.',
  clauses: ['FLT-02', 'FLT-35'],
  async run(t) {
    await needsFlatRoutes(t);
    const day = await t.day(LONG_AGO);
    const { home, body } = await personalActivities.given(t, { day });
    const { items: list } = await flatActivities(t, { residentId: home.residentId, ...daysAround(day) });
    const twin = list.find(({ title }) => title === body.name);
    t.observe('flat-store', 'listPersonalActivitiesFlat', storeShown(twin, 'flat'));
  },
});

check({
  id: 'flat-examples.twin-of-the-resident',
  says: 'Records whether the read of a resident answers the reference shape or that of the worked example.',
  clauses: ['FLT-36'],
  async run(t) {
    const { residentId } = await givenResident(t, { dob: '1940-05-06T00:00:00Z' });
    const answer = await t.call('getResident', { path: { residentId }, eitherShape: true });
    const { json } = answer;
    const isExample = hasExampleShape('getResident', json);
    const id = field(json, isExample ? 'id' : 'data.id');
    if (id !== residentId) t.note(`asked for ${residentId}, shown ${show(id)}`);
    reading(t, 'flat-twins', answer, { example: isExample, reference: isObject(field(json, 'data')) });
  },
});

check({
  id: 'flat-examples.twin-of-the-connections',
  says: 'Records whether the connections of a resident are listed in the reference shape or in that of the worked example.',
  clauses: ['FLT-37'],
  async run(t) {
    const { residentId } = await givenConnection(t);
    const answer = await t.call('listConnections', { query: { residentId }, eitherShape: true });
    const [first] = items(field(answer.json, 'data'));
    const outcomes = {
      example: hasExampleShape('listConnections', answer.json),
      reference: isObject(first) && 'firstName' in first,
    };
    reading(t, 'flat-twins', answer, outcomes, `${answer.status}, ${show(first)}`);
  },
});

check({
  id: 'flat-examples.caption',
  says: 'Records whether the caption of a photo in the flat list is a text or an object.',
  clauses: ['FLT-19'],
  async run(t) {
    const { residentId, captions } = await taggedPhoto(t);
    const { items: photos } = await flatPhotos(t, residentId);
    const [caption] = photos.map((photo) => photo['caption']);
    if (photos.length === 0) t.unproven('the flat list shows no photo of a tagged resident');
    const otherwise = caption === captions[0] ? 'text' : (`other: ${show(caption)}` as const);
    t.observe('flat-caption', 'listPhotosFlat', isObject(caption) ? 'object' : otherwise);
  },
});

check({
  id: 'flat-examples.subject',
  says: 'Records what the subject of a message in the flat list is.',
  clauses: ['FLT-23'],
  async run(t) {
    const { residentId, title, bodies } = await shortTalk(t);
    const { items: messages } = await flatMessages(t, residentId);
    const item = messages.find(({ body }) => body === bodies[0]);
    if (!item) return t.unproven('the flat list does not show a message of a participant');
    const { subject } = item;
    const otherwise = isBlank(subject) ? 'unset' : (`other: ${show(subject)}` as const);
    t.observe('flat-subject', 'listMessagesFlat', subject === title ? 'thread-title' : otherwise);
  },
});

check({
  id: 'flat-examples.members-left-out',
  says: 'Records which members the body of a flat personal activity must have, and whether a flat registration without one of its two is refused as others are.',
  clauses: ['FLT-33'],
  negative: true,
  async run(t) {
    await needsFlatRoutes(t);
    const home = await unlistedHome(t);
    const body = await flatActivityOn(t, home, await t.day(LONG_AGO));
    const { location: _, ...placeless } = body;
    const { title, endTime, ...least } = body;
    const without = (sent: object) => t.callAny('createPersonalActivityFlat', { body: sent });
    const [whole, bare] = [await without(placeless), await without(least)];
    const [endless, untitled] = [await without({ title, ...least }), await without({ endTime, ...least })];
    const needs = [endless, untitled].map((answer) => !isSuccess(answer));
    const statuses = [whole, bare].map(({ status }) => status).join(' and ');
    const outcomes = {
      'resident-and-start': isSuccess(whole) && isSuccess(bare),
      'all-but-location': isSuccess(whole) && needs.every(Boolean) && isRefused(bare),
    };
    const seen = `${statuses} without location, and without title and endTime`;
    reading(t, 'flat-members-left-out', whole, outcomes, seen);
    observeErrorBody(t, bare, ['title', 'endTime']);
    observeErrorBody(t, endless, ['endTime']);
    observeErrorBody(t, untitled, ['title']);
    const { activityId } = await soonActivity(t);
    const lacking = { residentId: { activityId }, activityId: { residentId: await guestAt(t, 0) } };
    for (const [member, sent] of Object.entries(lacking)) {
      const answer = await t.callAny('createRegistrationFlat', { body: sent });
      observeErrorBody(t, answer, [member]);
      // A refusal of input is what such a body gets elsewhere; what is recorded is one that takes nothing for an unknown id.
      if (![400, 422].includes(answer.status))
        reading(t, 'missing-required-status', answer, { 'another-refusal': isRefused });
    }
  },
});

check({
  id: 'flat-examples.registering-for-a-past-activity',
  says: 'Records how a flat registration for a past activity is answered.',
  clauses: ['REG-22'],
  async run(t) {
    await needsFlatRoutes(t);
    const answer = await registerFlat(t, await pastActivity(t), await guestAt(t, 0));
    reading(t, 'closed-activity-registration', answer, { accepted: isSuccess, refused: isRefused });
  },
});

check({
  id: 'flat-examples.registering-where-it-is-full',
  says: 'Records what a flat registration for a full activity gets.',
  clauses: ['FLT-14'],
  negative: true,
  async run(t) {
    await needsFlatRoutes(t);
    const reference = await outcomesOnFull(t, register);
    const flat = await outcomesOnFull(t, registerFlat);
    // Where the routes keep apart who has a place, the second one finds it taken on this side as well.
    const flatOutcome = flat.find((one) => one !== 'registered') ?? 'registered';
    const referenceOutcome = reference.find((one) => one !== 'registered') ?? 'registered';
    if (flatOutcome === 'registered' && referenceOutcome === 'registered')
      return t.note('the reference create registers beyond the places too, so the two readings are one');
    const own =
      flatOutcome === 'registered' || flatOutcome === 'refused'
        ? flatOutcome
        : (`other: ${flatOutcome}` as const);
    const choice = 'flat-registration-on-full';
    t.observe(choice, 'createRegistrationFlat', flatOutcome === referenceOutcome ? 'as-reference' : own);
  },
});

/** The answers to two residents who register for the one place of an activity that another resident already holds. */
async function outcomesOnFull(
  t: Tools,
  ask: (t: Tools, activityId: string, residentId: string) => Promise<Answer>,
): Promise<readonly string[]> {
  const { activityId } = await soonActivity(t, { maxRegistered: 1 });
  const [first = '', ...others] = await guests(t, 3);
  await register(t, activityId, first);
  const found: string[] = [];
  for (const residentId of others) {
    const answer = await ask(t, activityId, residentId);
    const status = field(answer.json, 'data.status') ?? field(answer.json, 'status');
    const refusal = isRefused(answer) ? 'refused' : `${answer.status}`;
    found.push(isSuccess(answer) ? show(status).replaceAll('"', '') : refusal);
  }
  return found.map((one) => (same(one, 'registered') ? 'registered' : one));
}
