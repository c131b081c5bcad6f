import type { Tools } from '../kit/tools.ts';
import { everIn, those, type PhotosModel } from '../models/photos.ts';
import {
  eitherWay,
  inFacility,
  mustNotShow,
  mustShow,
  mustShowOnly,
  ofActivity,
  ofResident,
} from '../assertions/photos-lists.ts';
import { attributed } from '../kit/attribute.ts';
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
  const isTurn = (at: number, count: number): boolean => model.steps % count === at;
  for (const [at, facilityId] of facilities.entries()) {
    if (!isTurn(at, facilities.length)) continue;
    const list = await inFacility(t, facilityId, { captionSearch: word });
    const isThere = those(model, (kept) => kept.facilities.includes(facilityId));
    // It is open whether the list also holds photos of an activity.
    const isCertain = those(
      model,
      (kept) => kept.facilities.includes(facilityId) && kept.activityId === undefined,
    );
    attributed(['PHO-54'], () => mustShow(list, isCertain, `${after}, a photo of facility ${at + 1}`));
    const strange = `${after}, a photo that facility ${at + 1} does not have`;
    attributed(['PHO-58'], () => mustNotShow(list, [...model.gone], strange));
    const elsewhere = [...model.photos.keys()].filter((one) => !isThere.includes(one));
    attributed(['PHO-54'], () => mustNotShow(list, elsewhere, strange));
  }
  for (const [at, residentId] of residents.entries()) {
    if (!isTurn(at, residents.length)) continue;
    const theirs = those(model, ({ users = [] }) => users.includes(residentId));
    const list = await ofResident(t, residentId);
    const what = `${after}, a photo of resident ${at + 1}`;
    attributed(['PHO-58'], () => mustNotShow(list, [...model.gone], `anything but ${what}`));
    mustShowOnly(list, theirs, everIn(model), what, eitherWay('PHO-28'));
  }
  for (const [at, kept] of [...model.photos.values()].entries())
    if (isTurn(at, model.photos.size)) await mustReadBack(t, kept);
  for (const photoId of [...model.gone].slice(-1)) await mustBeGone(t, photoId, ['PHO-58']);
  if (isTurn(0, 2)) return;
  const ofThis = those(model, (kept) => kept.activityId === activityId);
  const list = await ofActivity(t, activityId);
  const what = `${after}, a photo of the activity`;
  attributed(['PHO-58'], () => mustNotShow(list, [...model.gone], `anything but ${what}`));
  mustShowOnly(list, ofThis, everIn(model), what, eitherWay('PHO-54'));
}
