import { field, show } from '../../kit/json.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { precondition } from '../../kit/precondition.ts';
import {
  givenQueue,
  givenRegistration,
  guestAt,
  guests,
  soonActivity,
} from '../../factories/registrations.ts';
import { mustMoveUp } from '../../assertions/registrations.ts';
import { arrived, certain, newOf, quiet, surelyNewOf } from './quiet.ts';
import { observeAggregate, cancel, eventCheck, updatePhoto } from './acts.ts';
import { eventOf } from '../../kit/events.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { possibleTags } from '../../factories/photos-tags.ts';
import { captionWord, givenPhoto, sharedPhotoActivity, taggable } from '../../factories/photos.ts';
import { eventsAbout, firing } from './rows.ts';
import { commentOn, givenRequest, householdOf } from '../../factories/request-subjects.ts';
import { works } from '../../factories/work-requests-subject.ts';
import { check } from '../../kit/check.ts';
import { reading } from '../../kit/reading.ts';
import { ridesOf } from './transportation-events.ts';

/** The two events of one registration that comes and goes. */
const bothEvents = once(async (t: Tools) => {
  const { activityId } = await soonActivity(t);
  const [userId = ''] = await guests(t, 1);
  const before = await quiet(t);
  const { registration } = await givenRegistration(t, { activityId, residentId: userId });
  if (registration['status'] !== 'registered') t.unproven('the resident has to wait, so no event is certain');
  const isCreated = newOf('registration.created', before);
  const created = await arrived(t.events.expect(before.mark, isCreated, 'registration.created'));
  await cancel(t, activityId, userId);
  const isDeleted = newOf('registration.deleted', before);
  const deleted = await arrived(t.events.expect(before.mark, isDeleted, 'registration.deleted'));
  return { activityId, userId, created, deleted };
});

eventCheck({
  id: 'events.aggregate-of-registrations',
  says: 'Records what the aggregateType of a registration event is.',
  clauses: ['EVT-05'],
  exclusive: true,
  async run(t) {
    const { created, deleted } = await bothEvents(t);
    for (const [operation, { body }] of [
      ['createRegistration', created],
      ['cancelRegistration', deleted],
    ] as const) {
      observeAggregate(t, operation, body, 'registration');
    }
  },
});

eventCheck({
  id: 'events.resource-of-registrations',
  says: 'Records what the resourceId of a registration event names.',
  clauses: ['EVT-12'],
  exclusive: true,
  async run(t) {
    const { activityId, userId, created, deleted } = await bothEvents(t);
    const ids = [created, deleted].map(({ body }) => field(body, 'resourceId'));
    const [made, cancelled] = ids;
    if (made === undefined && cancelled === undefined)
      return t.note('the registration events have no resourceId');
    const own = typeof made === 'string' && made === cancelled ? 'own-id' : undefined;
    const other = `other: ${show(made)} when made, ${show(cancelled)} when cancelled` as const;
    for (const [at, operation] of (['createRegistration', 'cancelRegistration'] as const).entries()) {
      const named = ids[at] === activityId ? 'activity-id' : ids[at] === userId ? 'user-id' : undefined;
      t.observe('registration-resource-id', operation, named ?? own ?? other);
    }
  },
});

eventCheck({
  id: 'events.waitlisted-create',
  says: 'Records whether a create that ends on the waitlist causes registration.created.',
  clauses: ['EVT-33'],
  exclusive: true,
  async run(t) {
    const { activityId } = await givenQueue(t, { waiting: 1 }, guestAt);
    const residentId = await guestAt(t, 8);
    const before = await quiet(t);
    const { registration } = await givenRegistration(t, { activityId, residentId });
    if (registration['status'] !== 'waitlisted') t.unproven('the resident does not have to wait');
    const caused = await t.events.whole(before.mark, () => certain(t));
    const came = caused.some(surelyNewOf('registration.created', before));
    t.observe('waitlisted-create-event', 'createRegistration', came ? 'fires' : 'silent');
  },
});

eventCheck({
  id: 'events.order-at-a-promotion',
  says: 'Records the order of the two events of a promotion.',
  clauses: ['EVT-39'],
  exclusive: true,
  async run(t) {
    const { activityId, registered, waiting } = await givenQueue(t, { waiting: 1 }, guestAt);
    const before = await quiet(t);
    await cancel(t, activityId, registered[0]);
    await precondition('a promotion', () =>
      mustMoveUp(t, activityId, waiting[0] ?? '', 'the one who waits moves up'),
    );
    const [deleted, created] = [newOf('registration.deleted', before), newOf('registration.created', before)];
    const { n: gone } = await arrived(t.events.expect(before.mark, deleted, 'registration.deleted'));
    const { n: come } = await arrived(t.events.expect(before.mark, created, 'registration.created'));
    t.observe('promotion-event-order', 'cancelRegistration', gone < come ? 'deleted-first' : 'created-first');
  },
});

