import type fc from 'fast-check';
import { fits, status } from '../kit/match.ts';
import { move, type Move } from '../kit/move.ts';
import { must } from '../kit/must.ts';
import { photoAt, type Gallery } from '../models/gallery.ts';
import { updated, uploaded } from '../models/photos.ts';
import { captionOf, chosen, mustAgree, type Exhibition, type PhotoPlan } from './exhibition.ts';

type Command = fc.AsyncCommand<Gallery, Exhibition>;

/** A move, after which every list and every read shows the photos as the model has them. */
const agreed = ({ run, ...rest }: Move<Gallery, Exhibition>): Command =>
  move({
    ...rest,
    run: async (model, real, after) => {
      await run(model, real, after);
      await mustAgree(model, real, after);
    },
  });

const hasPhotos = ({ photos }: Readonly<Gallery>): boolean => photos.size > 0;

/** Somebody uploads a photo, to the activity or to none. */
export const hangPhoto = (plan: PhotoPlan): Command =>
  agreed({
    name: `upload(${JSON.stringify(plan)})`,
    run: async (model, exhibition) => {
      const { t, facilities, residents, activityId } = exhibition;
      const users = chosen(residents, plan.residents);
      const parts = {
        facilities: chosen(facilities, plan.facilities),
        ...(users.length > 0 && { users }),
        caption: captionOf(exhibition, plan),
      };
      const { answer: _, ...kept } = await uploaded(t, parts, plan.isOfActivity ? { activityId } : {});
      model.photos.set(kept.photoId, kept);
    },
  });

/** Somebody changes the caption, the people and the tags of a photo. */
export const changePhoto = (which: number, plan: PhotoPlan): Command =>
  agreed({
    name: `update(photo ${which}, ${JSON.stringify(plan)})`,
    when: hasPhotos,
    run: async (model, exhibition) => {
      const former = photoAt(model, which);
      if (!former) return;
      const kept = await updated(exhibition.t, former, {
        caption: captionOf(exhibition, plan),
        users: chosen(exhibition.residents, plan.residents),
        tags: chosen(exhibition.tags, plan.tags),
      });
      model.photos.set(kept.photoId, kept);
    },
  });

/** Somebody deletes a photo. */
export const takePhotoDown = (which: number): Command =>
  agreed({
    name: `delete(photo ${which})`,
    when: hasPhotos,
    run: async (model, { t }) => {
      const photo = photoAt(model, which);
      if (!photo) return;
      must(await t.call('deletePhoto', { path: { photoId: photo.photoId } }), status(204), fits);
      model.photos.delete(photo.photoId);
      model.gone.add(photo.photoId);
    },
  });
