import { isRefusal } from '../../mock/http/problem.ts';
import { filing, inShop } from '../../witness/work-requests.ts';
import { membersIn, textIn, type Members } from '../input.ts';
import { instead } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { CREATE, refusing, wrong } from './amend.ts';
import { offeredTo, reading, taking } from './offered.ts';

const withTypes = (types: string[], body: Members) =>
  inShop(async ({ edited, create, kin }) => {
    await edited({ types });
    return create(kin.residentId, body);
  });

/** Saboteurs about the type of a new request. */
export const typeSaboteurs = saboteursOf('work-requests', filing({ type: 'Ghosts' }), {
  'any-type': ['Any type is taken.', ['WRQ-43'], taking('type', () => true)],
  'type-without-case': [
    'A type in other letters is taken for the one of the settings.',
    ['WRQ-43'],
    reading((body, input, scene) => {
      const { types } = offeredTo(input, scene);
      const sent = textIn(body['type']);
      const type = types.includes(sent)
        ? sent
        : types.find((one) => one.toLowerCase() === sent.toLowerCase());
      return type === undefined ? body : { ...body, type };
    }),
    filing({ type: 'plumbing' }),
  ],
  'type-of-another-facility': [
    'A type of any facility of the tenant is taken.',
    ['WRQ-43'],
    taking('type', (value, _, scene) =>
      scene.store.workRequestSettings.all().some(({ types }) => types.includes(value)),
    ),
    inShop(async ({ edited, create, kin }) => {
      await edited({ types: ['Moss'] }, 1);
      return create(kin.residentId, { type: 'Moss' });
    }),
  ],
  'type-that-once-was': [
    'A type that staff dropped is still taken where somebody used it before.',
    ['WRQ-43'],
    taking('type', (value, { path }, scene) =>
      scene.store.workRequests
        .all()
        .some(({ type, residentId }) => type === value && residentId === path['residentId']),
    ),
    inShop(async ({ edited, create, filed, kin }) => {
      await filed({ type: 'Plumbing' });
      await edited({ types: ['Moss'] });
      return create(kin.residentId, { type: 'Plumbing' });
    }),
  ],
  'location-for-a-type': [
    'A location of the settings is taken as type.',
    ['WRQ-43'],
    taking('type', (value, input, scene) => offeredTo(input, scene).locations.includes(value)),
    filing({ type: 'Kitchenette' }),
  ],
  'unknown-type-dropped': [
    'A type that is unknown is left out in a form.',
    ['WRQ-43'],
    reading((body, input, scene) =>
      Object.keys(input.sent).length === 0 && !offeredTo(input, scene).types.includes(textIn(body['type']))
        ? { ...body, type: undefined }
        : body,
    ),
    inShop(({ filedWith }) => filedWith([], { type: 'Ghosts' })),
  ],
  'unknown-type-is-409': [
    'A type that is unknown is refused with 409.',
    ['WRQ-43'],
    instead(CREATE, (original) => (input, scene) => {
      const type = textIn(membersIn(input.body)['type']);
      const reply = original(input, scene);
      const isUnknown = type !== '' && !offeredTo(input, scene).types.includes(type);
      return isRefusal(reply) && isUnknown ? { ...reply, status: 409 } : reply;
    }),
  ],
  'usual-types-alone': [
    'A type that staff added is refused.',
    ['WRQ-44'],
    refusing(CREATE, wrong('type'), ({ body }) => {
      const type = textIn(membersIn(body)['type']);
      return type !== '' && !['Plumbing', 'Electrical', 'Cleaning', 'Other'].includes(type);
    }),
    withTypes(['Moss'], { type: 'Moss' }),
  ],
  'last-type-refused': [
    'The last of the types is refused to connections.',
    ['WRQ-44'],
    refusing(CREATE, wrong('type'), (input, scene) => {
      const type = textIn(membersIn(input.body)['type']);
      return input.acting.kind === 'connection' && type === offeredTo(input, scene).types.at(-1);
    }),
    inShop(({ create, kin }) => create(kin.daughter, { type: 'Other' })),
  ],
});
