import {
  listedAround,
  mustReport,
  newIn,
  personalActivitiesAt,
} from '../../assertions/personal-activities.ts';
import { neighbourOf } from '../../factories/homes.ts';
import { actAs } from '../../kit/acting.ts';
import { check } from '../../kit/check.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { isSuccess } from '../../kit/match.ts';
import { people } from '../../kit/to-add.ts';

check({
  id: 'personal-activities.resident-in-the-path-attends',
  says: 'The resident in the path is in attendedResidentIds, no matter who makes the personal activity.',
  clauses: ['PAC-42'],
  async run(t) {
    const { home, on } = await personalActivitiesAt(t);
    const path = { residentId: home.residentId };
    const { residentId, facilityId } = await neighbourOf(t, home);
    const neighbour = await unlessUnproven(() => actAs(t, 'resident', residentId, facilityId));
    const known = (['resident', 'connection', 'staff'] as const).map((kind) =>
      t.run.identities.find((one) => one.kind === kind),
    );
    let made = 0;
    for (const as of [neighbour, ...known]) {
      if (!as) continue;
      const body = await on();
      const before = await listedAround(t, home, body);
      // Who may make one for a resident is left open.
      if (!isSuccess(await t.call('createPersonalActivity', { path, body, as }))) continue;
      made += 1;
      const list = await listedAround(t, home, body);
      mustReport(list.answer, newIn(before.items, list), { home, body }, ['attendee']);
    }
    if (made === 0)
      t.unproven('needs another user who may make a personal activity of a resident', people('resident'));
  },
});
