import fc from 'fast-check';
import {
  daysAround,
  flatActivityOn,
  givenFlatActivity,
  needsFlatRoutes,
} from '../../factories/flat-examples.ts';
import { LONG_AGO, givenHome, neighbourOf, type Home } from '../../factories/homes.ts';
import { precondition as served } from '../../kit/precondition.ts';
import { attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { fits, status, answerText } from '../../kit/match.ts';
import { shows, wrongEnvelope } from '../../kit/fault.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import type { Walk } from '../../kit/paging.ts';
import { bareOf, byId, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustContain } from '../people-lists.ts';
import { bodyOf, drawn } from './drawn.ts';
import { flatActivities } from './shown.ts';

/** The item of a list that shows what was sent. */
function mustShowAsSent(walk: Walk, id: string, body: object, when: string): void {
  mustContain(walk, [id], when);
  const [page] = walk.pages;
  if (page) mustEcho(page, byId(walk.items, id), body);
}

/** The same, where the list has a clause of its own for both. */
async function mustShow(walk: Walk, id: string, body: object, when: string): Promise<void> {
  await attributing(['FLT-03'], () => mustContain(walk, [id], when));
  const [page] = walk.pages;
  if (page) await attributing(['FLT-08'], () => mustEcho(page, byId(walk.items, id), body));
}

/** The list of a resident around a day. */
const around = (t: Tools, { residentId }: Home, day: string): Promise<Walk> =>
  flatActivities(t, { residentId, ...daysAround(day) });

check({
  id: 'flat-examples.create-answers-bare',
  says: 'Each flat create of a personal activity answers 201 with the activity itself, not under data.',
  clauses: ['FLT-06', 'FLT-07'],
  async run(t) {
    await needsFlatRoutes(t);
    const home = await givenHome(t);
    const neighbour = await neighbourOf(t, home);
    // One after the other for the same resident and day, then for another resident, ahead and long ago.
    for (const [place, ago] of [
      [home, LONG_AGO],
      [home, LONG_AGO],
      [neighbour, 20],
      [home, -200],
      [neighbour, 0],
    ] as const) {
      const body = await flatActivityOn(t, place, await t.day(ago));
      const answer = await t.call('createPersonalActivityFlat', { body });
      await attributing(['FLT-06'], () => must(answer, status(201)));
      await attributing(['FLT-07'], () => {
        must(answer, fits);
        mustHold(
          answer,
          'the activity itself, without data',
          !('data' in bareOf(answer)),
          wrongEnvelope(answerText(answer)),
        );
        text(bareOf(answer), 'id');
      });
    }
  },
});

check({
  id: 'flat-examples.create-shows-what-was-sent',
  says: 'The members sent to create a flat personal activity show in the answer and in the flat list.',
  clauses: ['FLT-08', 'FLT-03'],
  async run(t) {
    await needsFlatRoutes(t);
    const home = await givenHome(t);
    const neighbour = await neighbourOf(t, home);
    const today = await t.day(LONG_AGO);
    const made: { readonly id: string; readonly home: Home; readonly body: object }[] = [];
    const places = fc.constantFrom(home, home, neighbour);
    await t.property(fc.tuple(places, drawn), async ([place, one]) => {
      const body = await bodyOf(t, place, today, one);
      const answer = await t.call('createPersonalActivityFlat', { body });
      await served('a personal activity', () => must(answer, status(201), fits));
      await attributing(['FLT-08'], () => mustEcho(answer, bareOf(answer), body));
      const id = text(bareOf(answer), 'id');
      const isNew = made.every((former) => former.id !== id);
      mustHold(
        answer,
        'an id of its own for each activity',
        isNew,
        shows('id', id, `the id ${id} once more`),
      );
      made.push({ id, home: place, body });
      await mustShow(await around(t, place, today), id, body, 'the activity just made');
    });
    for (const place of [home, neighbour]) {
      const walk = await around(t, place, today);
      for (const { id, body } of made.filter((one) => one.home === place))
        await mustShow(walk, id, body, 'an activity made before others');
    }
  },
});

check({
  id: 'flat-examples.create-with-the-id-of-another',
  says: 'A flat create with the id of another personal activity makes a new one and does not change the other.',
  clauses: ['CNV-44', 'FLT-08'],
  async run(t) {
    const { home, id, day, body } = await givenFlatActivity(t);
    for (const place of [home, await neighbourOf(t, home)]) {
      const later = await flatActivityOn(t, place, day, ['14:00', '15:30']);
      const answer = await t.call('createPersonalActivityFlat', { body: { ...later, id } });
      const made = await attributing(['CNV-44'], () => {
        must(answer, status(201), fits);
        const own = text(bareOf(answer), 'id');
        mustHold(answer, 'an id of its own', own !== id, shows('id', own));
        return own;
      });
      await attributing(['FLT-08'], async () => {
        mustEcho(answer, bareOf(answer), later);
        mustShowAsSent(await around(t, place, day), made, later, 'the activity that was made');
      });
      await attributing(['CNV-44'], async () =>
        mustShowAsSent(await around(t, home, day), id, body, 'the activity whose id was sent'),
      );
    }
  },
});
