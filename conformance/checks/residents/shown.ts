import type { Answer } from '../../kit/call.ts';
import { isSuccess } from '../../kit/match.ts';
import { once } from '../../kit/once.ts';
import { listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { picture } from '../../calls/picture.ts';
import { laterResidentDetails, residentDetails, residentNames } from '../../factories/residents.ts';
import { inData, type Shown } from '../../laws/member-types.ts';

/** The item of a list with the externalId, because its id may be the wrong member. */
const inList = (answer: Answer, externalId: string): readonly Shown[] => {
  const resource = isSuccess(answer)
    ? listOf(answer).find((item) => item['externalId'] === externalId)
    : undefined;
  return resource ? [{ answer, resource }] : [];
};

/** A resident with every member set and one with only its names, in all answers; once per run. */
export const residentsShown = once(async (t: Tools): Promise<readonly Shown[]> => [
  ...(await shownThroughout(t, true)),
  ...(await shownThroughout(t, false)),
]);

async function shownThroughout(t: Tools, full: boolean): Promise<readonly Shown[]> {
  const { id: facilityId } = await t.facility();
  // Texts of digits, because a server may turn them into numbers.
  const externalId = String(t.fresh.number());
  const digits = { pccId: String(t.fresh.number()), roomNumber: '204', nickname: '007' };
  const first = {
    ...residentNames(t),
    externalId,
    ...(full && { status: 'onLeave', ...residentDetails(t), ...digits }),
  };
  const created = inData(await t.call('createResident', { path: { facilityId }, body: first }));
  const [made] = created;
  if (made === undefined) t.unproven('no resident could be made to look at');
  const path = { residentId: String(made.resource['id']) };
  t.afterwards(() => t.call('deleteResident', { path }));

  const listed = async (query: { readonly status?: 'deleted' } = {}) =>
    inList(
      await t.call('listResidents', { path: { facilityId }, query: { externalId, pageSize: 100, ...query } }),
      externalId,
    );
  const seen = [...created, ...inData(await t.call('getResident', { path })), ...(await listed())];
  const later = { ...residentNames(t), ...(full && { status: 'inactive', ...laterResidentDetails(t) }) };
  seen.push(...inData(await t.call('replaceResident', { path, body: later })));
  if (full) await t.call('uploadResidentAvatar', { path, file: picture });
  seen.push(...inData(await t.call('getResident', { path })), ...(await listed()));
  await t.call('deleteResident', { path });
  seen.push(...inData(await t.call('getResident', { path })), ...(await listed({ status: 'deleted' })));
  return seen;
}
