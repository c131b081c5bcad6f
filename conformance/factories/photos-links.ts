import { Unproven } from '../kit/errors.ts';
import { isObject, items, show, type JsonObject } from '../kit/json.ts';

type LinkMember = 'facilities' | 'users' | 'tags' | 'albumIds';

/** The ids of what a photo is linked to, be they shown bare or in objects; none where the member is no array. */
export function linksOf(photo: JsonObject, member: LinkMember): readonly string[] {
  return items(photo[member]).map((link) => {
    const id = isObject(link) ? link['id'] : link;
    if (isObject(link) && typeof id !== 'string')
      throw new Unproven(`the ${member} of a photo are shown without their ids: ${show(photo[member])}`);
    return String(id);
  });
}
