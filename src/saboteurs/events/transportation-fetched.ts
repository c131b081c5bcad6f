import { riding } from '../../witness/transportation.ts';
import { instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend, CANCEL, COMMENT, CREATE, READ, REPLACE, rideIn, type Ride } from '../transportation/amend.ts';

/** The first read of a request after an operation is answered as if it were not there. */
const notThereAfter = (
  operation: typeof CREATE | typeof COMMENT,
  when: (ride: Ride) => boolean = () => true,
): Mutation => {
  return (tables) => {
    const late = new Set<string>();
    const noting = instead(
      operation,
      (original) => (input, scene) =>
        original(input, {
          ...scene,
          announce: (type, id) => {
            const ride = scene.store.transportationRequests.find(id);
            if (ride && when(ride)) late.add(id);
            scene.announce(type, id);
          },
        }),
    );
    const read = instead(READ, (original) => (input, scene) => {
      const isLate = late.delete(input.path['requestId'] ?? '');
      return original(
        isLate ? { ...input, path: { ...input.path, requestId: 'not-there-yet' } } : input,
        scene,
      );
    });
    return read(noting(tables));
  };
};

/** The first read after a change shows a request as it was before. */
const shownAsBefore = (operation: typeof REPLACE | typeof CANCEL): Mutation => {
  return (tables) => {
    const stale = new Map<string, Ride>();
    const noting = instead(operation, (original) => (input, scene) => {
      const former = rideIn(input, scene);
      const reply = original(input, scene);
      const now = rideIn(input, scene);
      if (former && now !== former) stale.set(former.id, former);
      return reply;
    });
    const read = instead(READ, (original) => (input, scene) => {
      const [now, former] = [rideIn(input, scene), stale.get(input.path['requestId'] ?? '')];
      if (!now || !former) return original(input, scene);
      stale.delete(now.id);
      amend(scene, now.id, () => former);
      const reply = original(input, scene);
      amend(scene, now.id, () => now);
      return reply;
    });
    return read(noting(tables));
  };
};

const reading = riding(async ({ relatives, asked, replace, cancel, comment, read }) => {
  const seen: unknown[] = [];
  for (const as of [undefined, relatives[0]]) {
    const id = await asked({}, as);
    seen.push(await read(id), await replace(id, { destination: 'Dentist' }, as), await read(id));
    seen.push(await comment(id), await read(id), await cancel(id, as), await read(id));
  }
  return seen;
});

/** Saboteurs of what is read of a request right after its event. */
export const transportationFetchedSaboteurs = saboteursOf('events', reading, {
  'ride-not-there-yet': [
    'Answers 404 to the first read of a new request.',
    ['EVT-72', 'TRA-52', 'TRA-68'],
    notThereAfter(CREATE),
  ],
  'ride-of-connections-not-there-yet': [
    'Answers 404 to the first read of a new request that a connection made.',
    ['EVT-72', 'TRA-52', 'TRA-68'],
    notThereAfter(CREATE, ({ creator }) => creator.userType === 'connection'),
  ],
  'changed-ride-as-before': [
    'Shows a request as it was before on the first read after a replacement.',
    ['EVT-81', 'TRA-74'],
    shownAsBefore(REPLACE),
  ],
  'cancelled-ride-as-before': [
    'Shows a request as it was before on the first read after its cancellation.',
    ['EVT-81', 'TRA-80'],
    shownAsBefore(CANCEL),
  ],
  'commented-ride-not-there': [
    'Answers 404 to the first read of a request after a comment.',
    ['EVT-92', 'TRA-68'],
    notThereAfter(COMMENT),
  ],
});
