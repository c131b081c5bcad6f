import type fc from 'fast-check';
import { attributed } from '../kit/attribute.ts';
import { fits, status } from '../kit/match.ts';
import { move, type Move } from '../kit/move.ts';
import { must } from '../kit/must.ts';
import { photoAt, type PhotosModel } from '../models/photos.ts';
import { updated, uploaded } from '../assertions/photos.ts';
import { captionOf, chosen, mustMatch, type PhotosSetup, type PhotoPlan } from './photos-setup.ts';

type Command = fc.AsyncCommand<PhotosModel, PhotosSetup>;

/** A move; afterwards a read and lists in turn must agree with the model. */
const agreed = ({ run, ...rest }: Move<PhotosModel, PhotosSetup>): Command =>
  move({
    ...rest,
    run: async (model, real, after) => {
      await run(model, real, after);
      await mustMatch(model, real, after);
    },
  });

const hasPhotos = ({ photos }: Readonly<PhotosModel>): boolean => photos.size > 0;

/** Uploads a photo, to the activity or to none. */
export const hangPhoto = (plan: PhotoPlan): Command =>
  agreed({
    name: `upload(${JSON.stringify(plan)})`,
    run: async (model, setup) => {
      const { t, facilities, residents, activityId } = setup;
      const users = chosen(residents, plan.residents);
      const parts = {
        facilities: chosen(facilities, plan.facilities),
        ...(users.length > 0 && { users }),
        caption: captionOf(setup, plan),
      };
      const { answer: _, ...kept } = await uploaded(t, parts, plan.isOfActivity ? { activityId } : {});
      model.photos.set(kept.photoId, kept);
    },
  });

/** Updates the caption, the people and the tags of a photo. */
export const changePhoto = (which: number, plan: PhotoPlan): Command =>
  agreed({
    name: `update(photo ${which}, ${JSON.stringify(plan)})`,
    when: hasPhotos,
    run: async (model, setup) => {
      const former = photoAt(model, which);
      if (!former) return;
      const kept = await updated(setup.t, former, {
        caption: captionOf(setup, plan),
        users: chosen(setup.residents, plan.residents),
        tags: chosen(setup.tags, plan.tags),
      });
      model.photos.set(kept.photoId, kept);
    },
  });

/** Deletes a photo. */
export const takePhotoDown = (which: number): Command =>
  agreed({
    name: `delete(photo ${which})`,
    when: hasPhotos,
    run: async (model, { t }) => {
      const photo = photoAt(model, which);
      if (!photo) return;
      const answer = await t.call('deletePhoto', { path: { photoId: photo.photoId } });
      attributed(['PHO-58'], () => must(answer, status(204), fits));
      model.photos.delete(photo.photoId);
      model.gone.set(photo.photoId, photo);
    },
  });
