import { isSuccess } from '../kit/match.ts';
import { once } from '../kit/once.ts';
import { dataOf, text } from '../kit/read.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';

/**
 * The id by which threads name people who have two: that of resource routes or the acting id. The interface
 * does not say which.
 */

type Known = Identity & { readonly id: string };

const hasTwoIds = (one: Identity): one is Known =>
  (one.kind === 'resident' || one.kind === 'connection') && one.id !== undefined && one.id !== one.actingId;

/** Is a thread made in which the other one takes part? */
async function isTaken(t: Tools, me: Known, other: Known, idOf: (one: Known) => string): Promise<boolean> {
  const body = { participantIds: [idOf(other)], creatorId: idOf(me) };
  const answer = await t.call('createThread', { body, as: me.actingId });
  if (!isSuccess(answer)) return false;
  const path = { threadId: text(dataOf(answer), 'id') };
  const read = await t.call('getThread', { path, as: other.actingId });
  for (const { actingId } of [me, other]) await t.call('leaveThread', { path, as: actingId });
  return isSuccess(read);
}

/** Tried once per run with two people of the configuration: only by the acting ids? */
const isByActingId = once(async (t: Tools): Promise<boolean> => {
  const [me, other] = t.run.identities.filter(hasTwoIds);
  if (!me || !other || (await isTaken(t, me, other, ({ id }) => id))) return false;
  return isTaken(t, me, other, ({ actingId }) => actingId);
});

/** The id by which threads name a user of the configuration. */
export const nameOf = async (t: Tools, { id, actingId }: Known): Promise<string> =>
  id !== actingId && (await isByActingId(t)) ? actingId : id;
