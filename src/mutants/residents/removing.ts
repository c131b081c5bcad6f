import { afterwards } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { shows, showsWith } from '../verbs.ts';
import { without } from '../input.ts';
import { GET, resident } from './resident.ts';

const DELETE = 'deleteResident';
const UPLOAD = 'uploadResidentAvatar';
const REMOVE = 'deleteResidentAvatar';

export const removingMutants = mutantsOf('residents', {
  'delete-answers-200': wrongStatus(['RES-54', 'CNV-32'], DELETE, 200),
  'delete-removes-the-record': breaking('RES-55')
    .says('Delete resident takes the record away for good.')
    .by(afterwards, DELETE, (reply, { path }, { store }) => {
      store.residents.remove(path['residentId'] ?? '');
      return reply;
    }),
  'deleted-shown-as-inactive': breaking('RES-39')
    .says('Get resident shows a deleted resident as inactive.')
    .by(showsWith, GET, ({ status }) => (status === 'deleted' ? { status: 'inactive' } : {})),
  'avatar-without-a-thumbnail': breaking('RES-58')
    .says('The upload of a picture answers the avatarUrl alone.')
    .by(shows, UPLOAD, (links) => ({ ...without(links, 'thumbUrl') })),
  'avatar-answers-201': wrongStatus(['RES-58'], UPLOAD, 201),
  'avatar-takes-the-nickname': breaking('RES-23')
    .says('The delete of a picture takes the nickname away, too.')
    .by(resident.storesQuietlyAs, REMOVE, () => ({ nickname: null })),
  'avatar-delete-answers-200': wrongStatus(['RES-60', 'CNV-32'], REMOVE, 200),
});
