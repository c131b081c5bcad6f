import { connectionToMerge, mergeConnection } from '../../domain/connections-merge.ts';
import { isRefusal } from '../../http/problem.ts';
import type { ConnectionRecord, PersonStatus } from '../../world/records.ts';
import { folded } from '../../world/secondary-keys.ts';
import { createdReply } from '../created-reply.ts';
import { fates, openMember, readOneOf, readText } from '../open-members.ts';
import type { Handler, OperationContext } from '../operation.ts';
import { updatedAt } from '../updated-at.ts';
import { linksIn } from './links.ts';
import { insertConnection, sentConnection } from './record.ts';
import { connectionView } from './view.ts';

const STATUSES: readonly PersonStatus[] = ['active', 'inactive', 'deleted', 'onLeave'];

const toMerge = (email: string | undefined, context: OperationContext): ConnectionRecord | undefined =>
  connectionToMerge(context.store.connections.where('email', folded(email ?? '')), email, {
    emailCase: context.choose('merge-email-case', { folded: 'folded', exact: 'exact' } as const),
    deleted: context.choose('merge-with-deleted', {
      'new-record': 'new-record',
      revived: 'revived',
    } as const),
  });

const mergeChoices = (context: OperationContext) => ({
  facilities: context.choose('merge-facilities', {
    union: 'union',
    replaced: 'replaced',
    kept: 'kept',
  } as const),
  omitted: context.choose('merge-omitted-members', { kept: 'kept', cleared: 'cleared' } as const),
});

/** POST P/connections: a new connection, or a merge into the one that has the email already. */
export const createConnection: Handler<'createConnection'> = ({ body, sent }, context) => {
  const { connections } = context.store;
  const statusFate = context.choose('connection-status-on-create', fates);
  const status = openMember(sent, 'status', readOneOf(STATUSES), statusFate, 'createConnection', context);
  if (isRefusal(status)) return status;
  const typeFate = context.choose('contact-type', fates, 'createConnection');
  const contactType = openMember(sent, 'contactType', readText, typeFate, 'createConnection', context);
  if (isRefusal(contactType)) return contactType;
  const links = linksIn(body, 'createConnection', context);
  if (isRefusal(links)) return links;

  const existing = toMerge(body.email, context);
  // CON-22, CON-23
  const saved = existing
    ? connections.replace({
        ...mergeConnection(existing, sentConnection(body, links), mergeChoices(context)),
        contactType: contactType ?? existing.contactType,
        updated: updatedAt(existing.updated, context),
      })
    : insertConnection(
        body,
        links,
        {
          // CON-19
          status: status ?? 'active',
          contactType: contactType ?? null,
          // CON-16
          externalId: body.externalId ?? null,
          pccId: body.pccId ?? null,
        },
        context,
      );
  return createdReply('createConnection', { data: connectionView(saved, context) }, context);
};
