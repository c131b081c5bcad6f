import { mustContainPhotos, type Asked, type Hung, type Where } from '../../assertions/photos-lists.ts';
import { givenPhoto, type PhotoParts, type Uploading } from '../../factories/photos.ts';
import { check, type CheckSpec } from '../../kit/check.ts';
import type { Tools } from '../../kit/tools.ts';
import { givenUpdate } from './marks.ts';

/** A photo with tags, which are added by an update because an upload has none. */
export async function hung(
  t: Tools,
  parts: Partial<PhotoParts> = {},
  { tags = [], ...to }: Uploading & { readonly tags?: readonly string[] } = {},
): Promise<Hung> {
  const { photoId, parts: all } = await givenPhoto(t, parts, to);
  const { users = [], caption } = all;
  // No caption is sent where there is none, because that would add one.
  const body = { ...(caption !== undefined && { caption }), users: [...users], tags: [...tags] };
  if (tags.length > 0) await givenUpdate(t, photoId, body);
  return { photoId, ...all, tags, activityId: to.activityId };
}

/** Makes photos one after the other. */
export async function hang(
  t: Tools,
  ...all: readonly (readonly [Partial<PhotoParts>, ...Parameters<typeof hung>[2][]])[]
) {
  const photos: Hung[] = [];
  for (const [parts, how] of all) photos.push(await hung(t, parts, how));
  return photos;
}

/** Photos, and what their lists are asked for. */
export interface Exhibition {
  readonly photos: readonly Hung[];
  readonly asks: readonly (readonly [where: Where, ...asked: readonly Asked[]])[];
}

type Row = Omit<CheckSpec, 'id'> & { readonly of: (t: Tools) => Promise<Exhibition> };

/** Declares a check for each row: the lists hold what they should and nothing else. Without a query they are asked for all. */
export function lists(rows: Readonly<Record<string, Row>>): void {
  for (const [name, { of, ...spec }] of Object.entries(rows))
    check({
      id: `photos.${name}`,
      ...spec,
      async run(t) {
        const { photos, asks } = await of(t);
        for (const [where, ...asked] of asks)
          for (const one of asked.length > 0 ? asked : [{}])
            await mustContainPhotos(t, spec.clauses, photos, where, one);
      },
    });
}
