import { LIVING, givenResident, residentDetails, residentNames } from '../../factories/residents.ts';
import { attributed } from '../../kit/attribute.ts';
import { status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { residentsListed } from '../people-lists.ts';

/** Bodies with only the names, with all members, and with different parts of the rest. */
function bodiesOf(t: Tools): readonly object[] {
  const { about, ...details } = residentDetails(t);
  const externalId = () => t.fresh.word('ext');
  const pccId = () => t.fresh.word('pcc');
  const none = { isVeteran: false, directoryOptOut: false };
  return [
    {},
    { status: 'onLeave', ...details, about },
    { status: 'active', gender: 'M', externalId: externalId(), pccId: pccId(), about: { ...about, ...none } },
    { status: 'inactive', pccId: pccId(), about: { dislikes: about.dislikes } },
    { externalId: externalId() },
  ].map((more) => ({ ...residentNames(t), ...more }));
}

/** Residents made from these bodies: the create and the read of each, and the list. No check changes them. */
export const variedResidents = once(async (t: Tools) => {
  const { id: facilityId } = await t.facility();
  const all = [];
  for (const sent of bodiesOf(t)) {
    const created = await t.call('createResident', { path: { facilityId }, body: sent });
    const residentId = attributed(['RES-13', 'RES-16', 'RES-17', 'RES-18'], () => {
      must(created, status(200, 201));
      return text(dataOf(created), 'id');
    });
    all.push({ sent, residentId, created, read: await t.call('getResident', { path: { residentId } }) });
  }
  return { all, list: await residentsListed(t, facilityId) };
});

const valuesOf = (t: Tools) => ({
  email: t.fresh.email(),
  phone: String(t.fresh.number()),
  externalId: t.fresh.word('ext'),
  pccId: t.fresh.word('pcc'),
});

/**
 * Residents that filters distinguish: one in each status, one whose values contain those of the first, and one
 * without values.
 */
export const filteredResidents = once(async (t: Tools) => {
  const { id: facilityId } = await t.facility();
  const inEach = [];
  for (const status of LIVING) {
    const values = valuesOf(t);
    inEach.push({ status, values, ...(await givenResident(t, { ...values, status }, facilityId)) });
  }
  const { email = '', phone = '' } = inEach[0]?.values ?? {};
  const longer = { ...valuesOf(t), email: `z${email}`, phone: `${phone}7` };
  const others = [await givenResident(t, longer, facilityId), await givenResident(t, {}, facilityId)];
  return { facilityId, inEach, all: [...inEach, ...others] };
});
