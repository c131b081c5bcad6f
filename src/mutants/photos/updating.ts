import type { PhotoRecord } from '../../mock/world/photos-records.ts';
import { membersIn } from '../input.ts';
import type { Mutation } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refuses } from '../verbs.ts';
import { photos } from './adapter.ts';

const UPDATE = 'updatePhoto';

const { replacesAs } = photos;

/** A member stays as it was where the update is like this. */
const spares = (
  name: 'caption' | 'userIds' | 'tagIds',
  test: (former: PhotoRecord, body: ReturnType<typeof membersIn>) => boolean,
): Mutation =>
  replacesAs((former, _, { body }) => (test(former, membersIn(body)) ? { [name]: former[name] } : {}));

export const updatingMutants = mutantsOf('photos', {
  'update-answers-202': wrongStatus(['PHO-49', 'CNV-29'], UPDATE, 202),
  'two-tags-at-most': breaking('PHO-52')
    .says('A photo has two tags at most; an update drops the third.')
    .by(replacesAs, (_, { tagIds }) => ({ tagIds: tagIds.slice(0, 2) })),
  'no-tags-for-activities': breaking('PHO-52')
    .says('A photo of an activity takes no tags.')
    .by(spares, 'tagIds', ({ activityId }) => activityId !== null),
  'update-wants-a-caption': breaking('PHO-53')
    .says('An update without a caption is refused.')
    .by(refuses, UPDATE, ({ caption }) => caption === undefined),
  'update-in-one-facility': breaking('PHO-54', 'PHO-15')
    .says('An update leaves a photo of several facilities to the first.')
    .by(replacesAs, (_, { facilityIds }) => ({ facilityIds: facilityIds.slice(0, 1) })),
  'update-takes-it-from-its-albums': breaking('PHO-54')
    .says('An update takes a photo from its albums.')
    .by(replacesAs, () => ({ albumIds: [] })),
});
