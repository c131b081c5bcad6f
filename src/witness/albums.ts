import type { LeverInput } from '../../openapi/generated/levers.ts';
import type { Seen, WitnessClient } from './client.ts';

/** Opens an album and gives its id: of the first facility, unless others are named. */
export const someAlbum = async (
  { lever, facilities }: WitnessClient,
  opened: Partial<LeverInput<'create-album'>> = {},
): Promise<string> => {
  const album = { title: 'Holidays', type: 'family', facilityIds: facilities.slice(0, 1), ...opened };
  return (await lever('create-album', album))['albumId'] ?? '';
};

/** The albums of a facility, counted from 0. */
export const albumsIn = ({ see, facilities }: WitnessClient, facility = 0): Promise<Seen> =>
  see('listAlbums', { facilityId: facilities[facility] ?? '' });

/** One album under a facility. */
export const albumAt = ({ see, facilities }: WitnessClient, albumId: string, facility = 0): Promise<Seen> =>
  see('getAlbum', { facilityId: facilities[facility] ?? '', albumId });

/** Both facilities' lists, and each of these albums by its id under the first. */
export const albumsShown = async (
  client: WitnessClient,
  ids: readonly string[],
): Promise<readonly Seen[]> => {
  const shown = [await albumsIn(client), await albumsIn(client, 1)];
  for (const id of ids) shown.push(await albumAt(client, id));
  return shown;
};
