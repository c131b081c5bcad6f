import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { picture } from '../../calls/picture.ts';
import { connectionDetails, laterConnectionDetails } from '../../factories/connections.ts';
import { inData, inList, type Shown } from '../../laws/member-types.ts';
import { linkedBody } from './linked.ts';

/**
 * A connection with every member set and one with only the required members, in all answers; once per run.
 */
export const connectionsShown = once(async (t: Tools): Promise<readonly Shown[]> => [
  ...(await shownThroughout(t, true)),
  ...(await shownThroughout(t, false)),
]);

async function shownThroughout(t: Tools, full: boolean): Promise<readonly Shown[]> {
  const { email: _, ...required } = await linkedBody(t);
  const { residents, facilities } = required;
  // Texts of digits, because a server may turn them into numbers.
  const digits = { externalId: String(t.fresh.number()), relationship: '1', additionalInfo: '007' };
  const body = full ? { ...required, ...connectionDetails(t), ...digits, pccId: t.fresh.number() } : required;
  const created = inData(await t.call('createConnection', { body }));
  const [made] = created;
  if (made === undefined) t.unproven('no connection could be made to look at');
  const connectionId = String(made.resource['id']);
  const path = { connectionId };
  t.afterwards(() => t.call('deleteConnection', { path }));
  const [residentId = ''] = residents;

  const everywhere = async () => [
    ...inData(await t.call('getConnection', { path })),
    ...inList(await t.call('listConnections', { query: { residentId } }), connectionId),
    ...inList(await t.call('listResidentConnections', { path: { residentId } }), connectionId),
  ];
  const seen = [...created, ...(await everywhere())];
  const links = { residents, facilities };
  const later = {
    firstName: t.fresh.text('Dora'),
    lastName: 'Anew',
    ...links,
    ...(full && laterConnectionDetails(t)),
  };
  seen.push(...inData(await t.call('replaceConnection', { path, body: later })));
  if (full) await t.call('uploadConnectionAvatar', { path, file: picture });
  seen.push(...(await everywhere()));
  await t.call('deleteConnection', { path });
  seen.push(...inData(await t.call('getConnection', { path })));
  return seen;
}
