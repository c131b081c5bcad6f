import { refuse } from '../../mock/http/problem.ts';
import { PICTURE, connectionAt, someConnection, someResident } from '../../witness/people.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, inData, instead, withStatus } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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

/** Lies of the delete of a connection and of its picture. */
export const removingSaboteurs: readonly Saboteur[] = [
  {
    id: 'connections.delete-answers-202',
    lie: 'Delete connection answers 202.',
    breaks: ['CON-60'],
    tables: afterwards(DELETE, withStatus(202)),
    witness: deleting,
  },
  {
    id: 'connections.delete-does-nothing',
    lie: 'Delete connection answers 204 and leaves the connection active.',
    breaks: ['CON-44'],
    tables: afterwards(DELETE, (reply, input, scene) => {
      amend(scene, input.path['connectionId'], () => ({ status: 'active' }));
      return reply;
    }),
    witness: deleting,
  },
  {
    id: 'connections.replaced-as-deleted-and-inactive',
    lie: 'A connection replaced with the status deleted is inactive when it is read.',
    breaks: ['CON-44'],
    tables: afterwards('replaceConnection', (reply, input, scene) => {
      amend(scene, input.path['connectionId'], ({ status }) => ({
        status: status === 'deleted' ? 'inactive' : status,
      }));
      return reply;
    }),
    witness: async (stage) => {
      const links = { residents: [await someResident(stage)], facilities: [stage.facilities[0]] };
      const id = await someConnection(stage, links);
      const body = { firstName: 'Eve', lastName: 'Field', ...links, status: 'deleted' };
      await stage.call('PUT', `/connections/${id}`, { body });
      return connectionAt(stage, id);
    },
  },
  {
    id: 'connections.delete-takes-the-others-of-the-resident',
    lie: 'Delete connection takes all connections of its residents away.',
    breaks: ['CON-15', 'CON-02', 'CON-68'],
    tables: afterwards(DELETE, (reply, input, scene) => {
      const gone = scene.store.connections.find(input.path['connectionId']);
      for (const { id, residentIds } of scene.store.connections.all())
        if (gone?.residentIds.some((one) => residentIds.includes(one)))
          amend(scene, id, () => ({ status: 'deleted' }));
      return reply;
    }),
    witness: async (stage) => {
      const residents = [await someResident(stage)];
      const [one, two] = [
        await someConnection(stage, { residents }),
        await someConnection(stage, { residents }),
      ];
      await stage.call('DELETE', `/connections/${one}`);
      return connectionAt(stage, two);
    },
  },
  {
    id: 'connections.avatar-under-url',
    lie: 'The upload of a picture answers one link, named url.',
    breaks: ['CON-61'],
    tables: afterwards(
      UPLOAD,
      inData(({ avatarUrl }) => ({ url: avatarUrl })),
    ),
    witness: picturing,
  },
  {
    id: 'connections.avatar-wants-a-file',
    lie: 'The upload without a file is refused.',
    breaks: ['CON-62'],
    tables: instead(UPLOAD, (honest) => (input, scene) => {
      const { files } = membersIn(input.body);
      return Array.isArray(files) && files.length > 0
        ? honest(input, scene)
        : refuse('invalid-input', { promised: 'A file.', found: 'none.', next: 'send one.' });
    }),
    witness: picturing,
  },
  {
    id: 'connections.avatar-takes-the-groups',
    lie: 'The upload of a picture takes the groups of the connection away.',
    breaks: ['CON-15'],
    tables: afterwards(UPLOAD, (reply, input, scene) => {
      amend(scene, input.path['connectionId'], () => ({ groups: [] }));
      return reply;
    }),
    witness: picturing,
  },
  {
    id: 'connections.avatar-delete-answers-200',
    lie: 'The delete of a picture answers 200.',
    breaks: ['CON-64'],
    tables: afterwards('deleteConnectionAvatar', withStatus(200)),
    witness: picturing,
  },
];
