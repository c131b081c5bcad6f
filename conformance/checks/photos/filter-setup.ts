import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { attributed } from '../../kit/attribute.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import type { Walk } from '../../kit/paging.ts';
import { someAlbums } from '../../factories/albums.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { possibleTags, someTags } from '../../factories/photos-tags.ts';
import { captionWord, taggable } from '../../factories/photos.ts';
import { givenResident } from '../../factories/residents.ts';
import { mustNotShow, mustShow } from '../../assertions/photos-lists.ts';
import { updated, uploaded } from '../../assertions/photos.ts';
import { precondition } from '../../kit/precondition.ts';

export type FilterName = 'albumId' | 'tags' | 'residentId' | 'captionSearch';

/** For each filter, a value by which photos of one check differ, and another value. */
interface Scene {
  readonly facilityId: string;
  readonly values: Readonly<Partial<Record<FilterName, readonly [string, string]>>>;
  /** Tagged in all photos of the resident's list, and tagged in some. */
  readonly residents: readonly [string, string];
}

/** A filter without values on this target is left out. */
export async function filterSetup(t: Tools): Promise<Scene> {
  const { id: facilityId } = await t.facility();
  const [one = '', two = ''] = await taggable(t, 2);
  const [tag, otherTag] = await possibleTags(t, 2);
  const [album, otherAlbum] = (await unlessUnproven(() => someAlbums(t, facilityId, 2))) ?? [];
  return {
    facilityId,
    residents: [one, two],
    values: {
      residentId: [one, two],
      captionSearch: [captionWord(t), captionWord(t, 'terrace')],
      ...(tag !== undefined && otherTag !== undefined && { tags: [tag, otherTag] as const }),
      ...(album !== undefined && otherAlbum !== undefined && { albumId: [album, otherAlbum] as const }),
    },
  };
}

/** For each filter: whether the photo has the value, another value, or none. */
type Plan = Readonly<Partial<Record<FilterName, 'same' | 'other' | 'none'>>>;

/** Makes a photo by the plan. It has no value for a filter that the plan does not name. */
async function planned(t: Tools, setup: Scene, plan: Plan, owner: string): Promise<string> {
  const valueOf = (name: FilterName): string | undefined => {
    const [same, other] = setup.values[name] ?? [];
    return plan[name] === 'same' ? same : plan[name] === 'other' ? other : undefined;
  };
  const tagged = valueOf('residentId');
  const users = [owner, ...(tagged === undefined ? [] : [tagged])];
  const [albumId, tag, word] = [valueOf('albumId'), valueOf('tags'), valueOf('captionSearch')];
  const caption = word === undefined ? undefined : t.fresh.text(word);
  return precondition('a photo with what is filtered by', async () => {
    const kept = await uploaded(t, {
      facilities: [setup.facilityId],
      users,
      ...(albumId !== undefined && { albumId }),
      ...(caption !== undefined && { caption }),
    });
    if (tag === undefined) return kept.photoId;
    if (caption !== undefined) return (await updated(t, kept, { caption, users, tags: [tag] })).photoId;
    // No caption is sent, because that would add one.
    const path = { photoId: kept.photoId };
    must(await t.call('updatePhoto', { path, body: { users, tags: [tag] } }), success);
    return kept.photoId;
  });
}

/** All subsets, the empty one first. */
const subsetsOf = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.reduce<readonly (readonly T[])[]>(
    (sets, item) => [...sets, ...sets.map((set) => [...set, item])],
    [[]],
  );

interface PlannedPhoto {
  readonly photoId: string;
  readonly plan: Plan;
}

/**
 * One photo that matches every filter, one for each filter that fails only this filter, and one that fails
 * all; all in the list of the owner. Made once, for checks that only read.
 */
export const variety = once(async (t: Tools) => {
  const setup = await filterSetup(t);
  const [, , owner = ''] = await taggable(t, 3);
  const names = (['residentId', 'captionSearch', 'tags', 'albumId'] as const).filter(
    (name) => setup.values[name] !== undefined,
  );
  const all = (kind: 'same' | 'other'): Plan => Object.fromEntries(names.map((name) => [name, kind]));
  // A photo fails a filter by another value or by no value.
  const missing = names.map(
    (name, at) => ({ ...all('same'), [name]: at % 2 === 0 ? 'other' : 'none' }) as const,
  );
  const plans: readonly Plan[] = [all('same'), ...missing, all('other')];
  const photos: PlannedPhoto[] = [];
  for (const plan of plans) photos.push({ plan, photoId: await planned(t, setup, plan, owner) });
  return { ...setup, owner, names, photos };
});

const FAULTS = {
  albumId: { lacks: 'PHO-16', holds: 'PHO-16' },
  tags: { lacks: 'PHO-17', holds: 'PHO-17' },
  residentId: { lacks: 'PHO-20', holds: 'PHO-20' },
  captionSearch: { lacks: 'PHO-21', holds: 'PHO-22' },
} as const;

/**
 * Without a filter, with every two filters and with all together, the list must hold exactly the photos that
 * match each filter.
 */
export async function mustFilterTogether(
  { values, photos }: Pick<Scene, 'values'> & { readonly photos: readonly PlannedPhoto[] },
  names: readonly FilterName[],
  ask: (query: Readonly<Partial<Record<FilterName, string>>>) => Promise<Walk>,
): Promise<void> {
  const sets = subsetsOf(names).filter(
    ({ length }) => length !== 1 && (length < 3 || length === names.length),
  );
  for (const set of sets) {
    const query = Object.fromEntries(set.map((name) => [name, values[name]?.[0] ?? '']));
    const wanted = photos.filter(({ plan }) => set.every((name) => plan[name] === 'same'));
    const keeping = set.length === 0 ? ', asked for without a filter' : ` that ${set.join(' and ')} keep`;
    const ids = wanted.map(({ photoId }) => photoId);
    const list = await ask(query);
    const lacks = set.map((name) => FAULTS[name].lacks);
    attributed(lacks, () => mustShow(list, ids, `a photo${keeping}`));
    // A photo too many breaks the clauses of the filters that it fails.
    for (const { photoId, plan } of photos) {
      const holds = set.filter((name) => plan[name] !== 'same').map((name) => FAULTS[name].holds);
      if (holds.length > 0)
        attributed(holds, () => mustNotShow(list, [photoId], `anything but a photo${keeping}`));
    }
  }
}

/**
 * Photos of one facility and one resident with combinations of three tags, made once for checks that only
 * read.
 */
export const taggedPhotos = once(async (t: Tools) => {
  const { id: facilityId } = await t.facility();
  const [one = '', two = '', three = ''] = await someTags(t, 3);
  const { residentId } = await givenResident(t, {}, facilityId);
  const sets = [[one], [two], [], [one, two], [two, three, one], [three]];
  const tagged = await givenPhotos(t, facilityId, residentId, sets);
  return { facilityId, residentId, tags: [one, two, three] as const, tagged };
});

/** Photos of the facility with the resident and these tags. */
async function givenPhotos(
  t: Tools,
  facilityId: string,
  residentId: string,
  sets: readonly (readonly string[])[],
): Promise<readonly { readonly photoId: string; readonly tags: readonly string[] }[]> {
  const tagged: { readonly photoId: string; readonly tags: readonly string[] }[] = [];
  for (const tags of sets) {
    const [users, caption] = [[residentId], captionWord(t)];
    const { photoId } = await precondition('a photo with tags', async () =>
      updated(t, await uploaded(t, { facilities: [facilityId], users, caption }), { caption, users, tags }),
    );
    tagged.push({ photoId, tags });
  }
  return tagged;
}
