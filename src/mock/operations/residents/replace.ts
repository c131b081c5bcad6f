import { statusAfterReplace } from '../../domain/lifecycle.ts';
import { isRefusal } from '../../http/problem.ts';
import { unknown } from '../lookup.ts';
import { fates, openMember, readText } from '../open-members.ts';
import type { Handler } from '../operation.ts';
import { updatedAt } from '../updated-at.ts';
import { editable } from './record.ts';
import { residentView } from './view.ts';

/** PUT P/residents/{residentId}: the editable members are replaced as a whole, the rest of the record stays. */
export const replaceResident: Handler<'replaceResident'> = ({ path, body, sent }, context) => {
  const { residents } = context.store;
  const resident = residents.find(path.residentId);
  if (!resident) return unknown('a resident', path.residentId);

  const fate = context.choose('correlation-ids-on-put', fates, 'replaceResident');
  const externalId = openMember(sent, 'externalId', readText, fate, 'replaceResident', context);
  if (isRefusal(externalId)) return externalId;
  const pccId = openMember(sent, 'pccId', readText, fate, 'replaceResident', context);
  if (isRefusal(pccId)) return pccId;

  const status = statusAfterReplace(
    resident.status,
    body.status,
    context.choose(
      'status-left-out-on-put',
      { kept: 'kept', 'reset-to-active': 'reset-to-active' } as const,
      'replaceResident',
    ),
    context.choose('deleted-resident-again', {
      'by-the-letter': 'by-the-letter',
      terminal: 'terminal',
    } as const),
  );
  if (status === 'refused') return unknown('a resident that is not deleted', path.residentId);

  const replaced = residents.replace({
    ...resident,
    // RES-46
    ...editable(body),
    // RES-52
    externalId: externalId ?? resident.externalId,
    pccId: pccId ?? resident.pccId,
    status,
    modified: updatedAt(resident.modified, context),
  });
  return { status: 200, body: { data: residentView(replaced, context) } };
};
