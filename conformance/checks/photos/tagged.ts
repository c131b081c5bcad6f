import { someTags } from '../../factories/photos-tags.ts';
import { captionWord } from '../../factories/photos.ts';
import { givenResident } from '../../factories/residents.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import type { Hung } from '../../assertions/photos-lists.ts';
import { hung } from './lists.ts';

/**
 * Photos of one facility and one resident with combinations of three tags, made once for checks that only
 * read.
 */
export const taggedPhotos = once(async (t: Tools) => {
  const { id: facilityId } = await t.facility();
  const [one = '', two = '', three = ''] = await someTags(t, 3);
  const { residentId } = await givenResident(t, {}, facilityId);
  const parts = { facilities: [facilityId], users: [residentId] };
  const photos: Hung[] = [];
  for (const tags of [[one], [two], [], [one, two], [two, three, one], [three]])
    photos.push(await hung(t, { ...parts, caption: captionWord(t) }, { tags }));
  return { facilityId, residentId, tags: [one, two, three] as const, photos };
});
