import { isRefusal } from '../../mock/http/problem.ts';
import { someConnection, someResident } from '../../witness/people.ts';
import { pick } from '../../witness/stage.ts';
import { idIn, membersIn, textsIn } from '../input.ts';
import { instead } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amendAndShow } from './amend.ts';

const CREATE = 'createConnection';

/** Saboteurs of how often somebody is linked. */
export const linkingSaboteurs = saboteursOf(
  'connections',
  async (stage) => {
    const residents = [await someResident(stage)];
    const email = 'carla@example.com';
    await someConnection(stage, { email, residents });
    const facilities = [stage.facilities[0]];
    const body = { firstName: 'Carla', lastName: 'Field', email, residents, facilities };
    return (await stage.call('POST', '/connections', { body })).body;
  },
  {
    'merge-links-twice': [
      'A merge links a resident who was linked before once more.',
      ['CON-102', 'CON-24'],
      instead(CREATE, (original) => (input, scene) => {
        const former = new Map(scene.store.connections.all().map((one) => [one.id, one.residentIds]));
        const reply = original(input, scene);
        if (isRefusal(reply)) return reply;
        return amendAndShow(reply, scene, idIn(reply), ({ id, residentIds }) => ({
          residentIds: former.has(id)
            ? [...(former.get(id) ?? []), ...textsIn(membersIn(input.body)['residents'])]
            : residentIds,
        }));
      }),
    ],
    'merge-with-active-ones-alone': [
      'A create with the address of a connection that is inactive or on leave makes a second connection.',
      ['CON-301'],
      instead(CREATE, (original) => (input, scene) => {
        const { email } = membersIn(input.body);
        const former = scene.store.connections
          .all()
          .find((one) => one.email !== null && one.email === email && one.status !== 'active');
        if (!former) return original(input, scene);
        scene.store.connections.replace({ ...former, email: null });
        const reply = original(input, scene);
        scene.store.connections.replace(former);
        return reply;
      }),
      async (stage) => {
        const residents = [await someResident(stage)];
        const facilities = [stage.facilities[0]];
        const body = {
          firstName: 'Carla',
          lastName: 'Field',
          email: 'carla@example.com',
          residents,
          facilities,
        };
        const id = await someConnection(stage, body);
        await stage.call('PUT', `/connections/${id}`, { body: { ...body, status: 'inactive' } });
        const again = await stage.call('POST', '/connections', { body });
        return pick(again.body, 'data.id') === id;
      },
    ],
  },
);
