import type { SentEvent } from '../../../conformance/consumers/receiver/story.ts';
import { isObject } from '../../../conformance/kit/json.ts';
import type { CertifyWorld } from '../world.ts';

/** An event, with the current and the former name of its object. */
export interface Caused {
  readonly event: SentEvent;
  readonly name: string;
  readonly former?: string;
}

const dataOf = (body: unknown): readonly Readonly<Record<string, unknown>>[] => {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  return Array.isArray(data) ? (data as readonly Readonly<Record<string, unknown>>[]) : [];
};

const dataIn = (body: unknown): Readonly<Record<string, unknown>> =>
  isObject(body) && isObject(body['data']) ? body['data'] : {};

const idIn = (value: Readonly<Record<string, unknown>> | undefined): string => {
  const id = value?.['id'];
  return typeof id === 'string' ? id : '';
};

/** Actions in a world, each of which causes an event and returns it. */
export const createCauses = async (world: CertifyWorld, wants: (kind: string) => boolean) => {
  const facilityIds = dataOf((await world.ask('GET', '/facilities')).body).map(idIn);
  const places: { readonly facilityId: string; readonly calendarId: string }[] = [];
  for (const facilityId of facilityIds.slice(0, 2)) {
    const { calendarId = '' } = await world.lever('create-calendar', { facilityIds: [facilityId] });
    places.push({ facilityId, calendarId });
  }
  let count = 0;
  const turns = new Map<string, number>();
  /** For each kind of object, the facilities take turns. */
  const placeOf = (kind: string) => {
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    const one = places[turn % places.length];
    if (!one) throw new Error('the world has no facility');
    return one;
  };
  const residentId = world.identities['resident'] ?? '';
  const nameOf = (what: string): string => `${what} ${(count += 1)} of ${world.tenant}`;

  const taken = (eventType: string): SentEvent => {
    const events = world.take().filter((event) => event.eventType === eventType);
    const event = events.at(-1);
    if (!event) throw new Error(`the world caused no ${eventType}`);
    return event;
  };

  const causes = {
    photo: async (more: object = {}): Promise<Caused> => {
      const { facilityId } = placeOf('photo');
      const name = nameOf('Picture');
      await world.lever('create-photo', { facilities: [facilityId], caption: name, ...more });
      return { event: taken('photo.uploaded'), name };
    },
    photoChange: async (photoId: string, former: string, more: object = {}): Promise<Caused> => {
      const name = nameOf('Picture');
      await world.lever('edit-photo', { photoId, caption: name, ...more });
      return { event: taken('photo.updated'), name, former };
    },
    photoGone: async (photoId: string, former: string): Promise<Caused> => {
      await world.lever('delete-photo', { photoId });
      return { event: taken('photo.deleted'), name: '', former };
    },
    activity: async (more: object = {}): Promise<Caused> => {
      const { calendarId } = placeOf('activity');
      const name = nameOf('Gathering');
      await world.lever('create-activity', { calendarId, name, ...more });
      return { event: taken('activity.created'), name };
    },
    activityChange: async (activityId: string, former: string): Promise<Caused> => {
      const name = nameOf('Gathering');
      await world.lever('update-activity', { activityId, name });
      return { event: taken('activity.updated'), name, former };
    },
    /** An activity that loses its location and description. */
    activityLoses: async (activityId: string, former: string): Promise<Caused> => {
      const name = nameOf('Gathering');
      const path = `/activities/${activityId}`;
      const { type, startDate, startTime } = dataIn((await world.ask('GET', path)).body);
      await world.ask('PUT', path, { name, type, startDate, startTime });
      return { event: taken('activity.updated'), name, former };
    },
    activityGone: async (activityId: string, former: string): Promise<Caused> => {
      await world.lever('delete-activity', { activityId });
      return { event: taken('activity.deleted'), name: '', former };
    },
    /** A photo or an activity: the preferred one if the receiver wants events of it. */
    object: (preferred: 'photo' | 'activity'): Promise<Caused> => {
      const created = { photo: 'photo.uploaded', activity: 'activity.created' };
      const other = preferred === 'photo' ? 'activity' : 'photo';
      const takes = wants(created[preferred]) || !wants(created[other]) ? preferred : other;
      return takes === 'photo' ? causes.photo() : causes.activity();
    },
    /** Changes the object of another event. */
    change: ({ event, name }: Caused): Promise<Caused> =>
      event.eventType.startsWith('photo.')
        ? causes.photoChange(event.resourceId, name)
        : causes.activityChange(event.resourceId, name),
    /** Deletes the object of another event. */
    gone: ({ event, name }: Caused): Promise<Caused> =>
      event.eventType.startsWith('photo.')
        ? causes.photoGone(event.resourceId, name)
        : causes.activityGone(event.resourceId, name),
    announcement: async (): Promise<Caused> => {
      const { facilityId } = placeOf('announcement');
      const name = nameOf('News');
      await world.lever('send-announcement', { facilityIds: [facilityId], subject: name, message: name });
      return { event: taken('announcement.sent'), name };
    },
    /** Creates an object of a kind that the receiver wants. */
    any: async (): Promise<Caused> => {
      if (wants('photo.uploaded') || wants('activity.created')) return causes.object('activity');
      if (wants('announcement.sent')) return causes.announcement();
      const { event } = await causes.activity();
      return { event: await causes.registration(event.resourceId, await causes.resident()), name: '' };
    },
    resident: async (): Promise<string> => {
      const made = await world.lever('create-resident', { facilityId: facilityIds[0] });
      return made['residentId'] ?? '';
    },
    registration: async (activityId: string, userId: string): Promise<SentEvent> => {
      await world.lever('create-registration', { activityId, userId, userType: 'resident' });
      return taken('registration.created');
    },
    /** Both events, in the order in which the world sent them. */
    promotion: async (): Promise<readonly SentEvent[]> => {
      const { event } = await causes.activity({ maxRegistered: 1 });
      const [first, second] = [await causes.resident(), await causes.resident()];
      const userType = 'resident';
      await world.lever('create-registration', { activityId: event.resourceId, userId: first, userType });
      await world.lever('create-registration', { activityId: event.resourceId, userId: second, userType });
      world.take();
      await world.lever('cancel-registration', { activityId: event.resourceId, userId: first });
      return world.take();
    },
    cancellation: async (): Promise<SentEvent> => {
      const { event } = await causes.activity();
      const userId = await causes.resident();
      await causes.registration(event.resourceId, userId);
      await world.lever('cancel-registration', { activityId: event.resourceId, userId });
      return taken('registration.deleted');
    },
    /** Events of a ride request in order. Its resident is the one whose id the receiver knows. */
    rides: (): readonly (() => Promise<SentEvent>)[] => {
      let requestId = '';
      const pulled = (lever: string, input: object, kind: string) => async (): Promise<SentEvent> => {
        const made = await world.lever(lever, { ...(requestId && { requestId }), ...input });
        requestId ||= made['requestId'] ?? '';
        return taken(`transportation_request.${kind}`);
      };
      return [
        pulled('create-transportation-request', { residentId }, 'created'),
        pulled('assign-transportation', { driver: {} }, 'updated'),
        pulled('comment-on-transportation-request', { visibleToFamily: false }, 'comment_created'),
        pulled('delete-transportation-request', {}, 'deleted'),
      ];
    },
  };
  return causes;
};

export type Causes = Awaited<ReturnType<typeof createCauses>>;
