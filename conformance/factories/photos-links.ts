import { Unproven } from '../kit/errors.ts';
import { isObject, items, show, type JsonObject } from '../kit/json.ts';

type LinkMember = 'facilities' | 'users' | 'tags' | 'albumIds';

/**
 * The ids that a photo is linked to, shown as texts or in objects; empty if the member is no array. Throws
 * Unproven for objects without ids.
 */
export function linksOf(photo: JsonObject, member: LinkMember): readonly string[] {
  return items(photo[member]).map((link) => {
    const id = isObject(link) ? link['id'] : link;
    if (isObject(link) && typeof id !== 'string')
      throw new Unproven(`the ${member} of a photo are shown without their ids: ${show(photo[member])}`);
    return String(id);
  });
}
