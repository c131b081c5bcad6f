import fc from 'fast-check';
import { DAY_PARTS, neighbourOf } from '../../factories/homes.ts';
import { activityName, takesAnyName } from '../../factories/personal-activities.ts';
import { actAs } from '../../kit/acting.ts';
import { check } from '../../kit/check.ts';
import { plainText } from '../../kit/core-values.ts';
import { addDays } from '../../kit/dates.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { expect, holding, listsEach, listsCount, member } from '../../kit/expect.ts';
import { isSuccess } from '../../kit/match.ts';
import { people } from '../../kit/to-add.ts';
import { created } from '../../laws/created.ts';
import { keeps } from '../../laws/kept.ts';
import { laws } from '../../laws/law.ts';
import { listed } from '../../laws/listed.ts';
import { timed } from '../../laws/timed.ts';
import { personalActivities } from '../../resources/personal-activities.ts';

laws(personalActivities, created, listed, timed);

keeps(personalActivities, {
  'create-keeps-any-name': {
    says: 'The name sent, where the facility accepts it, is the name of the personal activity under every timeType.',
    clauses: ['PAC-43'],
    tries: async (t) =>
      (await takesAnyName(t))
        ? [
            { more: { name: 'x', timeType: 'afternoon' as const } },
            { more: { name: 'Tea with Zoë and Jürgen in room 7B today' } },
          ]
        : [],
    // Any text where the facility accepts those, else configured names.
    async drawn(t) {
      const [first, ...others] = t.run.fixtures['personalActivityNames'] ?? [];
      const known = async () => first ?? (await activityName(t, (await t.facility()).id));
      const name = (await takesAnyName(t)) ? plainText : fc.constantFrom(await known(), ...others);
      return fc.record({ name, timeType: fc.constantFrom('exactTime' as const, 'afternoon' as const) });
    },
  },
});

check({
  id: 'personal-activities.resident-attends',
  says: 'The resident in the path is in attendedResidentIds, under every timeType and no matter who else has a personal activity.',
  clauses: ['PAC-42'],
  async run(t) {
    const { home } = await personalActivities.draft(t);
    const kinds = [{}, ...DAY_PARTS.map((timeType) => ({ timeType }))];
    for (const more of kinds)
      await personalActivities.made(t, await personalActivities.draft(t, { home, more }));
    for (const whose of [await neighbourOf(t, home), home])
      await personalActivities.made(t, await personalActivities.draft(t, { home: whose }));
  },
});

check({
  id: 'personal-activities.resident-in-the-path-attends',
  says: 'The resident in the path is in attendedResidentIds, no matter who makes the personal activity.',
  clauses: ['PAC-42'],
  async run(t) {
    const { home, day } = await personalActivities.draft(t);
    const { residentId, facilityId } = await neighbourOf(t, home);
    const neighbour = await unlessUnproven(() => actAs(t, 'resident', residentId, facilityId));
    const known = (['resident', 'connection', 'staff'] as const).map((kind) =>
      t.run.identities.find((one) => one.kind === kind),
    );
    let made = 0;
    for (const as of [neighbour, ...known]) {
      const draft = await personalActivities.draft(t, { home, day: addDays(day, made * 4) });
      // Who may make one for a resident is left open.
      if (!as || !isSuccess(await personalActivities.send(t, draft, as))) continue;
      made += 1;
      const list = await personalActivities.listedAround(t, draft);
      expect([], list, listsCount(1, 'around its day'));
      expect('PAC-42', list, listsEach(member('attendedResidentIds', holding(home.residentId))));
    }
    if (made === 0)
      t.unproven('needs another user who may make a personal activity of a resident', people('resident'));
  },
});

check({
  id: 'personal-activities.create-with-the-id-of-another',
  says: 'A create with the id of another personal activity in its body makes a new one and does not change the other.',
  clauses: ['CNV-44', 'PAC-41'],
  async run(t) {
    const first = await personalActivities.made(t, await personalActivities.draft(t));
    const { home } = first;
    const next = await personalActivities.draft(t, { home: await neighbourOf(t, home) });
    const others = [first, await personalActivities.made(t, next)];
    const draft = await personalActivities.draft(t, { home, more: { hours: ['17:05', '17:50'] } });
    for (const { id } of others) await personalActivities.made(t, { ...draft, body: { ...draft.body, id } });
    for (const kept of others) await personalActivities.readBack(t, kept);
  },
});
