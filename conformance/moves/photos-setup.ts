import type { Tools } from '../kit/tools.ts';
import type { PhotosModel } from '../models/photos.ts';
import { mustContainPhotos } from '../assertions/photos-lists.ts';
import { mustBeGone, mustReadBack } from '../assertions/photos.ts';

/**
 * Where the photos of a sequence are: two facilities, a few residents, and an activity of the first facility.
 */
export interface PhotosSetup {
  readonly t: Tools;
  readonly facilities: readonly string[];
  readonly residents: readonly string[];
  readonly tags: readonly string[];
  readonly activityId: string;
  /** A word in every caption, by which these photos are found among others. */
  readonly word: string;
}

/** The values of a photo: facilities, people and tags by index, and its own word. */
export interface PhotoPlan {
  readonly facilities: readonly number[];
  readonly residents: readonly number[];
  readonly tags: readonly number[];
  readonly isOfActivity: boolean;
  readonly caption: string;
}

/** The items whose indexes the plan names. */
export const chosen = (items: readonly string[], places: readonly number[]): readonly string[] =>
  items.filter((_, at) => places.includes(at));

export const captionOf = ({ word }: PhotosSetup, { caption }: PhotoPlan): string => `${word} ${caption}`;

/** Every list and every read must show the photos as in the model. One list of each kind is read in turn. */
export async function mustMatch(model: PhotosModel, setup: PhotosSetup, after: string): Promise<void> {
  const { t, facilities, residents, activityId, word } = setup;
  model.steps += 1;
  const all = [
    ...model.photos.values(),
    ...[...model.gone.values()].map((one) => ({ ...one, isDeleted: true })),
  ];
  const facility = facilities[model.steps % facilities.length] ?? '';
  const resident = residents[model.steps % residents.length] ?? '';
  for (const [where, asked, clause] of [
    [{ facility }, { captionSearch: word }, 'PHO-54'],
    [{ resident }, {}, 'PHO-28'],
    ...(model.steps % 2 === 0 ? [] : [[{ activity: activityId }, {}, 'PHO-54'] as const]),
  ] as const)
    await mustContainPhotos(t, ['PHO-58', clause], all, where, asked, {
      lacks: [clause],
      otherwise: [clause],
      after,
    });
  for (const [at, kept] of [...model.photos.values()].entries())
    if (model.steps % model.photos.size === at) await mustReadBack(t, kept);
  for (const photoId of [...model.gone.keys()].slice(-1)) await mustBeGone(t, photoId, ['PHO-58']);
}
