import {
  albumIn,
  facilitiesOf,
  openedAlbum,
  someAlbum,
  someAlbums,
  typesOfAlbums,
  withFacilityIds,
} from '../../factories/albums.ts';
import { otherFacility, someFacilities } from '../../factories/facilities.ts';
import { inTurns } from '../../factories/many.ts';
import { attributed, attributing } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { show, type JsonObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { fits, status, success } from '../../kit/match.ts';
import { holdsExtra, holdsOthers, shows } from '../../kit/fault.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import type { Walk } from '../../kit/paging.ts';
import { byId, listOf, text } from '../../kit/read.ts';
import { sameSet } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  aBoolean,
  aDateTime,
  aText,
  memberTypes,
  mustHaveIds,
  texts,
  type Shown,
} from '../../laws/member-types.ts';
import { mustContainAlbumsFound, mustShowAlbumsAlike } from '../../assertions/found-albums.ts';
import { mustShow, mustNotShow } from '../../assertions/photos-lists.ts';

async function albumsListed(t: Tools, facilityId: string): Promise<Walk> {
  const answer = await t.call('listAlbums', { path: { facilityId } });
  const items = attributed(['ALB-07'], () => {
    must(answer, status(200), fits);
    return listOf(answer);
  });
  return { items: await withFacilityIds(t, items), pages: [answer] };
}

/** The album by its id, as its facility answers it. */
async function albumRead(t: Tools, facilityId: string, albumId: string): Promise<Shown> {
  const answer = await t.call('getAlbum', { path: { facilityId, albumId } });
  attributed(['ALB-12'], () => must(answer, success));
  attributed(['ALB-11'], () => must(answer, status(200)));
  attributed(['ALB-11'], () => must(answer, fits));
  return { answer, resource: await attributing(['ALB-11'], () => albumIn(t, answer)) };
}

/** Every album that the lists of two facilities show, a shared one among them where a lever makes it, and each by its id. */
const albumsShown = once(async (t: Tools): Promise<readonly Shown[]> => {
  const facilityIds = await someFacilities(t);
  const [one] = facilityIds;
  if (hasLever(t.run, 'create-album')) {
    await openedAlbum(t, [one], { type: 'family' });
    await openedAlbum(t, [...facilityIds], { sharedAcrossCommunities: true, title: 'Holidays' });
  }
  const shown: Shown[] = [];
  for (const facilityId of facilityIds) {
    const { items, pages } = await albumsListed(t, facilityId);
    for (const resource of items) for (const answer of pages) shown.push({ answer, resource });
    const own = items.filter((album) => facilitiesOf(album).includes(facilityId)).slice(-3);
    for (const album of own) {
      const { id } = album;
      if (typeof id === 'string') shown.push(await albumRead(t, facilityId, id));
    }
  }
  return shown.length > 0 ? shown : t.unproven('no list shows an album to look at');
});

memberTypes('albums', albumsShown, {
  'texts-are-strings': ['The type of an album is a string.', 'ALB-02', [aText, 'type']],
  'facilities-are-an-array-of-strings': [
    'The facilities of an album are an array of strings.',
    'ALB-03',
    [texts, 'facilities'],
  ],
  'sharing-is-a-boolean': [
    'The sharedAcrossCommunities of an album is a boolean.',
    'ALB-04',
    [aBoolean, 'sharedAcrossCommunities'],
  ],
  'created-at-is-a-date-time': [
    'The createdAt of an album is a date-time.',
    'ALB-05',
    [aDateTime, 'createdAt'],
  ],
});

check({
  id: 'albums.id-is-a-string',
  says: 'Every album has an id, a string.',
  clauses: ['ALB-01'],
  run: async (t) => mustHaveIds(await albumsShown(t)),
});

