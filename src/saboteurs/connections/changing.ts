import { isRefusal } from '../../mock/http/problem.ts';
import type { ConnectionRecord } from '../../mock/world/records.ts';
import { connectionAt, connectionsIn, someConnection, someResident } from '../../witness/people.ts';
import type { Witness } from '../../witness/stage.ts';
import { beforeJudging, membersIn, withBody, without } from '../input.ts';
import { afterwards, beforehand, inData, instead, type Mutation } from '../mutation.ts';
import { saboteursOf, type Saboteur } from '../saboteur.ts';
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
): Mutation =>
  instead(PUT, (original) => (input, scene) => {
    const id = input.path['connectionId'];
    const former = scene.store.connections.find(id);
    const reply = original(input, scene);
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

/** Saboteurs of the replacement of a connection. */
export const replacingSaboteurs: readonly Saboteur[] = [
  ...saboteursOf('connections', replacing({}, {}), {
    'replace-answers-204': [
      'Replace connection answers 204 without the connection.',
      ['CON-46'],
      afterwards(PUT, (reply) => ({ ...reply, status: 204, body: undefined })),
    ],
    'replace-patches-texts': [
      'A relationship or additionalInfo left out of a replacement stays.',
      ['RES-47'],
      keeping((former, now) => ({
        relationship: now.relationship ?? former.relationship,
        additionalInfo: now.additionalInfo ?? former.additionalInfo,
      })),
      replacing({ relationship: 'Daughter' }, {}),
    ],
    'replace-keeps-flags': [
      'disableInvites stays true where a replacement leaves it out.',
      ['RES-47'],
      instead(PUT, (original) => (input, scene) => {
        const id = input.path['connectionId'];
        const former = scene.store.connections.find(id)?.disableInvites ?? false;
        const isSent = membersIn(input.body)['disableInvites'] !== undefined;
        const reply = original(input, scene);
        if (isRefusal(reply) || isSent) return reply;
        return amendAndShow(reply, scene, id, () => ({ disableInvites: former }));
      }),
      replacing({ disableInvites: true }, {}),
    ],
    'replace-adds-groups': [
      'The groups of a replacement are added to the former ones.',
      ['CON-53'],
      keeping((former, now) => ({ groups: union(former.groups, now.groups) })),
      replacing({ groups: ['Choir'] }, { groups: ['Family'] }),
    ],
    'replace-shows-and-forgets-the-email': [
      'The email of a replacement shows in the answer and is not kept.',
      ['CON-53'],
      instead(PUT, (original) => (input, scene) => {
        const former = scene.store.connections.find(input.path['connectionId'])?.email ?? null;
        const reply = original(input, scene);
        if (!isRefusal(reply)) amend(scene, input.path['connectionId'], () => ({ email: former }));
        return reply;
      }),
      replacing({ email: 'a@example.com' }, { email: 'b@example.com' }),
    ],
    'replace-adds-residents': [
      'The residents of a replacement are added to the former ones.',
      ['CON-55'],
      keeping((former, now) => ({ residentIds: union(former.residentIds, now.residentIds) })),
    ],
    'replaced-residents-still-list-it': [
      'The list of a resident still holds a connection that was replaced without this resident.',
      ['CON-69', 'CON-55'],
      (tables) => {
        const once = new Map<string, Set<string>>();
        return instead('listResidentConnections', (original) => (input, scene) => {
          const asked = input.path['residentId'] ?? '';
          const linked = new Set([...(once.get(asked) ?? [])]);
          for (const { id, residentIds } of scene.store.connections.all())
            if (residentIds.includes(asked)) linked.add(id);
          once.set(asked, linked);
          for (const id of linked)
            amend(scene, id, ({ residentIds }) => ({ residentIds: union(residentIds, [asked]) }));
          return original(input, scene);
        })(tables);
      },
      async (stage) => {
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
    ],
    'replace-keeps-the-facilities': [
      'A replacement leaves a connection in its former facilities.',
      ['CON-56'],
      keeping(({ facilityIds }) => ({ facilityIds })),
    ],
    'replace-adds-facilities': [
      'The facilities of a replacement are added to the former ones.',
      ['CON-56'],
      keeping((former, now) => ({ facilityIds: union(former.facilityIds, now.facilityIds) })),
    ],
    'replace-drops-the-pcc-id': [
      'A replacement without pccId takes it away.',
      ['CON-58'],
      keeping(() => ({ pccId: null })),
      replacing({ pccId: 7 }, {}),
    ],
    'replace-hides-the-external-id': [
      'The answer to a replacement shows no externalId.',
      ['CON-58'],
      afterwards(
        PUT,
        inData((connection) => ({ ...connection, externalId: null })),
      ),
      replacing({ externalId: 'e-1' }, {}),
    ],
    'inactive-for-good': [
      'An inactive connection does not become active by a replacement.',
      ['CON-52'],
      keeping((former, now) => ({
        status: former.status === 'inactive' && now.status === 'active' ? 'inactive' : now.status,
      })),
      async (stage) => {
        const links = { residents: [await someResident(stage)], facilities: [stage.facilities[0]] };
        const id = await someConnection(stage, links);
        const body = { firstName: 'Eve', lastName: 'Field', ...links };
        await stage.call('PUT', `/connections/${id}`, { body: { ...body, status: 'inactive' } });
        await stage.call('PUT', `/connections/${id}`, { body: { ...body, status: 'active' } });
        return connectionAt(stage, id);
      },
    ],
    'never-on-leave': [
      'Replace connection takes no status onLeave.',
      ['CON-51', 'CON-52'],
      beforehand(PUT, (input) =>
        withBody(input, (body) => (body['status'] === 'onLeave' ? without(body, 'status') : body)),
      ),
      replacing({}, { status: 'onLeave' }),
    ],
  }),
  {
    id: 'connections.replace-without-a-first-name',
    description: 'Replace connection does without a first name.',
    breaks: ['CON-47'],
    ...withoutMember('firstName', 'Unknown'),
  },
  {
    id: 'connections.replace-without-a-last-name',
    description: 'Replace connection does without a last name.',
    breaks: ['CON-48'],
    ...withoutMember('lastName', 'Unknown'),
  },
  {
    id: 'connections.replace-without-residents',
    description: 'Replace connection takes missing residents for none.',
    breaks: ['CON-49'],
    ...withoutMember('residents', []),
  },
  {
    id: 'connections.replace-without-facilities',
    description: 'Replace connection takes missing facilities for none.',
    breaks: ['CON-50'],
    ...withoutMember('facilities', []),
  },
];
