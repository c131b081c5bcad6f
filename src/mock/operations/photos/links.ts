import { isRefusal, refuse, type Refusal } from '../../http/problem.ts';
import type { World } from '../../world/world.ts';

/** The operations that link a photo by ids. */
type Linking = 'uploadPhoto' | 'updatePhoto' | 'uploadActivityPhoto';

type Member = 'facilities' | 'users' | 'albumId' | 'tags';

/** A person who can be tagged: a resident, a connection or a staff member. */
export const personWith = (
  id: string,
  { store }: World,
): { readonly id: string; readonly firstName: string; readonly lastName: string } | undefined =>
  store.residents.find(id) ?? store.connections.find(id) ?? store.staff.find(id);

const finders: Readonly<Record<Member, (id: string, world: World) => object | undefined>> = {
  facilities: (id, { store }) => store.facilities.find(id),
  users: personWith,
  albumId: (id, { store }) => store.albums.find(id),
  tags: (id, { store }) => store.photoTags.find(id),
};

const things: Readonly<Record<Member, string>> = {
  facilities: 'facilities',
  users: 'residents, connections or staff',
  albumId: 'an album',
  tags: 'tags',
};

const strangers = (member: Member, ids: readonly string[]): Refusal => {
  const promised = `${member} must hold ids of ${things[member]} of this tenant.`;
  return refuse(
    'invalid-input',
    { promised, found: `${ids.join(', ')}, which do not exist.`, next: 'use ids from answers.' },
    { validation: [{ location: 'body', pointer: `/${member}`, code: 'unknown', message: promised }] },
  );
};

/** The sent ids without duplicates; unknown ids are kept, dropped or refused by the reading. */
const judged = (
  member: Member,
  sent: readonly string[],
  fate: (ids: readonly string[], known: readonly string[]) => readonly string[] | Refusal,
  world: World,
): readonly string[] | Refusal => {
  const ids = [...new Set(sent)];
  const known = ids.filter((id) => finders[member](id, world));
  return known.length === ids.length ? ids : fate(ids, known);
};

const refusedIn = (member: Member) => (ids: readonly string[], known: readonly string[]) =>
  strangers(
    member,
    ids.filter((id) => !known.includes(id)),
  );

/** The facilities, users or album of a photo to store. What happens to unknown ids is an open choice. */
export const linksTo = (
  member: Exclude<Member, 'tags'>,
  sent: readonly string[],
  operation: Linking,
  world: World,
): readonly string[] | Refusal => {
  const fate = world.choose(
    'unknown-photo-links',
    {
      refused: refusedIn(member),
      dropped: (_: readonly string[], known: readonly string[]) => known,
      kept: (ids: readonly string[]) => ids,
    },
    operation,
  );
  const links = judged(member, sent, fate, world);
  // A photo must have at least one facility.
  const isLeftOut = member === 'facilities' && !isRefusal(links) && links.length === 0;
  return isLeftOut ? strangers(member, sent) : links;
};

/** The tags of a photo to store. What happens to unknown tags is an open choice. */
export const tagsTo = (sent: readonly string[], world: World): readonly string[] | Refusal => {
  const fate = world.choose('unknown-photo-tags', {
    kept: (ids: readonly string[]) => ids,
    dropped: (_: readonly string[], known: readonly string[]) => known,
    refused: refusedIn('tags'),
  });
  return judged('tags', sent, fate, world);
};
