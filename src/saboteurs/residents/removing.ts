import { isRefusal } from '../../mock/http/problem.ts';
import { PICTURE, residentAt, residentsIn, someResident } from '../../witness/people.ts';
import type { Witness } from '../../witness/stage.ts';
import { without } from '../input.ts';
import { afterwards, inData, insteadOfRefusal, instead, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
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

/** Saboteurs of the delete of a resident and of its picture. */
export const removingSaboteurs = saboteursOf('residents', deleting, {
  'delete-answers-200': ['Delete resident answers 200.', ['RES-54'], afterwards(DELETE, withStatus(200))],
  'delete-removes-the-record': [
    'Delete resident takes the record away for good.',
    ['RES-55'],
    afterwards(DELETE, (reply, input, scene) => {
      scene.store.residents.remove(input.path['residentId'] ?? '');
      return reply;
    }),
  ],
  'delete-makes-inactive': [
    'Delete resident makes it inactive.',
    ['RES-55', 'RES-39'],
    afterwards(DELETE, (reply, input, scene) => {
      amend(scene, input.path['residentId'], () => ({ status: 'inactive' }));
      return reply;
    }),
  ],
  'delete-spares-those-on-leave': [
    'Delete resident answers 204 and does nothing where the resident is on leave.',
    ['RES-55', 'RES-56'],
    instead(DELETE, (original) => (input, scene) => {
      const former = scene.store.residents.find(input.path['residentId'])?.status ?? null;
      const reply = original(input, scene);
      if (!isRefusal(reply) && former === 'onLeave')
        amend(scene, input.path['residentId'], () => ({ status: former }));
      return reply;
    }),
  ],
  'deleted-shown-as-inactive': [
    'Get resident shows a deleted resident as inactive.',
    ['RES-39'],
    afterwards(
      'getResident',
      inData((resident) =>
        resident['status'] === 'deleted' ? { ...resident, status: 'inactive' } : resident,
      ),
    ),
  ],
  'avatar-without-a-thumbnail': [
    'The upload of a picture answers the avatarUrl alone.',
    ['RES-58'],
    afterwards(
      UPLOAD,
      inData((links) => ({ ...without(links, 'thumbUrl') })),
    ),
    picturing,
  ],
  'avatar-answers-201': [
    'The upload of a picture answers 201.',
    ['RES-58'],
    afterwards(UPLOAD, withStatus(201)),
    picturing,
  ],
  'avatar-without-a-file': [
    'The upload of no picture is taken for one.',
    ['RES-59'],
    (tables) => ({
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
    async (stage) => (await stage.call('POST', `/residents/${await someResident(stage)}/avatar`)).status,
  ],
  'avatar-takes-the-nickname': [
    'The delete of a picture takes the nickname away, too.',
    ['RES-23'],
    afterwards('deleteResidentAvatar', (reply, input, scene) => {
      amend(scene, input.path['residentId'], () => ({ nickname: null }));
      return reply;
    }),
    picturing,
  ],
  'avatar-delete-answers-200': [
    'The delete of a picture answers 200.',
    ['RES-60'],
    afterwards('deleteResidentAvatar', withStatus(200)),
    picturing,
  ],
});
