import { membersIn } from '../input.ts';
import { leavingOut } from '../leaves-out.ts';
import { wrongType, wrongValue } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { showsWith } from '../verbs.ts';
import { LISTS, VIEWS } from './adapter.ts';

const OF_ACTIVITY = 'listActivityPhotos';

const looks = mutantsOf('photos', {
  'id-of-figures': wrongType(['PHO-01'], OF_ACTIVITY, 'id', 'number'),
  'type-of-an-event': breaking('PHO-03')
    .says('A photo that was uploaded to an activity has the type event.')
    .by(showsWith, VIEWS, ({ type }) => (type === 'activity' ? { type: 'event' } : {})),
  'caption-as-text': wrongValue(['PHO-04'], LISTS, 'caption')
    .as('its text alone')
    .by((it) => membersIn(it)['text']),
  'caption-by-somebody': wrongType(['PHO-04'], 'updatePhoto', 'caption.creatorId', 'object'),
  'creator-by-number': wrongType(
    ['PHO-05', 'CNV-03'],
    ['uploadActivityPhoto', OF_ACTIVITY],
    'creatorId',
    'number',
  ),
  'users-with-commas': wrongValue(['PHO-06'], LISTS, 'users').as('one text with commas').by(String),
  'created-on-a-day': wrongValue(['PHO-07', 'CNV-04'], 'updatePhoto', 'created')
    .as('a day')
    .by((created) => String(created).slice(0, 10)),
  'deleted-by-number': wrongType(['PHO-08'], LISTS, 'deleted', 'number'),
  'updated-is-deleted': wrongValue(['PHO-08'], 'updatePhoto', 'deleted').is(true),
});

export const showingMutants = [
  ...looks,
  ...leavingOut(
    'photos',
    { resource: 'a photo', breaks: ['PHO-101'], operations: VIEWS },
    'type caption caption.text,creatorId,created creatorId creatorName facilities users tags',
    'albumIds created deleted',
  ),
];
