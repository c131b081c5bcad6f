import type { SentEvent } from '../../../conformance/consumers/receiver/story.ts';
import type { CertifyWorld } from '../world.ts';

/** An event that happened, and what its object is called now and was called before. */
export interface Caused {
  readonly event: SentEvent;
  readonly name: string;
  readonly former?: string;
}

const dataOf = (body: unknown): readonly Readonly<Record<string, unknown>>[] => {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  return Array.isArray(data) ? (data as readonly Readonly<Record<string, unknown>>[]) : [];
};

const idIn = (value: Readonly<Record<string, unknown>> | undefined): string => {
  const id = value?.['id'];
  return typeof id === 'string' ? id : '';
};

/** Ways to make things happen in a world, each with the event that it causes. */
export const createCauses = async (world: CertifyWorld, wants: (kind: string) => boolean) => {
  const facilityId = idIn(dataOf((await world.ask('GET', '/facilities')).body)[0]);
  const { calendarId = '' } = await world.lever('create-calendar', { facilityIds: [facilityId] });
  let count = 0;
  const nameOf = (what: string): string => `${what} ${(count += 1)} of ${world.tenant}`;

  const taken = (eventType: string): SentEvent => {
    const events = world.take().filter((event) => event.eventType === eventType);
    const event = events.at(-1);
    if (!event) throw new Error(`the world caused no ${eventType}`);
    return event;
  };

  const causes = {
    photo: async (): Promise<Caused> => {
      const name = nameOf('Picture');
      await world.lever('create-photo', { facilities: [facilityId], caption: name });
      return { event: taken('photo.uploaded'), name };
    },
    photoChange: async (photoId: string, former: string): Promise<Caused> => {
      const name = nameOf('Picture');
      await world.lever('edit-photo', { photoId, caption: name });
      return { event: taken('photo.updated'), name, former };
    },
    photoGone: async (photoId: string, former: string): Promise<Caused> => {
      await world.lever('delete-photo', { photoId });
      return { event: taken('photo.deleted'), name: '', former };
    },
    activity: async (more: object = {}): Promise<Caused> => {
      const name = nameOf('Gathering');
      await world.lever('create-activity', { calendarId, name, ...more });
      return { event: taken('activity.created'), name };
    },
    activityChange: async (activityId: string, former: string): Promise<Caused> => {
      const name = nameOf('Gathering');
      await world.lever('update-activity', { activityId, name });
      return { event: taken('activity.updated'), name, former };
    },
    activityGone: async (activityId: string, former: string): Promise<Caused> => {
      await world.lever('delete-activity', { activityId });
      return { event: taken('activity.deleted'), name: '', former };
    },
    /** A photo or an activity: the one that is preferred, where the receiver wants it. */
    object: (preferred: 'photo' | 'activity'): Promise<Caused> => {
      const created = { photo: 'photo.uploaded', activity: 'activity.created' };
      const other = preferred === 'photo' ? 'activity' : 'photo';
      const takes = wants(created[preferred]) || !wants(created[other]) ? preferred : other;
      return takes === 'photo' ? causes.photo() : causes.activity();
    },
    /** The object of another event, changed. */
    change: ({ event, name }: Caused): Promise<Caused> =>
      event.eventType.startsWith('photo.')
        ? causes.photoChange(event.resourceId, name)
        : causes.activityChange(event.resourceId, name),
    /** The object of another event, deleted. */
    gone: ({ event, name }: Caused): Promise<Caused> =>
      event.eventType.startsWith('photo.')
        ? causes.photoGone(event.resourceId, name)
        : causes.activityGone(event.resourceId, name),
    announcement: async (): Promise<Caused> => {
      const name = nameOf('News');
      await world.lever('send-announcement', { facilityIds: [facilityId], subject: name, message: name });
      return { event: taken('announcement.sent'), name };
    },
    resident: async (): Promise<string> => {
      const { residentId = '' } = await world.lever('create-resident', { facilityId });
      return residentId;
    },
    registration: async (activityId: string, userId: string): Promise<SentEvent> => {
      await world.lever('create-registration', { activityId, userId, userType: 'resident' });
      return taken('registration.created');
    },
    /** Both events, in the order in which the world announced them. */
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
    ride: async (): Promise<SentEvent> => {
      const residentId = await causes.resident();
      await world.lever('create-transportation-request', { residentId });
      return taken('transportation_request.created');
    },
  };
  return causes;
};

export type Causes = Awaited<ReturnType<typeof createCauses>>;
