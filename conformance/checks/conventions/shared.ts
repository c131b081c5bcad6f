import { givenHome } from '../../factories/homes.ts';
import { givenResident } from '../../factories/residents.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';

/** Names that go middle, first, last in the order of making. */
export const NAMES = ['Mulberry', 'Appletree', 'Zelkova'] as const;

/** A resident for checks of records by day, each at times of its own. */
export const sharedHome = once(givenHome);

/** Residents with these names and one telephone number, and between them two others with another number. */
export const callers = once(async (t: Tools) => {
  const { id: facilityId } = await t.facility();
  const [first, ...later] = NAMES;
  const [own, other] = [String(t.fresh.number()), String(t.fresh.number())];
  const called = { own: { phone: own, ids: [] as string[] }, other: { phone: other, ids: [] as string[] } };
  for (const [whose, lastName] of [
    ['own', first],
    ['other', 'Nettle'],
    ['other', 'Nettle'],
    ...later.map((name) => ['own', name] as const),
  ] as const) {
    const { phone, ids } = called[whose];
    ids.push((await givenResident(t, { lastName, phone }, facilityId)).residentId);
  }
  return { facilityId, ...called };
});
