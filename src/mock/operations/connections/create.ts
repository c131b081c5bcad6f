import { connectionToMerge, mergeConnection } from '../../domain/merge-connection.ts';
import { isRefusal } from '../../http/problem.ts';
import type { ConnectionRecord, PersonStatus } from '../../world/records.ts';
import { createdReply } from '../created-reply.ts';
import { fates, openMember, readOneOf, readText } from '../open-members.ts';
import type { Handler, Scene } from '../operation.ts';
import { updatedAt } from '../updated-at.ts';
import { linksIn } from './links.ts';
import { insertConnection, sentConnection } from './record.ts';
import { connectionView } from './view.ts';

const STATUSES: readonly PersonStatus[] = ['active', 'inactive', 'deleted', 'onLeave'];

const toMerge = (email: string | undefined, scene: Scene): ConnectionRecord | undefined =>
  connectionToMerge(scene.store.connections.all(), email, {
    emailCase: scene.choose('merge-email-case', { folded: 'folded', exact: 'exact' } as const),
    deleted: scene.choose('merge-with-deleted', { 'new-record': 'new-record', revived: 'revived' } as const),
  });

const mergeChoices = (scene: Scene) => ({
  facilities: scene.choose('merge-facilities', {
    union: 'union',
    replaced: 'replaced',
    kept: 'kept',
  } as const),
  omitted: scene.choose('merge-omitted-members', { kept: 'kept', cleared: 'cleared' } as const),
});

/** POST P/connections: a new connection, or a merge into the one that has the email already. */
export const createConnection: Handler<'createConnection'> = ({ body, sent }, scene) => {
  const { connections } = scene.store;
  const statusFate = scene.choose('connection-status-on-create', fates);
  const status = openMember(sent, 'status', readOneOf(STATUSES), statusFate, 'createConnection', scene);
  if (isRefusal(status)) return status;
  const typeFate = scene.choose('contact-type', fates, 'createConnection');
  const contactType = openMember(sent, 'contactType', readText, typeFate, 'createConnection', scene);
  if (isRefusal(contactType)) return contactType;
  const links = linksIn(body, 'createConnection', scene);
  if (isRefusal(links)) return links;

  const existing = toMerge(body.email, scene);
  // CON-22, CON-23
  const saved = existing
    ? connections.replace({
        ...mergeConnection(existing, sentConnection(body, links), mergeChoices(scene)),
        contactType: contactType ?? existing.contactType,
        updated: updatedAt(existing.updated, scene),
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
        scene,
      );
  return createdReply('createConnection', { data: connectionView(saved, scene) }, scene);
};
