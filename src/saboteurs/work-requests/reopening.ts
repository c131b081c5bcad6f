import { inShop } from '../../witness/work-requests.ts';
import { afterwards, each } from '../mutation.ts';
import type { Saboteur } from '../saboteur.ts';
import { amend } from './amend.ts';

/** A comment on a closed request opens it again. */
const reopening = (closed: 'completed' | 'cancelled'): Saboteur => ({
  id: `work-requests.comments-reopen-${closed}`,
  description: `A comment on a ${closed} request opens it again.`,
  breaks: ['WRQ-103'],
  tables: each(['createWorkRequestComment'], (operation) =>
    afterwards(operation, (reply, input, scene) => {
      amend(scene, input.path['workRequestId'], ({ status }) =>
        status === closed ? { status: 'open' } : {},
      );
      return reply;
    }),
  ),
  witness: inShop(async (shop, stage) => {
    const { filed, completed, cancel, kin, looks } = shop;
    const id = await filed();
    if (closed === 'completed') await completed(id);
    else await cancel(id, kin.residentId);
    const path = `/residents/${kin.residentId}/work-requests/${id}/comments`;
    await stage.call('POST', path, { as: kin.residentId, body: { text: 'It drips again' } });
    return looks(id);
  }),
});

/** Saboteurs about requests that are final. */
export const reopeningSaboteurs: readonly Saboteur[] = [reopening('completed'), reopening('cancelled')];
