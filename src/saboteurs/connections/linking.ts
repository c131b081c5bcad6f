import { isRefusal } from '../../mock/http/problem.ts';
import { someConnection, someResident } from '../../witness/people.ts';
import { idIn, membersIn, textsIn } from '../input.ts';
import { instead } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { amendAndShow } from './amend.ts';

const CREATE = 'createConnection';

/** Lies of how often somebody is linked. */
export const linkingSaboteurs: readonly Saboteur[] = [
  {
    id: 'connections.merge-links-twice',
    lie: 'A merge links a resident who was linked before once more.',
    breaks: ['CON-102', 'CON-24'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      const former = new Map(scene.store.connections.all().map((one) => [one.id, one.residentIds]));
      const reply = honest(input, scene);
      if (isRefusal(reply)) return reply;
      return amendAndShow(reply, scene, idIn(reply), ({ id, residentIds }) => ({
        residentIds: former.has(id)
          ? [...(former.get(id) ?? []), ...textsIn(membersIn(input.body)['residents'])]
          : residentIds,
      }));
    }),
    witness: async (stage) => {
      const residents = [await someResident(stage)];
      const email = 'carla@example.com';
      await someConnection(stage, { email, residents });
      const facilities = [stage.facilities[0]];
      const body = { firstName: 'Carla', lastName: 'Field', email, residents, facilities };
      return (await stage.call('POST', '/connections', { body })).body;
    },
  },
];