eventCheck({
  id: 'events.photo-of-two-facilities',
  says: 'Records how many events the upload and the deletion of a photo of two facilities cause.',
  clauses: ['EVT-47'],
  async run(t) {
    const { activityId, facilities: home } = await sharedPhotoActivity(t);
    const facilities = [...home, await otherFacility(t, home[0])];
    const observe = (operation: 'uploadPhoto' | 'uploadActivityPhoto' | 'deletePhoto', count: number) => {
      const otherwise = count === 1 ? 'one' : (`other: ${count} events` as const);
      t.observe(
        'photo-events-per-facility',
        operation,
        count === facilities.length ? 'each-facility' : otherwise,
      );
    };
    for (const to of [{}, { activityId }]) {
      let photoId = '';
      const upload = async () => (photoId = (await givenPhoto(t, { facilities }, to)).photoId);
      const uploaded = await eventsAbout(t, ['photo.uploaded', () => photoId], upload);
      observe(to.activityId === undefined ? 'uploadPhoto' : 'uploadActivityPhoto', uploaded.length);
      const remove = () => t.call('deletePhoto', { path: { photoId } });
      observe('deletePhoto', (await eventsAbout(t, ['photo.deleted', () => photoId], remove)).length);
    }
  },
});

eventCheck({
  id: 'events.photo-reordered',
  says: 'Records whether the same users or tags in another order cause photo.updated.',
  clauses: ['EVT-58'],
  async run(t) {
    const users = [...(await taggable(t, 2))];
    const tags = [...(await possibleTags(t, 2))];
    const body = { caption: captionWord(t), users, tags };
    const { photoId } = await givenPhoto(t, { caption: captionWord(t) });
    const update = (more: Partial<typeof body>) => updatePhoto(t, photoId, { ...body, ...more });
    const first = await t.events.mark();
    await update({});
    await arrived(t.events.expect(first, eventOf('photo.updated', photoId), 'photo.updated'));
    for (const member of tags.length > 1 ? (['users', 'tags'] as const) : (['users'] as const)) {
      const reversed = { [member]: [...body[member]].reverse() };
      const events = await eventsAbout(t, ['photo.updated', () => photoId], () => update(reversed));
      t.observe('photo-reordering', 'updatePhoto', events.length > 0 ? 'fires' : 'silent');
      if (events.length > 0) await update({});
    }
  },
});

firing('photo-taken-from-a-facility', {
  says: 'Records whether staff removing a photo from one of its two facilities causes photo.deleted.',
  clauses: ['EVT-63'],
  needs: ['lever:edit-photo'],
  ...{ choice: 'photo-removed-from-facility', operation: 'deletePhoto', type: 'photo.deleted' },
  ...{ fires: 'deleted-too', silent: 'updated-only' },
  async ask(t) {
    const { id: one } = await t.facility();
    const two = await otherFacility(t, one);
    const { photoId } = await givenPhoto(t, { facilities: [one, two] });
    return { about: photoId, act: () => t.lever('edit-photo', { photoId, facilities: [one] }) };
  },
});

check({
  id: 'events.transportation-read-after-deletion',
  says: 'Records whether a transportation request can be read by id after staff deleted it.',
  clauses: ['EVT-87'],
  needs: ['lever:delete-transportation-request'],
  async run(t) {
    for await (const [{ path, requestId, by }] of ridesOf(t, 1)) {
      await t.lever('delete-transportation-request', { requestId });
      const answer = await t.call('getTransportationRequest', { path, as: by });
      const { status } = answer;
      const outcomes = { 'not-found': status === 404, served: status === 200 };
      reading(t, 'deleted-transportation-request-read', answer, outcomes);
    }
  },
});

/** The event of each change of a work request, where such events are sent. */
const USUAL_EVENT = {
  createWorkRequest: 'work_request.created',
  createWorkRequestComment: undefined,
  cancelWorkRequest: 'work_request.updated',
} as const;

eventCheck({
  id: 'events.work-request-kinds',
  says: 'Records which events are sent when a work request is made, commented on and cancelled.',
  clauses: ['EVT-94'],
  async run(t) {
    const household = await householdOf(t, works, { connections: 1 });
    const { resident, residentId, connections } = household;
    const [by = resident] = connections;
    let path: Readonly<Record<string, string>> = {};
    const deeds = {
      createWorkRequest: async () => {
        path = works.path(residentId, await givenRequest(t, works, household, by));
      },
      createWorkRequestComment: () => commentOn(t, works, path, { as: by, text: t.fresh.text('News') }),
      cancelWorkRequest: () => t.callAny('cancelWorkRequest', { path, as: by }),
    } as const;
    for (const operation of ['createWorkRequest', 'createWorkRequestComment', 'cancelWorkRequest'] as const) {
      const mark = await t.events.mark();
      await deeds[operation]();
      const ids = Object.values(path);
      const came = (await t.events.whole(mark, () => certain(t))).filter(({ body }) =>
        ids.includes(String(field(body, 'resourceId'))),
      );
      const kinds = [...new Set(came.map(({ body }) => String(field(body, 'eventType'))))].sort();
      const usual = USUAL_EVENT[operation];
      // Both readings send none for a comment.
      if (kinds.length === 0 && usual === undefined) continue;
      const otherwise = kinds.join() === usual ? 'work-requests' : (`other: ${kinds.join(', ')}` as const);
      t.observe('work-request-events', operation, kinds.length === 0 ? 'none' : otherwise);
    }
  },
});
