import { isRefusal } from '../../mock/http/problem.ts';
import type { ConnectionRecord } from '../../mock/world/records.ts';
import { connectionAt, connectionsIn, someConnection, someResident } from '../../witness/people.ts';
import type { Witness } from '../../witness/stage.ts';
import { beforeJudging, membersIn, withBody, without } from '../input.ts';
import { afterwards, beforehand, inData, instead, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { amend, amendAndShow } from './amend.ts';

const PUT = 'replaceConnection';

/** Replaces a connection made of the first body by the second, and looks everywhere. */
const replacing =
  (first: object, second: object): Witness =>
  async (stage) => {
    const [one, two] = [await someResident(stage), await someResident(stage)];
    const id = await someConnection(stage, { residents: [one, two], ...first });
    const links = { residents: [two], facilities: [stage.facilities[1]] };
    const body = { firstName: 'Eve', lastName: 'Field', ...links, ...second };
    const answer = await stage.call('PUT', `/connections/${id}`, { body });
    return [answer.status, answer.body, await connectionAt(stage, id), await connectionsIn(stage)];
  };

/** A replacement that keeps a little of what was there. */
const keeping = (
  change: (former: ConnectionRecord, now: ConnectionRecord) => Partial<ConnectionRecord>,
): Lie =>
  instead(PUT, (honest) => (input, scene) => {
    const id = input.path['connectionId'];
    const former = scene.store.connections.find(id);
    const reply = honest(input, scene);
    if (isRefusal(reply) || !former) return reply;
    return amendAndShow(reply, scene, id, (now) => change(former, now));
  });

const union = (one: readonly string[], other: readonly string[]): readonly string[] => [
  ...new Set([...one, ...other]),
];

const withoutMember = (member: string, value: unknown): Pick<Saboteur, 'tables' | 'witness'> => ({
  tables: beforeJudging(PUT, (body) => ({ [member]: value, ...body })),
  witness: replacing({}, { [member]: undefined }),
});

/** Lies of the replacement of a connection. */
export const replacingSaboteurs: readonly Saboteur[] = [
  {
    id: 'connections.replace-without-a-first-name',
    lie: 'Replace connection does without a first name.',
    breaks: ['CON-47'],
    ...withoutMember('firstName', 'Unknown'),
  },
  {
    id: 'connections.replace-without-a-last-name',
    lie: 'Replace connection does without a last name.',
    breaks: ['CON-48'],
    ...withoutMember('lastName', 'Unknown'),
  },
  {
    id: 'connections.replace-without-residents',
    lie: 'Replace connection takes missing residents for none.',
    breaks: ['CON-49'],
    ...withoutMember('residents', []),
  },
  {
    id: 'connections.replace-without-facilities',
    lie: 'Replace connection takes missing facilities for none.',
    breaks: ['CON-50'],
    ...withoutMember('facilities', []),
  },
  {
    id: 'connections.replace-answers-204',
    lie: 'Replace connection answers 204 without the connection.',
    breaks: ['CON-46'],
    tables: afterwards(PUT, (reply) => ({ ...reply, status: 204, body: undefined })),
    witness: replacing({}, {}),
  },
  {
    id: 'connections.replace-patches-texts',
    lie: 'A relationship or additionalInfo left out of a replacement stays.',
    breaks: ['RES-47'],
    tables: keeping((former, now) => ({
      relationship: now.relationship ?? former.relationship,
      additionalInfo: now.additionalInfo ?? former.additionalInfo,
    })),
    witness: replacing({ relationship: 'Daughter' }, {}),
  },
  {
    id: 'connections.replace-keeps-flags',
    lie: 'disableInvites stays true where a replacement leaves it out.',
    breaks: ['RES-47'],
    tables: instead(PUT, (honest) => (input, scene) => {
      const id = input.path['connectionId'];
      const former = scene.store.connections.find(id)?.disableInvites ?? false;
      const isSent = membersIn(input.body)['disableInvites'] !== undefined;
      const reply = honest(input, scene);
      if (isRefusal(reply) || isSent) return reply;
      return amendAndShow(reply, scene, id, () => ({ disableInvites: former }));
    }),
    witness: replacing({ disableInvites: true }, {}),
  },
  {
    id: 'connections.replace-adds-groups',
    lie: 'The groups of a replacement are added to the former ones.',
    breaks: ['CON-53'],
    tables: keeping((former, now) => ({ groups: union(former.groups, now.groups) })),
    witness: replacing({ groups: ['Choir'] }, { groups: ['Family'] }),
  },
  {
    id: 'connections.replace-shows-and-forgets-the-email',
    lie: 'The email of a replacement shows in the answer and is not kept.',
    breaks: ['CON-53'],
    tables: instead(PUT, (honest) => (input, scene) => {
      const former = scene.store.connections.find(input.path['connectionId'])?.email ?? null;
      const reply = honest(input, scene);
      if (!isRefusal(reply)) amend(scene, input.path['connectionId'], () => ({ email: former }));
      return reply;
    }),
    witness: replacing({ email: 'a@example.com' }, { email: 'b@example.com' }),
  },
  {
    id: 'connections.replace-adds-residents',
    lie: 'The residents of a replacement are added to the former ones.',
    breaks: ['CON-55'],
    tables: keeping((former, now) => ({ residentIds: union(former.residentIds, now.residentIds) })),
    witness: replacing({}, {}),
  },
  {
    id: 'connections.replaced-residents-still-list-it',
    lie: 'The list of a resident still holds a connection that was replaced without this resident.',
    breaks: ['CON-69', 'CON-55'],
    tables: (tables) => {
      const once = new Map<string, Set<string>>();
      return instead('listResidentConnections', (honest) => (input, scene) => {
        const asked = input.path['residentId'] ?? '';
        const linked = new Set([...(once.get(asked) ?? [])]);
        for (const { id, residentIds } of scene.store.connections.all())
          if (residentIds.includes(asked)) linked.add(id);
        once.set(asked, linked);
        for (const id of linked)
          amend(scene, id, ({ residentIds }) => ({ residentIds: union(residentIds, [asked]) }));
        return honest(input, scene);
      })(tables);
    },
    witness: async (stage) => {
      const [one, two] = [await someResident(stage), await someResident(stage)];
      const id = await someConnection(stage, { residents: [one] });
      await stage.call('GET', `/residents/${one}/connections`);
      const body = {
        firstName: 'Eve',
        lastName: 'Field',
        facilities: [stage.facilities[0]],
        residents: [two],
      };
      await stage.call('PUT', `/connections/${id}`, { body });
      return (await stage.call('GET', `/residents/${one}/connections`)).body;
    },
  },
  {
    id: 'connections.replace-keeps-the-facilities',
    lie: 'A replacement leaves a connection in its former facilities.',
    breaks: ['CON-56'],
    tables: keeping(({ facilityIds }) => ({ facilityIds })),
    witness: replacing({}, {}),
  },
  {
    id: 'connections.replace-adds-facilities',
    lie: 'The facilities of a replacement are added to the former ones.',
    breaks: ['CON-56'],
    tables: keeping((former, now) => ({ facilityIds: union(former.facilityIds, now.facilityIds) })),
    witness: replacing({}, {}),
  },
  {
    id: 'connections.replace-drops-the-pcc-id',
    lie: 'A replacement without pccId takes it away.',
    breaks: ['CON-58'],
    tables: keeping(() => ({ pccId: null })),
    witness: replacing({ pccId: 7 }, {}),
  },
  {
    id: 'connections.replace-hides-the-external-id',
    lie: 'The answer to a replacement shows no externalId.',
    breaks: ['CON-58'],
    tables: afterwards(
      PUT,
      inData((connection) => ({ ...connection, externalId: null })),
    ),
    witness: replacing({ externalId: 'e-1' }, {}),
  },
  {
    id: 'connections.inactive-for-good',
    lie: 'An inactive connection does not become active by a replacement.',
    breaks: ['CON-52'],
    tables: keeping((former, now) => ({
      status: former.status === 'inactive' && now.status === 'active' ? 'inactive' : now.status,
    })),
    witness: async (stage) => {
      const links = { residents: [await someResident(stage)], facilities: [stage.facilities[0]] };
      const id = await someConnection(stage, links);
      const body = { firstName: 'Eve', lastName: 'Field', ...links };
      await stage.call('PUT', `/connections/${id}`, { body: { ...body, status: 'inactive' } });
      await stage.call('PUT', `/connections/${id}`, { body: { ...body, status: 'active' } });
      return connectionAt(stage, id);
    },
  },
  {
    id: 'connections.never-on-leave',
    lie: 'Replace connection takes no status onLeave.',
    breaks: ['CON-51', 'CON-52'],
    tables: beforehand(PUT, (input) =>
      withBody(input, (body) => (body['status'] === 'onLeave' ? without(body, 'status') : body)),
    ),
    witness: replacing({}, { status: 'onLeave' }),
  },
];
