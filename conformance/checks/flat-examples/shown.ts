import type { LooseQuery } from '../../kit/address.ts';
import { fits, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Walk } from '../../kit/paging.ts';
import { listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';

/** The flat list of personal activities, judged by the contract. */
export const flatActivities = (
  t: Tools,
  query: { readonly residentId: string; readonly startDate: string; readonly endDate: string },
): Promise<Walk> => listed(t, 'listPersonalActivitiesFlat', query);

/** The flat list of photos or of messages, judged by the contract. */
export const flatPhotos = (t: Tools, residentId: string, query: LooseQuery = {}): Promise<Walk> =>
  listed(t, 'listPhotosFlat', { residentId, ...query });

export const flatMessages = (t: Tools, residentId: string, query: LooseQuery = {}): Promise<Walk> =>
  listed(t, 'listMessagesFlat', { residentId, ...query });

async function listed(
  t: Tools,
  operation: 'listPersonalActivitiesFlat' | 'listPhotosFlat' | 'listMessagesFlat',
  query: LooseQuery,
): Promise<Walk> {
  const answer = await t.callAny(operation, { query });
  must(answer, status(200), fits);
  return { items: listOf(answer), pages: [answer] };
}
