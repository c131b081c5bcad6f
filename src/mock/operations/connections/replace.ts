import { isRefusal } from '../../http/problem.ts';
import { unknown } from '../lookup.ts';
import { fates, openMember, readNumber, readText } from '../open-members.ts';
import type { Handler } from '../operation.ts';
import { updatedAt } from '../updated-at.ts';
import { linksIn } from './links.ts';
import { editable } from './record.ts';
import { connectionView } from './view.ts';

/** PUT P/connections/{connectionId}: the editable members and the links are replaced as a whole. */
export const replaceConnection: Handler<'replaceConnection'> = ({ path, body, sent }, context) => {
  const { connections } = context.store;
  const connection = connections.find(path.connectionId);
  if (!connection) return unknown('a connection', path.connectionId);

  const idFate = context.choose('correlation-ids-on-put', fates, 'replaceConnection');
  const externalId = openMember(sent, 'externalId', readText, idFate, 'replaceConnection', context);
  if (isRefusal(externalId)) return externalId;
  const pccId = openMember(sent, 'pccId', readNumber, idFate, 'replaceConnection', context);
  if (isRefusal(pccId)) return pccId;
  const typeFate = context.choose('contact-type', fates, 'replaceConnection');
  const contactType = openMember(sent, 'contactType', readText, typeFate, 'replaceConnection', context);
  if (isRefusal(contactType)) return contactType;
  const links = linksIn(body, 'replaceConnection', context);
  if (isRefusal(links)) return links;

  const leftOut = context.choose(
    'status-left-out-on-put',
    { kept: connection.status, 'reset-to-active': 'active' } as const,
    'replaceConnection',
  );
  const replaced = connections.replace({
    ...connection,
    // CON-53
    ...editable(body),
    // CON-55, CON-56
    ...links,
    // CON-58
    externalId: externalId ?? connection.externalId,
    pccId: pccId ?? connection.pccId,
    contactType: contactType ?? connection.contactType,
    // CON-52
    status: body.status ?? leftOut,
    updated: updatedAt(connection.updated, context),
  });
  return { status: 200, body: { data: connectionView(replaced, context) } };
};
