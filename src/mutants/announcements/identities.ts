import type { AccessRule, OperationId } from '../../../openapi/generated/contract.ts';
import type { Access } from '../../mock/access/access.ts';
import type { Acting } from '../../mock/world/acting.ts';
import { refuse } from '../../mock/http/problem.ts';
import { marking, reading, someMailing } from '../../witness/announcements.ts';
import type { Witness } from '../../witness/client.ts';
import { inAccess } from '../mutation.ts';
import { mutantsOf, rowOf } from '../mutant.ts';

type Kind = Acting['kind'];

const OWN: AccessRule = 'connectionOrSystemActor';

/** Everybody reads an announcement in every way, archives it under a connection, and takes it back. */
const everybody: Witness = async (client) => {
  const mailing = await someMailing(client);
  const { announcementId, attachmentIds, under, residentId, first, second, third } = mailing;
  const path = `/announcements/${announcementId}`;
  const seen: unknown[] = [];
  for (const as of [undefined, first, second, third, residentId, client.staff[0] ?? '', client.systemActor]) {
    for (const asked of [under(first), path, `${path}/attachments/${attachmentIds[0] ?? ''}`])
      seen.push(await reading(client, asked, as));
    for (const move of ['archive', 'unarchive', 'archive'] as const) {
      seen.push(await marking(client, mailing, move, first, as));
      seen.push(await marking(client, mailing, move, first));
    }
  }
  return seen;
};

const isMeant = ({ operation, acting }: Parameters<Access>[0], kind?: Kind, only?: OperationId): boolean =>
  (kind === undefined || acting.kind === kind) && (only === undefined || operation === only);

/** A row: someone passes whom the rule refuses. */
const lets = rowOf((rule: AccessRule, kind?: Kind, only?: OperationId) => [
  `${only ?? 'Every route of announcements'} is open to ${kind ?? 'anybody'}.`,
  inAccess(rule, (original) => {
    return (request, world) => (isMeant(request, kind, only) ? undefined : original(request, world));
  }),
]);

/** A row: someone is refused whom the rule lets pass. */
const stops = rowOf((kind: Kind, only?: OperationId) => [
  `${only ?? 'Every route of announcements under a connection'} is closed to ${kind}.`,
  inAccess(OWN, (original) => {
    return (request, world) =>
      isMeant(request, kind, only)
        ? refuse('forbidden', { promised: 'This is open to others.', found: 'you.', next: 'let them ask.' })
        : original(request, world);
  }),
]);

/** Mutants about who is served on the routes of announcements. */
export const announcementIdentityMutants = mutantsOf('announcements', everybody, {
  'open-to-every-connection': lets(['ANN-11'], OWN, 'connection'),
  'open-to-residents': lets(['ANN-11'], OWN, 'resident'),
  'open-to-staff': lets(['ANN-11'], OWN, 'staff'),
  'unarchived-by-staff': lets(['ANN-11', 'ANN-22'], OWN, 'staff', 'unarchiveAnnouncement'),
  'system-actor-reads-only': stops(['ANN-10'], 'systemActor', 'archiveAnnouncement'),
  'connection-cannot-unarchive': stops(['ANN-09'], 'connection', 'unarchiveAnnouncement'),
  ...Object.fromEntries(
    (['connection', 'resident', 'staff'] as const).flatMap((kind) => [
      [`by-id-open-to-${kind}`, lets(['ANN-25'], 'systemActorOnly', kind, 'getAnnouncement')],
      [`files-open-to-${kind}`, lets(['ANN-28'], 'systemActorOnly', kind, 'getAnnouncementAttachment')],
    ]),
  ),
});