check({
  id: 'albums.as-staff-opened-them',
  says: 'An album shows the title, type, facilities and sharing that staff gave it, in the list and by its id.',
  clauses: ['ALB-06', 'ALB-12'],
  async run(t) {
    if (!hasLever(t.run, 'create-album')) return mustShowAlbumsAlike(t);
    const [one, two] = await someFacilities(t);
    const types = await typesOfAlbums(t, one);
    const all: { readonly sent: JsonObject; readonly facilities: readonly string[] }[] = [];
    // The interface does not say whether the list of a shared album names the other communities too.
    const assert = (
      answer: Answer,
      album: JsonObject | undefined,
      { sent, facilities }: (typeof all)[number],
    ) =>
      attributed(['ALB-06'], () => {
        const shown = facilitiesOf(album ?? {});
        const isRight = sent['sharedAcrossCommunities']
          ? facilities.every((id) => shown.includes(id))
          : sameSet(shown, facilities);
        mustEcho(answer, album, sent);
        mustHold(
          answer,
          `the facilities ${facilities.join(', ')}`,
          isRight,
          holdsOthers(shown, facilities, shown.join(', ') || 'none', 'facilities'),
        );
      });
    for (const facilities of two === undefined ? [[one]] : [[one], [two], [one, two], [two, one]])
      for (const [at, type] of [undefined, ...types.slice(0, 3)].entries())
        // Every type of the first of them both ways, of the others by turns.
        for (const sharedAcrossCommunities of all.length < 8 ? [false, true] : [at % 2 === 0]) {
          const [first = one, ...others] = facilities;
          const details = { title: t.fresh.text('Album'), sharedAcrossCommunities };
          const opened = { ...details, ...(type !== undefined && { type }) };
          const albumId = await openedAlbum(t, [first, ...others], opened);
          const made = { sent: { id: albumId, ...opened }, facilities };
          // Of several facilities the first and the last have their turns.
          const facilityId = facilities.at(all.length % 2 === 0 ? 0 : -1) ?? one;
          const { answer, resource } = await albumRead(t, facilityId, albumId);
          attributed(['ALB-12'], () => mustEcho(answer, resource, { id: albumId }));
          assert(answer, resource, made);
          all.push(made);
        }
    for (const facilityId of two === undefined ? [one] : [one, two]) {
      const { items, pages } = await albumsListed(t, facilityId);
      for (const made of all.filter(({ facilities }) => facilities.includes(facilityId)))
        for (const page of pages) assert(page, byId(items, String(made.sent['id'])), made);
    }
  },
});

check({
  id: 'albums.listed-in-their-facilities',
  says: 'An album is in the list of each of its facilities, shared or not.',
  clauses: ['ALB-08', 'ALB-07'],
  async run(t) {
    if (!hasLever(t.run, 'create-album')) return mustContainAlbumsFound(t);
    const [one, two] = await someFacilities(t);
    const made = new Map<string, readonly string[]>();
    for (const facilityIds of two === undefined ? [[one]] : [[one], [two], [one, two], [two, one], [one]])
      for (const sharedAcrossCommunities of [false, true]) {
        const [first = one, ...others] = facilityIds;
        made.set(await openedAlbum(t, [first, ...others], { sharedAcrossCommunities }), facilityIds);
      }
    for (const facilityId of two === undefined ? [one] : [one, two]) {
      const own = [...made].filter(([, facilityIds]) => facilityIds.includes(facilityId));
      const ids = own.map(([id]) => id);
      const list = await albumsListed(t, facilityId);
      attributed(['ALB-08'], () => mustShow(list, ids, 'an album of the facility'));
    }
  },
});

check({
  id: 'albums.listed-at-once',
  says: 'The list of a facility with more than a hundred albums is complete in one answer.',
  clauses: ['ALB-08', 'CNV-11'],
  needs: ['lever:create-album'],
  async run(t) {
    const { id } = await t.facility();
    const made = await inTurns(101, () => openedAlbum(t, [id]));
    const list = await albumsListed(t, id);
    // A list that has none of them is not one that was cut off.
    const isCut = made.some((albumId) => byId(list.items, albumId) !== undefined);
    attributed([isCut ? 'CNV-11' : 'ALB-08'], () => mustShow(list, made, 'an album of the facility'));
  },
});

check({
  id: 'albums.of-other-facilities-not-listed',
  says: 'An album that is not shared is not in the list of a facility that it does not name, whatever others it names.',
  clauses: ['ALB-09'],
  async run(t) {
    const { id: one } = await t.facility();
    const two = await otherFacility(t, one);
    if (hasLever(t.run, 'create-album')) await openedAlbum(t, [one, two]);
    for (const [facilityId, other] of [
      [one, two],
      [two, one],
    ] as const) {
      const theirs = await someAlbum(t, other);
      const walk = await albumsListed(t, facilityId);
      mustNotShow(walk, [theirs], 'an album of another facility alone');
      const strange = walk.items.find(
        (album) =>
          album['sharedAcrossCommunities'] === false &&
          facilitiesOf(album).length > 0 &&
          !facilitiesOf(album).includes(facilityId),
      );
      for (const page of walk.pages)
        mustHold(
          page,
          'no album of others that is not shared',
          strange === undefined,
          holdsExtra(show(strange)),
        );
    }
  },
});

check({
  id: 'albums.each-by-its-id',
  says: 'Get album answers the album whose id is in the path, as its list shows it.',
  clauses: ['ALB-12', 'ALB-11'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    const wanted = await someAlbums(t, facilityId, hasLever(t.run, 'create-album') ? 3 : 1);
    const { items } = await albumsListed(t, facilityId);
    for (const albumId of [...wanted, ...[...wanted].reverse().slice(1)]) {
      const { answer, resource } = await albumRead(t, facilityId, albumId);
      attributed(['ALB-12'], () => {
        mustHold(
          answer,
          `the album ${albumId}`,
          text(resource, 'id') === albumId,
          shows('id', resource['id']),
        );
        const listed = byId(items, albumId);
        if (listed && sameSet(facilitiesOf(listed), [facilityId])) mustEcho(answer, resource, listed);
      });
    }
  },
});
