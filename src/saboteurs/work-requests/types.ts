import { isRefusal } from '../../mock/http/problem.ts';
import { filing, inShop } from '../../witness/work-requests.ts';
import { membersIn, textIn, type Members } from '../input.ts';
import { instead } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { CREATE, refusing, wrong } from './amend.ts';
import { offeredTo, reading, taking } from './offered.ts';

const withTypes = (types: string[], body: Members) =>
  inShop(async ({ edited, create, kin }) => {
    await edited({ types });
    return create(kin.residentId, body);
  });

/** Lies about the type of a new request. */
export const typeSaboteurs: readonly Saboteur[] = [
  {
    id: 'work-requests.any-type',
    lie: 'Any type is taken.',
    breaks: ['WRQ-43'],
    tables: taking('type', () => true),
    witness: filing({ type: 'Ghosts' }),
  },
  {
    id: 'work-requests.type-without-case',
    lie: 'A type in other letters is taken for the one of the settings.',
    breaks: ['WRQ-43'],
    tables: reading((body, input, scene) => {
      const { types } = offeredTo(input, scene);
      const sent = textIn(body['type']);
      const type = types.includes(sent)
        ? sent
        : types.find((one) => one.toLowerCase() === sent.toLowerCase());
      return type === undefined ? body : { ...body, type };
    }),
    witness: filing({ type: 'plumbing' }),
  },
  {
    id: 'work-requests.type-of-another-facility',
    lie: 'A type of any facility of the tenant is taken.',
    breaks: ['WRQ-43'],
    tables: taking('type', (value, _, scene) =>
      scene.store.workRequestSettings.all().some(({ types }) => types.includes(value)),
    ),
    witness: inShop(async ({ edited, create, kin }) => {
      await edited({ types: ['Moss'] }, 1);
      return create(kin.residentId, { type: 'Moss' });
    }),
  },
  {
    id: 'work-requests.type-that-once-was',
    lie: 'A type that staff dropped is still taken where somebody used it before.',
    breaks: ['WRQ-43'],
    tables: taking('type', (value, { path }, scene) =>
      scene.store.workRequests
        .all()
        .some(({ type, residentId }) => type === value && residentId === path['residentId']),
    ),
    witness: inShop(async ({ edited, create, filed, kin }) => {
      await filed({ type: 'Plumbing' });
      await edited({ types: ['Moss'] });
      return create(kin.residentId, { type: 'Plumbing' });
    }),
  },
  {
    id: 'work-requests.location-for-a-type',
    lie: 'A location of the settings is taken as type.',
    breaks: ['WRQ-43'],
    tables: taking('type', (value, input, scene) => offeredTo(input, scene).locations.includes(value)),
    witness: filing({ type: 'Kitchenette' }),
  },
  {
    id: 'work-requests.unknown-type-dropped',
    lie: 'A type that is unknown is left out in a form.',
    breaks: ['WRQ-43'],
    tables: reading((body, input, scene) =>
      Object.keys(input.sent).length === 0 && !offeredTo(input, scene).types.includes(textIn(body['type']))
        ? { ...body, type: undefined }
        : body,
    ),
    witness: inShop(({ filedWith }) => filedWith([], { type: 'Ghosts' })),
  },
  {
    id: 'work-requests.unknown-type-is-409',
    lie: 'A type that is unknown is refused with 409.',
    breaks: ['WRQ-43'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      const type = textIn(membersIn(input.body)['type']);
      const reply = honest(input, scene);
      const isUnknown = type !== '' && !offeredTo(input, scene).types.includes(type);
      return isRefusal(reply) && isUnknown ? { ...reply, status: 409 } : reply;
    }),
    witness: filing({ type: 'Ghosts' }),
  },
  {
    id: 'work-requests.usual-types-alone',
    lie: 'A type that staff added is refused.',
    breaks: ['WRQ-44'],
    tables: refusing(CREATE, wrong('type'), ({ body }) => {
      const type = textIn(membersIn(body)['type']);
      return type !== '' && !['Plumbing', 'Electrical', 'Cleaning', 'Other'].includes(type);
    }),
    witness: withTypes(['Moss'], { type: 'Moss' }),
  },
  {
    id: 'work-requests.last-type-refused',
    lie: 'The last of the types is refused to connections.',
    breaks: ['WRQ-44'],
    tables: refusing(CREATE, wrong('type'), (input, scene) => {
      const type = textIn(membersIn(input.body)['type']);
      return input.acting.kind === 'connection' && type === offeredTo(input, scene).types.at(-1);
    }),
    witness: inShop(({ create, kin }) => create(kin.daughter, { type: 'Other' })),
  },
];
