import { hasLever } from '../kit/levers.ts';
import { listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { someFacilities } from './facilities.ts';
import { inTurns } from './many.ts';
import { precondition } from '../kit/precondition.ts';
import { linksOf } from './photos-links.ts';
import { lever, pool as poolLines } from '../kit/to-add.ts';

/**
 * A number of tags that photos can have: new ones by the lever, else configured ones, else those on existing
 * photos. How a tag that does not exist is handled is open.
 */
export async function someTags(t: Tools, count: number): Promise<readonly string[]> {
  if (hasLever(t.run, 'create-tag'))
    return inTurns(count, async () => (await t.lever('create-tag', {}, { name: t.fresh.text('Tag') })).tagId);
  const pool = t.run.fixtures['tags'] ?? [];
  if (pool.length >= count) {
    t.fixture('tags');
    return pool.slice(0, count);
  }
  t.tier('discovery');
  const found = await tagsInUse(t);
  if (found.length >= count) return found.slice(0, count);
  return t.unproven(
    `needs ${count} tags, and photos of the facilities do not show as many`,
    poolLines('tags', count),
    lever('create-tag'),
  );
}

/** The same, or an empty list if the target has too few tags. */
export async function possibleTags(t: Tools, count: number): Promise<readonly string[]> {
  const isCertain = hasLever(t.run, 'create-tag') || (t.run.fixtures['tags'] ?? []).length >= count;
  if (!isCertain && (await tagsInUse(t)).length < count) return [];
  return someTags(t, count);
}

async function tagsInUse(t: Tools): Promise<readonly string[]> {
  const tags = new Set<string>();
  for (const facilityId of await someFacilities(t)) {
    const listed = await precondition('a list of the tags in use', async () =>
      listOf(await t.call('listFacilityPhotos', { path: { facilityId }, query: { pageSize: 100 } })),
    );
    for (const photo of listed) for (const tag of linksOf(photo, 'tags')) tags.add(tag);
  }
  return [...tags];
}
