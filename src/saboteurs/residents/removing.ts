import { isRefusal } from '../../mock/http/problem.ts';
import { PICTURE, residentAt, residentsIn, someResident } from '../../witness/people.ts';
import type { Witness } from '../../witness/stage.ts';
import { without } from '../input.ts';
import { afterwards, inData, insteadOfRefusal, instead, withStatus } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { amend } from './amend.ts';

const DELETE = 'deleteResident';
const UPLOAD = 'uploadResidentAvatar';

const deleting: Witness = async (stage) => {
  const id = await someResident(stage, { status: 'onLeave' });
  const { status, text } = await stage.call('DELETE', `/residents/${id}`);
  const read = await stage.call('GET', `/residents/${id}`);
  return [status, text, read.status, read.body, await residentsIn(stage, 'status=deleted')];
};

const picturing: Witness = async (stage) => {
  const id = await someResident(stage, { nickname: 'Addie' });
  const stored = await stage.call('POST', `/residents/${id}/avatar`, { file: PICTURE });
  const gone = await stage.call('DELETE', `/residents/${id}/avatar`);
  return [stored.status, stored.body, gone.status, gone.text, await residentAt(stage, id)];
};

/** Lies of the delete of a resident and of its picture. */
export const removingSaboteurs: readonly Saboteur[] = [
  {
    id: 'residents.delete-answers-200',
    lie: 'Delete resident answers 200.',
    breaks: ['RES-54'],
    tables: afterwards(DELETE, withStatus(200)),
    witness: deleting,
  },
  {
    id: 'residents.delete-removes-the-record',
    lie: 'Delete resident takes the record away for good.',
    breaks: ['RES-55'],
    tables: afterwards(DELETE, (reply, input, scene) => {
      scene.store.residents.remove(input.path['residentId'] ?? '');
      return reply;
    }),
    witness: deleting,
  },
  {
    id: 'residents.delete-makes-inactive',
    lie: 'Delete resident makes it inactive.',
    breaks: ['RES-55', 'RES-39'],
    tables: afterwards(DELETE, (reply, input, scene) => {
      amend(scene, input.path['residentId'], () => ({ status: 'inactive' }));
      return reply;
    }),
    witness: deleting,
  },
  {
    id: 'residents.delete-spares-those-on-leave',
    lie: 'Delete resident answers 204 and does nothing where the resident is on leave.',
    breaks: ['RES-55', 'RES-56'],
    tables: instead(DELETE, (honest) => (input, scene) => {
      const former = scene.store.residents.find(input.path['residentId'])?.status ?? null;
      const reply = honest(input, scene);
      if (!isRefusal(reply) && former === 'onLeave')
        amend(scene, input.path['residentId'], () => ({ status: former }));
      return reply;
    }),
    witness: deleting,
  },
  {
    id: 'residents.deleted-shown-as-inactive',
    lie: 'Get resident shows a deleted resident as inactive.',
    breaks: ['RES-39'],
    tables: afterwards(
      'getResident',
      inData((resident) =>
        resident['status'] === 'deleted' ? { ...resident, status: 'inactive' } : resident,
      ),
    ),
    witness: deleting,
  },
  {
    id: 'residents.avatar-without-a-thumbnail',
    lie: 'The upload of a picture answers the avatarUrl alone.',
    breaks: ['RES-58'],
    tables: afterwards(
      UPLOAD,
      inData((links) => ({ ...without(links, 'thumbUrl') })),
    ),
    witness: picturing,
  },
  {
    id: 'residents.avatar-answers-201',
    lie: 'The upload of a picture answers 201.',
    breaks: ['RES-58'],
    tables: afterwards(UPLOAD, withStatus(201)),
    witness: picturing,
  },
  {
    id: 'residents.avatar-without-a-file',
    lie: 'The upload of no picture is taken for one.',
    breaks: ['RES-59'],
    tables: (tables) => ({
      ...insteadOfRefusal(UPLOAD, () => ({
        status: 200,
        body: { data: { avatarUrl: '/none', thumbUrl: '/none' } },
      }))(tables),
      gate: {
        ...tables.gate,
        readInput: (route, received, world) => {
          const input = tables.gate.readInput(route, received, world);
          if (route.id !== UPLOAD || !isRefusal(input)) return input;
          const { path, acting } = received;
          const page = { size: 50, after: undefined, scope: '', filters: {} };
          return { path, acting, page, query: {}, sent: {}, files: [], body: { fields: {}, files: [] } };
        },
      },
    }),
    witness: async (stage) =>
      (await stage.call('POST', `/residents/${await someResident(stage)}/avatar`)).status,
  },
  {
    id: 'residents.avatar-takes-the-nickname',
    lie: 'The delete of a picture takes the nickname away, too.',
    breaks: ['RES-23'],
    tables: afterwards('deleteResidentAvatar', (reply, input, scene) => {
      amend(scene, input.path['residentId'], () => ({ nickname: null }));
      return reply;
    }),
    witness: picturing,
  },
  {
    id: 'residents.avatar-delete-answers-200',
    lie: 'The delete of a picture answers 200.',
    breaks: ['RES-60'],
    tables: afterwards('deleteResidentAvatar', withStatus(200)),
    witness: picturing,
  },
];
