import type { TestAnswer } from '../../testing.ts';
import type { Readings } from '../../world/choices.ts';
import type { ActivityRecord } from '../../world/records.ts';
import { stage, stateOf, type Stage } from '../activities/testing.ts';
import { dataOf, membersOf } from '../testing-people.ts';

type Parts = Readonly<Record<string, string>>;

/** Who uploads a picture of which bytes to where, if not the system actor a small one to the home facility. */
interface Sending {
  readonly as?: string;
  /** null: none at all. */
  readonly file?: string | null;
  readonly to?: string;
}

/** Two residents and an activity, and short ways to ask for photos. */
interface Gallery extends Omit<Stage, 'upload'> {
  readonly residents: readonly [string, string];
  readonly activity: ActivityRecord;
  /** Where the photos of the activity are. */
  readonly ofActivity: string;
  /** Uploads a photo; to the home facility unless the parts say otherwise. */
  upload(parts?: Parts, sending?: Sending): Promise<TestAnswer>;
  /** The same, and the id of the photo. */
  added(parts?: Parts, sending?: Sending): Promise<string>;
  photo(id: string): Promise<TestAnswer>;
  change(id: string, body: object, as?: string): Promise<TestAnswer>;
  /** The id that a lever answers with. */
  pulled(lever: string, input: object): Promise<string>;
  /** Kind and resource of every event so far. */
  told(): readonly (readonly [string, string])[];
  /** Everything that a refused request must leave as it was. */
  state(): unknown;
}

export const idOf = (answer: TestAnswer): string => String(dataOf(answer)['id']);

export const gallery = (readings: Readings = {}): Gallery => {
  const set = stage(readings);
  const residents = [set.putResident(), set.putResident()] as const;
  const activity = set.put();
  const upload: Gallery['upload'] = (parts = {}, { as, file = 'picture', to = '/photos' } = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ facilities: set.home, ...parts })) form.append(name, value);
    if (file !== null) form.append('file', new File([file], 'garden.png', { type: 'image/png' }));
    return set.call('POST', to, { form, ...(as !== undefined && { as }) });
  };
  return {
    ...set,
    ...{ residents, activity, upload },
    ofActivity: `/activities/${activity.id}/photos`,
    added: async (parts, sending) => idOf(await upload(parts, sending)),
    photo: (id) => set.call('GET', `/photos/${id}`),
    change: (id, body, as) => set.call('PUT', `/photos/${id}`, { body, ...(as !== undefined && { as }) }),
    pulled: async (lever, input) => String(Object.values(membersOf(await set.pull(lever, input)))[0]),
    told: () => set.events().map(({ eventType, resourceId }) => [eventType, resourceId] as const),
    state: () => stateOf(set),
  };
};
