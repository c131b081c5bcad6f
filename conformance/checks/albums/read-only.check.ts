import { albumIn, openedAlbum, withFacilityIds } from '../../factories/albums.ts';
import { check } from '../../kit/check.ts';
import { fits, notSuccess, success } from '../../kit/match.ts';
import { must, mustEcho } from '../../kit/must.ts';
import { byId, listOf } from '../../kit/read.ts';
import { noteAllow } from '../allow-note.ts';

check({
  id: 'albums.are-read-only',
  says: 'POST, PUT and DELETE on albums do not succeed, and no album is created, changed or deleted.',
  clauses: ['ALB-102'],
  needs: ['lever:create-album'],
  negative: true,
  async run(t) {
    const { id: facilityId } = await t.facility();
    const title = t.fresh.text('Album');
    const albumId = await openedAlbum(t, [facilityId], { title });
    const path = { facilityId, albumId };
    must(await t.call('getAlbum', { path }), success, fits);
    const answers = [];
    for (const sent of [{}, { body: {} }]) {
      answers.push(await t.call('listAlbums', { path: { facilityId }, method: 'post', ...sent }));
      for (const method of ['post', 'put', 'delete'] as const)
        answers.push(await t.call('getAlbum', { path, method, ...sent }));
    }
    for (const answer of answers) must(answer, notSuccess);
    noteAllow(t, ...answers);
    const before = { id: albumId, title, facilities: [facilityId], sharedAcrossCommunities: false };
    const promised = 'the album as it was';
    const after = await t.call('getAlbum', { path });
    mustEcho(after, await albumIn(t, after), before, { promised, aspect: 'trace' });
    const list = await t.call('listAlbums', { path: { facilityId } });
    mustEcho(list, byId(await withFacilityIds(t, listOf(list)), albumId), before, {
      promised,
      aspect: 'trace',
    });
  },
});
