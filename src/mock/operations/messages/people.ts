import type { components } from '../../../../openapi/generated/types.ts';
import type { Permission } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { zoneOf } from '../activities/occasion.ts';
import { linkedUrl } from '../avatars.ts';
import type { OperationContext } from '../operation.ts';
import { fullNameOf } from '../person-name.ts';

type ParticipantView = components['schemas']['ThreadParticipant'];

/** A person who can be a participant of a thread. */
export interface Person {
  readonly id: string;
  readonly kind: 'resident' | 'connection' | 'staff';
  readonly permissions: readonly Permission[];
}

/** The person of the tenant with this id; the system actor is not a person. */
export const personOf = (id: string, { store }: World): Person | undefined => {
  const staff = store.staff.find(id);
  if (staff) return { id, kind: 'staff', permissions: staff.permissions };
  if (store.residents.find(id)) return { id, kind: 'resident', permissions: [] };
  if (store.connections.find(id)) return { id, kind: 'connection', permissions: [] };
  return undefined;
};

/** The zone of the person's community; of the first community if there are several. */
export const zoneOfPerson = (id: string, world: World): string => {
  const { residents, connections, staff } = world.store;
  const resident = residents.find(id)?.facilityId;
  const [facilityId] = (connections.find(id) ?? staff.find(id))?.facilityIds ?? [];
  return zoneOf(resident ?? facilityId ?? '', world);
};

const STAFF_STATUS = 'active';

const statusOf = (status: string | null, world: World): string | null =>
  world.choose('participant-status', { 'of-person': status, 'of-participation': 'active', unset: null });

/** What is known of the user with this id: a person or the system actor. */
const profileOf = (id: string, context: OperationContext): Omit<ParticipantView, 'id'> => {
  const { residents, connections, staff, systemActors } = context.store;
  const resident = residents.find(id);
  const pictured = resident ?? connections.find(id);
  const named = pictured ?? staff.find(id);
  if (!named) return { fullName: systemActors.find(id)?.name ?? null };
  const words = context.choose('participant-type', {
    'by-kind': { connection: 'connection', staff: 'staff' },
    'family-words': { connection: 'family', staff: 'employee' },
  });
  return {
    fullName: fullNameOf(named, context),
    type: resident ? 'resident' : pictured ? words.connection : words.staff,
    thumbUrl: pictured ? linkedUrl(pictured, context) : null,
    declinedPhotoRelease: context.choose('photo-release-of-the-new', {
      'not-declined': false,
      declined: true,
    }),
    status: statusOf(pictured ? pictured.status : STAFF_STATUS, context),
  };
};

const UNKNOWN: Omit<ParticipantView, 'id'> = {
  fullName: null,
  type: null,
  thumbUrl: null,
  declinedPhotoRelease: null,
  status: null,
};

/** All members of a participant; `hasLeft` marks those who left, if they are shown. Resources, Message thread. */
export const participantView = (id: string, hasLeft: boolean, context: OperationContext): ParticipantView => {
  const profile = { id, ...UNKNOWN, ...profileOf(id, context) };
  const leaves = hasLeft && context.choose('left-participant', { removed: false, listed: true });
  return leaves ? { ...profile, status: 'left' } : profile;
};
