import { membersIn, textsIn, without } from '../input.ts';
import { afterwards } from '../mutation.ts';
import { acceptsWithout, wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { readsBodyAs, refuses, shows } from '../verbs.ts';
import { connection, PUT } from './connection.ts';

const DELETE = 'deleteConnection';
const UPLOAD = 'uploadConnectionAvatar';

const union = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])];

export const replacingMutants = mutantsOf('connections', {
  'replace-answers-204': wrongStatus(['CON-46', 'CNV-29'], PUT, 204),
  'replace-keeps-flags': breaking('RES-47')
    .says('disableInvites stays true if a replacement leaves it out.')
    .by(connection.replacesAs, ({ disableInvites }, _now, { body }) =>
      membersIn(body)['disableInvites'] === undefined ? { disableInvites } : {},
    ),
  'replace-adds-groups': breaking('CON-53')
    .says('The groups of a replacement are added to the former ones.')
    .by(connection.replacesAs, (former, now) => ({ groups: union(former.groups, now.groups) })),
  'replace-adds-residents': breaking('CON-55')
    .says('The residents of a replacement are added to the former ones.')
    .by(connection.replacesAs, (former, now) => ({
      residentIds: union(former.residentIds, now.residentIds),
    })),
  'replace-keeps-the-facilities': breaking('CON-56')
    .says('A replacement leaves a connection in its former facilities.')
    .by(connection.replacesAs, ({ facilityIds }) => ({ facilityIds })),
  'replace-drops-the-pcc-id': breaking('CON-58')
    .says('A replacement without pccId takes it away.')
    .by(connection.replacesAs, () => ({ pccId: null })),
  'inactive-for-good': breaking('CON-52')
    .says('An inactive connection does not become active by a replacement.')
    .by(connection.replacesAs, (former, { status }) => ({
      status: former.status === 'inactive' && status === 'active' ? 'inactive' : status,
    })),
  'never-on-leave': breaking('CON-51', 'CON-52')
    .says('Replace connection takes no status onLeave.')
    .by(readsBodyAs, PUT, (body) => (body['status'] === 'onLeave' ? without(body, 'status') : body)),
  'replace-without-a-first-name': acceptsWithout(['CON-47', 'CNV-34'], PUT, 'firstName', 'Unknown'),
  'replace-without-a-last-name': acceptsWithout(['CON-48', 'CNV-34'], PUT, 'lastName', 'Unknown'),
  'replace-without-residents': acceptsWithout(['CON-49', 'CNV-34'], PUT, 'residents', []),
});

export const removingMutants = mutantsOf('connections', {
  'delete-does-nothing': breaking('CON-44')
    .says('Delete connection answers 204 and leaves the connection active.')
    .by(connection.storesQuietlyAs, DELETE, () => ({ status: 'active' })),
  'delete-takes-the-others-of-the-resident': breaking('CON-15', 'CON-02', 'CON-68')
    .says('Delete connection takes all connections of its residents away.')
    .by(afterwards, DELETE, (reply, { path }, context) => {
      const gone = context.store.connections.find(path['connectionId']);
      for (const { id, residentIds } of context.store.connections.all())
        if (gone?.residentIds.some((one) => residentIds.includes(one)))
          connection.amend(context, id, () => ({ status: 'deleted' }));
      return reply;
    }),
  'avatar-under-url': breaking('CON-61')
    .says('The upload of a picture answers one link, named url.')
    .by(shows, UPLOAD, ({ avatarUrl }) => ({ url: avatarUrl })),
  'avatar-wants-a-file': breaking('CON-62')
    .says('The upload without a file is refused.')
    .by(refuses, UPLOAD, ({ files }) => textsIn(files).length === 0),
  'avatar-takes-the-groups': breaking('CON-15')
    .says('The upload of a picture takes the groups of the connection away.')
    .by(connection.storesQuietlyAs, UPLOAD, () => ({ groups: [] })),
  'avatar-delete-answers-200': wrongStatus(['CON-64', 'CNV-32'], 'deleteConnectionAvatar', 200),
});
