import { LIVING, givenResident, residentDetails, residentNames } from '../../factories/residents.ts';
import type { Answer } from '../../kit/call.ts';
import { blamed } from '../../kit/blame.ts';
import { fits, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { residentsListed } from '../people-lists.ts';

/** Bodies that differ in what they hold: names alone, everything, and one or the other of the rest. */
const bodiesOf = (t: Tools) => {
  const { about, ...details } = residentDetails(t);
  return [
    residentNames(t),
    { ...residentNames(t), status: 'onLeave', ...details, about },
    {
      ...residentNames(t),
      status: 'active',
      gender: 'M',
      externalId: t.fresh.word('ext'),
      pccId: t.fresh.word('pcc'),
      about: { ...about, isVeteran: false, directoryOptOut: false },
    },
    {
      ...residentNames(t),
      status: 'inactive',
      pccId: t.fresh.word('pcc'),
      about: { dislikes: about.dislikes },
    },
    { ...residentNames(t), externalId: t.fresh.word('ext') },
  ] as const;
};

interface Varied {
  readonly sent: object;
  readonly residentId: string;
  readonly created: Answer;
  readonly read: Answer;
}

/** Residents made by such bodies, as the create and the read of each show them, and the list; nobody changes them. */
export const variedResidents = once(async (t: Tools) => {
  const { id: facilityId } = await t.facility();
  const all: Varied[] = [];
  for (const body of bodiesOf(t)) {
    const created = await t.call('createResident', { path: { facilityId }, body });
    const residentId = blamed(['RES-13', 'RES-16', 'RES-17', 'RES-18'], () => {
      must(created, status(200, 201));
      return text(dataOf(created), 'id');
    });
    all.push({
      sent: body,
      residentId,
      created,
      read: await t.call('getResident', { path: { residentId } }),
    });
  }
  for (const answer of all.flatMap(({ created, read }) => [created, read])) must(answer, fits);
  return { all, list: await residentsListed(t, facilityId) };
});

/** Values that the filters look for. */
const valuesOf = (t: Tools) => ({
  email: t.fresh.email(),
  phone: String(t.fresh.number()),
  externalId: t.fresh.word('ext'),
  pccId: t.fresh.word('pcc'),
});

/**
 * Residents of the usual facility whom filters tell apart, whom nobody changes: one in each status, one whose values
 * hold those of the first, and one without any.
 */
export const filteredResidents = once(async (t: Tools) => {
  const { id: facilityId } = await t.facility();
  const made = async (
    values: Partial<ReturnType<typeof valuesOf>>,
    status: (typeof LIVING)[number] = 'active',
  ) => ({
    residentId: (await givenResident(t, { ...values, status }, facilityId)).residentId,
    status,
    values,
  });
  const inEach = [];
  for (const status of LIVING) {
    const values = valuesOf(t);
    inEach.push({ ...(await made(values, status)), values });
  }
  const { email = '', phone = '' } = inEach[0]?.values ?? {};
  const others = [await made({ ...valuesOf(t), email: `z${email}`, phone: `${phone}7` }), await made({})];
  return { facilityId, inEach, all: [...inEach, ...others] };
});
