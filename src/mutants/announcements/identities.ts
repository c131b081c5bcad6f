import type { AccessRule, OperationId } from '../../../openapi/generated/contract.ts';
import type { Access } from '../../mock/access/access.ts';
import type { Acting } from '../../mock/world/acting.ts';
import { refuse } from '../../mock/http/problem.ts';
import { inAccess } from '../mutation.ts';
import { mutantsOf, rowOf } from '../mutant.ts';

type Kind = Acting['kind'];

const OWN: AccessRule = 'connectionOrSystemActor';

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
export const announcementIdentityMutants = mutantsOf('announcements', {
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
