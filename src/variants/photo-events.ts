import { someGallery, type Gallery } from '../witness/photos.ts';
import type { Stage, Witness } from '../witness/stage.ts';
import { told } from '../witness/told.ts';
import { readingsOf } from './reading.ts';

/** What a receiver is told of a few steps. */
const telling =
  (steps: (gallery: Gallery, stage: Stage) => Promise<unknown>): Witness =>
  async (stage) => {
    await steps(await someGallery(stage), stage);
    return told(stage);
  };

/** What photo events may tell, by the open questions. */
export const photoEventVariants = readingsOf(
  telling(async ({ home, away, photo, remove }) => remove(await photo({ facilities: [home, away] }))),
  [
    ['photo-events-per-facility', ['each-facility']],
    [
      'photo-reordering',
      ['fires'],
      telling(async ({ ada, bea, photo, update }) =>
        update(await photo({ users: [ada, bea] }), { users: [bea, ada] }),
      ),
    ],
    [
      'photo-removed-from-facility',
      ['deleted-too'],
      telling(async ({ home, away, photo }, { lever }) =>
        lever('edit-photo', { photoId: await photo({ facilities: [home, away] }), facilities: [away] }),
      ),
    ],
  ],
);
