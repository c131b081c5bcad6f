import { refuse } from '../../mock/http/problem.ts';
import { PICTURE, connectionAt, someConnection, someResident } from '../../witness/people.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, inData, instead, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend } from './amend.ts';

const DELETE = 'deleteConnection';
const UPLOAD = 'uploadConnectionAvatar';

const deleting: Witness = async (stage) => {
  const id = await someConnection(stage);
  const { status, text } = await stage.call('DELETE', `/connections/${id}`);
  return [status, text, await connectionAt(stage, id)];
};

const picturing: Witness = async (stage) => {
  const id = await someConnection(stage, { groups: ['Choir'] });
  const empty = await stage.call('POST', `/connections/${id}/avatar`);
  const stored = await stage.call('POST', `/connections/${id}/avatar`, { file: PICTURE });
  const gone = await stage.call('DELETE', `/connections/${id}/avatar`);
  return [empty.status, stored.status, stored.body, gone.status, await connectionAt(stage, id)];
};

/** Saboteurs of the delete of a connection and of its picture. */
export const removingSaboteurs = saboteursOf('connections', picturing, {
  'delete-answers-202': [
    'Delete connection answers 202.',
    ['CON-60'],
    afterwards(DELETE, withStatus(202)),
    deleting,
  ],
  'delete-does-nothing': [
    'Delete connection answers 204 and leaves the connection active.',
    ['CON-44'],
    afterwards(DELETE, (reply, input, scene) => {
      amend(scene, input.path['connectionId'], () => ({ status: 'active' }));
      return reply;
    }),
    deleting,
  ],
  'replaced-as-deleted-and-inactive': [
    'A connection replaced with the status deleted is inactive when it is read.',
    ['CON-44'],
    afterwards('replaceConnection', (reply, input, scene) => {
      amend(scene, input.path['connectionId'], ({ status }) => ({
        status: status === 'deleted' ? 'inactive' : status,
      }));
      return reply;
    }),
    async (stage) => {
      const links = { residents: [await someResident(stage)], facilities: [stage.facilities[0]] };
      const id = await someConnection(stage, links);
      const body = { firstName: 'Eve', lastName: 'Field', ...links, status: 'deleted' };
      await stage.call('PUT', `/connections/${id}`, { body });
      return connectionAt(stage, id);
    },
  ],
  'delete-takes-the-others-of-the-resident': [
    'Delete connection takes all connections of its residents away.',
    ['CON-15', 'CON-02', 'CON-68'],
    afterwards(DELETE, (reply, input, scene) => {
      const gone = scene.store.connections.find(input.path['connectionId']);
      for (const { id, residentIds } of scene.store.connections.all())
        if (gone?.residentIds.some((one) => residentIds.includes(one)))
          amend(scene, id, () => ({ status: 'deleted' }));
      return reply;
    }),
    async (stage) => {
      const residents = [await someResident(stage)];
      const [one, two] = [
        await someConnection(stage, { residents }),
        await someConnection(stage, { residents }),
      ];
      await stage.call('DELETE', `/connections/${one}`);
      return connectionAt(stage, two);
    },
  ],
  'avatar-under-url': [
    'The upload of a picture answers one link, named url.',
    ['CON-61'],
    afterwards(
      UPLOAD,
      inData(({ avatarUrl }) => ({ url: avatarUrl })),
    ),
  ],
  'avatar-wants-a-file': [
    'The upload without a file is refused.',
    ['CON-62'],
    instead(UPLOAD, (original) => (input, scene) => {
      const { files } = membersIn(input.body);
      return Array.isArray(files) && files.length > 0
        ? original(input, scene)
        : refuse('invalid-input', { promised: 'A file.', found: 'none.', next: 'send one.' });
    }),
  ],
  'avatar-takes-the-groups': [
    'The upload of a picture takes the groups of the connection away.',
    ['CON-15'],
    afterwards(UPLOAD, (reply, input, scene) => {
      amend(scene, input.path['connectionId'], () => ({ groups: [] }));
      return reply;
    }),
  ],
  'avatar-delete-answers-200': [
    'The delete of a picture answers 200.',
    ['CON-64'],
    afterwards('deleteConnectionAvatar', withStatus(200)),
  ],
});
