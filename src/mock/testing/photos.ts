import type { Readings } from '../world/choices.ts';
import { activitiesMock } from './activities.ts';
import { idOf, membersOf } from './people.ts';

type Parts = Readonly<Record<string, string>>;

/**
 * The uploader, bytes and facilities of a picture. By default the system actor uploads a small one to the home
 * facility.
 */
interface Sending {
  readonly as?: string;
  /** null: none at all. */
  readonly file?: string | null;
  readonly to?: string;
}

/** Two residents and an activity, and short ways to ask for photos. */
export const photosMock = (readings: Readings = {}) => {
  const set = activitiesMock(readings);
  const residents = [set.putResident(), set.putResident()] as const;
  const activity = set.put();
  /** Uploads a photo; to the home facility unless the parts say otherwise. */
  const upload = (parts: Parts = {}, { as, file = 'picture', to = '/photos' }: Sending = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ facilities: set.home, ...parts })) form.append(name, value);
    if (file !== null) form.append('file', new File([file], 'garden.png', { type: 'image/png' }));
    return set.call('POST', to, { form, ...(as !== undefined && { as }) });
  };
  return {
    ...set,
    ...{ residents, activity, upload },
    /** Where the photos of the activity are. */
    ofActivity: `/activities/${activity.id}/photos`,
    /** Uploads a photo and gives its id. */
    added: async (parts?: Parts, sending?: Sending) => idOf(await upload(parts, sending)),
    photo: (photoId: string) => set.ask('getPhoto', { photoId }),
    change: (photoId: string, body: object, as?: string) =>
      set.ask('updatePhoto', { photoId }, { body, ...(as !== undefined && { as }) }),
    /** The id that a lever answers with. */
    pulled: async (lever: string, input: object) =>
      String(Object.values(membersOf(await set.pull(lever, input)))[0]),
  };
};
