import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { World } from '../../mock/world/world.ts';
import { judged, trying } from '../../witness/transportation.ts';
import { idIn, membersIn, textIn, withBody, type Members } from '../input.ts';
import { instead, type Mutation, each } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import {
  amend,
  CREATE,
  isRelative,
  REPLACE,
  rideIn,
  showing,
  underSettings,
  writes,
  type Ride,
  type Writes,
} from './amend.ts';

/** A body that is mended before it is judged, and the request put right to what was sent. */
const mending = (
  operation: Writes,
  mend: (body: Members, input: AnyInput) => Members | undefined,
  then: (body: Members) => Partial<Ride>,
): Mutation =>
  instead(operation, (original) => (input, scene) => {
    const body = membersIn(input.body);
    const mended = mend(body, input);
    if (!mended) return original(input, scene);
    const reply = original(
      withBody(input, () => mended),
      scene,
    );
    if (isRefusal(reply)) return reply;
    amend(scene, idIn(reply), () => then(body));
    return showing(reply, input, scene);
  });

const noReturn = (
  operation: Writes,
  when: (body: Members, input: AnyInput) => boolean = () => true,
): Mutation =>
  mending(
    operation,
    (body, input) =>
      body['tripType'] === 'roundtrip' && (body['returnTime'] ?? null) === null && when(body, input)
        ? { ...body, returnTime: body['appointmentTime'] }
        : undefined,
    () => ({ returnTime: null }),
  );

const noAddress = (operation: Writes, when: (body: Members) => boolean = () => true): Mutation =>
  underSettings(operation, ({ body, settings }) => ({
    requireDestinationAddress: settings.requireDestinationAddress && !when(body),
  }));

const anyType = (
  operation: Writes,
  when: (type: string, input: AnyInput, world: World) => boolean,
): Mutation =>
  underSettings(operation, ({ body, settings, input, scene }) => {
    const type = textIn(body['transportationType']);
    const { transportationTypes } = settings;
    return {
      transportationTypes: when(type, input, scene) ? [...transportationTypes, type] : transportationTypes,
    };
  });

/** Saboteurs of what else is judged of a request. */
export const judgingSaboteurs = saboteursOf('transportation', judged(true), {
  'roundtrip-one-way': ['A new roundtrip needs no returnTime.', ['TRA-63'], noReturn(CREATE)],
  'roundtrip-one-way-on-change': [
    'A replacement by a roundtrip needs no returnTime.',
    ['TRA-63'],
    noReturn(REPLACE),
  ],
  'roundtrip-back-at-null': [
    'A roundtrip with a returnTime of null is taken; one without is not.',
    ['TRA-63'],
    each(writes, (operation) => noReturn(operation, (_body, { sent }) => sent['returnTime'] === null)),
  ],
  'roundtrip-back-as-before': [
    'A roundtrip is replaced without a returnTime where it had one.',
    ['TRA-63'],
    instead(REPLACE, (original) => (input, scene) => {
      const { returnTime = null } = rideIn(input, scene) ?? {};
      const sent = membersIn(input.body);
      const isMissing = sent['returnTime'] === undefined && returnTime !== null;
      return original(isMissing ? withBody(input, (body) => ({ ...body, returnTime })) : input, scene);
    }),
  ],
  'address-never-required': [
    'A new request needs no destinationAddress, also where it is required.',
    ['TRA-64'],
    noAddress(CREATE),
  ],
  'address-not-required-on-change': [
    'A replacement needs no destinationAddress, also where it is required.',
    ['TRA-64'],
    noAddress(REPLACE),
  ],
  'address-of-roundtrips-alone': [
    'Where a destinationAddress is required, it is of roundtrips alone.',
    ['TRA-64'],
    each(writes, (operation) => noAddress(operation, (body) => body['tripType'] !== 'roundtrip')),
  ],
  'address-always-required': [
    'A new request needs a destinationAddress, whatever the settings say.',
    ['TRA-65'],
    underSettings(CREATE, () => ({ requireDestinationAddress: true })),
    judged(false),
  ],
  'address-required-on-change': [
    'A replacement needs a destinationAddress, whatever the settings say.',
    ['TRA-65'],
    underSettings(REPLACE, () => ({ requireDestinationAddress: true })),
    judged(false),
  ],
  'address-required-by-a-neighbour': [
    'A destinationAddress is required as soon as another community requires one.',
    ['TRA-65'],
    underSettings(CREATE, ({ scene }) => ({
      requireDestinationAddress: scene.store.transportationSettings
        .all()
        .some((one) => one.requireDestinationAddress),
    })),
    async (stage) => {
      const settings = { facilityId: stage.facilities[1] ?? '', requireDestinationAddress: true };
      await stage.lever('edit-transportation-settings', settings);
      return judged(false)(stage);
    },
  ],
  'type-of-any-name': [
    'A new request takes any transportationType.',
    ['TRA-66'],
    anyType(CREATE, () => true),
  ],
  'type-of-any-name-on-change': [
    'A replacement takes any transportationType.',
    ['TRA-66'],
    anyType(REPLACE, () => true),
  ],
  'type-of-any-name-for-relatives': [
    'Connections may ask for any transportationType.',
    ['TRA-66'],
    anyType(CREATE, (_type, input) => isRelative(input)),
  ],
  'type-of-any-community': [
    'The transportationTypes of every community are taken in each.',
    ['TRA-66'],
    each(writes, (operation) =>
      anyType(operation, (type, _input, { store }) =>
        store.transportationSettings
          .all()
          .some(({ transportationTypes }) => transportationTypes.includes(type)),
      ),
    ),
    async (stage) => {
      const settings = { facilityId: stage.facilities[1] ?? '', transportationTypes: ['Sleigh'] };
      await stage.lever('edit-transportation-settings', settings);
      return judged(true)(stage);
    },
  ],
  'type-of-former-days': [
    'A transportationType that was once one of the community is still taken.',
    ['TRA-66'],
    (tables) => {
      const former = new Map<string, Set<string>>();
      return each(writes, (operation) =>
        underSettings(operation, ({ settings: { id, transportationTypes } }) => {
          const known = former.get(id) ?? new Set();
          for (const type of transportationTypes) known.add(type);
          former.set(id, known);
          return { transportationTypes: [...known] };
        }),
      )(tables);
    },
  ],
  'type-that-begins-alike': [
    'A transportationType that begins like one of the community is taken.',
    ['TRA-66'],
    each(writes, (operation) =>
      underSettings(operation, ({ body, settings: { transportationTypes } }) => {
        const type = textIn(body['transportationType']);
        const alike = transportationTypes.some((known) => type !== '' && known.startsWith(type));
        return { transportationTypes: alike ? [...transportationTypes, type] : transportationTypes };
      }),
    ),
    trying(
      () => ({}),
      () => [{ transportationType: 'Comm' }],
    ),
  ],
});
