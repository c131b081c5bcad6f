import { rerouted, someRides, someWorks, type FamilyRequests } from '../../witness/family.ts';
import { someConnection } from '../../witness/people.ts';
import { pick, type WitnessClient, type Witness } from '../../witness/client.ts';

/** Everybody who may ask, and the ids of requests of everybody, of their files, and of no request. */
const prepare = async (half: FamilyRequests, client: WitnessClient, isRide: boolean) => {
  const { residentId, daughter, son, neighbour, friend, outsider, farFriend } = half.family;
  const facilities = client.facilities.slice(0, 2);
  const several = await someConnection(client, { residents: [residentId, neighbour] });
  const away = await someConnection(client, { residents: [outsider], facilities });
  const actors = [residentId, son, daughter, several, neighbour, friend, outsider, farFriend, away];
  const ids: string[] = [];
  for (const by of [residentId, daughter, son]) ids.push(await half.made(by));
  ids.push(await half.byStaff());
  for (const by of isRide ? [] : [residentId, daughter]) {
    const workRequestId = await half.made(by);
    ids.push(workRequestId);
    // A mutation may have refused to make it.
    await client.lever('complete-work-request', { workRequestId }).catch(() => undefined);
  }
  const files: string[] = [];
  for (const id of ids) files.push(await half.enclosed(id));
  const reference = String(pick((await half.create(residentId)).body, 'data.referenceNumber'));
  ids.push(reference, 'nothing');
  return { half, client, isRide, ids, files, actors: [...actors, client.staff[0] ?? '', client.systemActor] };
};

const inBoth =
  (play: (prepared: Awaited<ReturnType<typeof prepare>>) => Promise<unknown>): Witness =>
  async (client) => [
    await play(await prepare(await someRides(client), client, true)),
    await play(await prepare(await someWorks(client), client, false)),
  ];

/** Everybody asks for everything. */
export const asking = inBoth(async ({ half, ids, files, actors }) => {
  const seen: unknown[] = [];
  for (const as of actors) {
    seen.push(await half.settings(as), await half.list(as), await half.list(as, '', half.family.neighbour));
    for (const [at, id] of ids.entries()) {
      seen.push(await half.read(id, as), await half.comments(id, as));
      seen.push(await half.attachment(id, files[at] ?? '', as));
    }
  }
  return seen;
});

/** Everybody tries to change everything, those who may at the end. */
export const changing = inBoth(async ({ half, client, isRide, ids, actors }) => {
  const { residentId } = half.family;
  const seen: unknown[] = [];
  for (const as of actors) {
    seen.push(await half.create(as));
    for (const id of ids) {
      seen.push(await half.comment(id, as));
      if (isRide) seen.push(await rerouted(client, residentId, id, as));
    }
  }
  for (const id of ids) seen.push(await half.read(id, residentId), await half.comments(id, residentId));
  for (const as of actors.toReversed()) for (const id of ids) seen.push(await half.cancel(id, as));
  return [seen, await half.list(residentId)];
});
