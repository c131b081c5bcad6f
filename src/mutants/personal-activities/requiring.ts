import { refuse } from '../../mock/http/problem.ts';
import { insertPersonalActivity } from '../../mock/operations/personal-activities/record.ts';
import { isoOf } from '../../mock/world/clock.ts';
import type { World } from '../../mock/world/world.ts';
import { membersIn, textIn, type Members } from '../input.ts';
import { afterwards } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { isExact, later } from '../times.ts';
import { refuses, onInvalid } from '../verbs.ts';
import { CREATE, sentAs } from './adapter.ts';

/** What a refused body says is kept all the same, under a name of its own, at noon of today. */
const insert = (body: Members, residentId: string, world: World): void => {
  insertPersonalActivity(
    residentId,
    {
      ...{ name: textIn(body['name']) || 'Untitled', startDate: isoOf(world.clock.now()) },
      ...{ startTime: null, endTime: null, timeType: 'allDay' },
      ...{ location: null, description: null, confirmed: null, durationInMinutes: null },
    },
    world,
  );
};

/** Exact times with neither an end nor a duration. */
const isOpen = (body: Members): boolean =>
  isExact(body) && body['endTime'] === undefined && body['durationInMinutes'] === undefined;

export const requiringMutants = mutantsOf('personal-activities', {
  'today-where-there-are-no-times': breaking('PAC-201')
    .says('Without times and without a startDate it is today.')
    .by(sentAs, (body, { clock }) => !isExact(body) && { startDate: isoOf(clock.now()), ...body }),
  'refused-and-kept': breaking('PAC-31', 'CNV-34')
    .says('A body without a name is refused, but its values are stored.')
    .by(onInvalid, CREATE, (sent, { path }, world) => {
      const residentId = path['residentId'] ?? '';
      if (sent['name'] === undefined && world.store.residents.find(residentId))
        insert(sent, residentId, world);
    }),
  'start-from-the-date': breaking('PAC-32')
    .says('Without a startTime it begins at the time of day of startDate.')
    .by(sentAs, (body) => ({ startTime: textIn(body['startDate']).slice(11, 16) || undefined, ...body })),
  'an-hour-by-default': breaking('PAC-33')
    .says('With neither an end nor a duration it lasts an hour.')
    .by(sentAs, (body) => {
      const { startTime } = body;
      return isOpen(body) && startTime !== undefined && { endTime: later(startTime, 60) };
    }),
  'derived-end-refused-and-kept': breaking('PAC-34')
    .says('A duration instead of an end is refused, but the personal activity is stored.')
    .by(afterwards, CREATE, (reply, { body }) =>
      isExact(membersIn(body)) && membersIn(body)['endTime'] === undefined
        ? refuse('invalid-input', { promised: 'endTime is sent.', found: 'none.', next: 'send one.' })
        : reply,
    ),
  'evenings-need-times': breaking('PAC-37', 'PAC-38')
    .says('A create with timeType evening and no startTime is refused.')
    .by(refuses, CREATE, ({ timeType, startTime }) => {
      return timeType === 'evening' && startTime === undefined;
    }),
});
