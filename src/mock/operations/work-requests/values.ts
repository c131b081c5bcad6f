import { chooseTeam } from '../../domain/team-choice.ts';
import { lackingMembers } from '../../http/invalid.ts';
import { refuse, type Refusal } from '../../http/problem.ts';
import type { ResidentRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { countedTeams, workRequestSettingsOf } from './settings.ts';

const invalid = (member: string, promised: string, found: string, next: string): Refusal =>
  refuse(
    'invalid-input',
    { promised, found, next },
    { validation: [{ location: 'body', pointer: `/${member}`, code: member, message: promised }] },
  );

const listed = (values: readonly string[]): string => (values.length === 0 ? 'none' : values.join(', '));

/**
 * The refusal (400) of an unknown team key; undefined for a known key or none (WRQ-41, WRQ-42).
 */
export const refusedTeam = (
  team: string | undefined,
  facilityId: string,
  world: World,
): Refusal | undefined => {
  const keys = workRequestSettingsOf(facilityId, world).teams.map(({ key }) => key);
  if (team === undefined || keys.includes(team)) return undefined;
  return invalid(
    'team',
    'team must be the key of a team in the settings of the community.',
    `${team}.`,
    `send one of ${listed(keys)}.`,
  );
};

/**
 * The refusal (400) of an unknown type; undefined for a known type or none (WRQ-43, WRQ-44).
 */
export const refusedType = (
  type: string | undefined,
  facilityId: string,
  world: World,
): Refusal | undefined => {
  const { types } = workRequestSettingsOf(facilityId, world);
  if (type === undefined || types.includes(type)) return undefined;
  return invalid(
    'type',
    'type must be one of the types in the settings of the community.',
    `${type}.`,
    `send one of ${listed(types)}, or leave it out.`,
  );
};

/** The team of a request from the API; null if the only team is not shown. Endpoints, Work requests. */
export const teamFor = (
  sent: string | undefined,
  facilityId: string,
  world: World,
): { readonly team: string | null } | Refusal => {
  const refusal = refusedTeam(sent, facilityId, world);
  if (refusal) return refusal;
  const offered = workRequestSettingsOf(facilityId, world).teams.map(({ key }) => key);
  const choice = chooseTeam(sent, offered, countedTeams(facilityId, world));
  if (choice.kind === 'named') return { team: choice.key };
  if (choice.kind === 'only')
    return { team: world.choose('single-team-shown', { shown: choice.key, unset: null }) };
  return lackingMembers(
    ['team'],
    'team is required if the tenant has several teams.',
    'createWorkRequest',
    world,
  );
};

/** The location of a request from the API; the room of the resident where none is sent (WRQ-33, WRQ-34). */
export const locationFor = (
  sent: string | undefined,
  { facilityId, roomNumber }: Pick<ResidentRecord, 'facilityId' | 'roomNumber'>,
  world: World,
): { readonly location: string | null } | Refusal => {
  if (sent === undefined) return { location: roomNumber };
  const { locations } = workRequestSettingsOf(facilityId, world);
  const isTaken =
    locations.includes(sent) || world.choose('location-outside-settings', { accepted: true, refused: false });
  if (isTaken) return { location: sent };
  return invalid(
    'location',
    'location must be one of those in the settings of the community.',
    `${sent}.`,
    `send one of ${listed(locations)}, or leave it out to use the room of the resident.`,
  );
};
