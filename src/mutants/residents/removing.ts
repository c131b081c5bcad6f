import { isRefusal } from '../../mock/http/problem.ts';
import { afterwards, insteadOfRefusal, together, inReading } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { shows, showsWith } from '../verbs.ts';
import { without } from '../input.ts';
import { GET, resident, usual } from './resident.ts';

const DELETE = 'deleteResident';
const UPLOAD = 'uploadResidentAvatar';
const REMOVE = 'deleteResidentAvatar';

export const removingMutants = mutantsOf('residents', usual, {
  'delete-answers-200': wrongStatus(['RES-54', 'CNV-32'], DELETE, 200),
  'delete-removes-the-record': breaking('RES-55')
    .says('Delete resident takes the record away for good.')
    .by(afterwards, DELETE, (reply, { path }, { store }) => {
      store.residents.remove(path['residentId'] ?? '');
      return reply;
    }),
  'delete-makes-inactive': breaking('RES-55', 'RES-39')
    .says('Delete resident makes it inactive.')
    .by(resident.storesQuietlyAs, DELETE, () => ({ status: 'inactive' })),
  'delete-spares-those-on-leave': breaking('RES-55', 'RES-56')
    .says('Delete resident answers 204 but does not delete a resident on leave.')
    .by(resident.storesQuietlyAs, DELETE, (_now, { status }) => (status === 'onLeave' ? { status } : {})),
  'deleted-shown-as-inactive': breaking('RES-39')
    .says('Get resident shows a deleted resident as inactive.')
    .by(showsWith, GET, ({ status }) => (status === 'deleted' ? { status: 'inactive' } : {})),
  'avatar-without-a-thumbnail': breaking('RES-58')
    .says('The upload of a picture answers the avatarUrl alone.')
    .by(shows, UPLOAD, (links) => ({ ...without(links, 'thumbUrl') })),
  'avatar-answers-201': wrongStatus(['RES-58'], UPLOAD, 201),
  'avatar-without-a-file': breaking('RES-59', 'CNV-34')
    .says('The upload of no picture is taken for one.')
    .by(
      together,
      insteadOfRefusal(UPLOAD, () => ({
        status: 200,
        body: { data: { avatarUrl: '/none', thumbUrl: '/none' } },
      })),
      inReading((original) => (route, received, world) => {
        const input = original(route, received, world);
        if (route.id !== UPLOAD || !isRefusal(input)) return input;
        const { path, acting } = received;
        const page = { size: 50, after: undefined, scope: '', filters: {} };
        return { path, acting, page, query: {}, sent: {}, files: [], body: { fields: {}, files: [] } };
      }),
    ),
  'avatar-takes-the-nickname': breaking('RES-23')
    .says('The delete of a picture takes the nickname away, too.')
    .by(resident.storesQuietlyAs, REMOVE, () => ({ nickname: null })),
  'avatar-delete-answers-200': wrongStatus(['RES-60', 'CNV-32'], REMOVE, 200),
});
