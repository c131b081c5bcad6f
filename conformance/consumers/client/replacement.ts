import { field, isObject, items } from '../../kit/json.ts';
import { segmentsOf, type Call } from '../call.ts';
import { answerOf, bodyOf, operationOf, succeeded } from './story.ts';

/** The members of a full replacement, each with its place in answers. */
const REPLACED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  replaceResident: Object.fromEntries(
    [
      ...['firstName', 'lastName', 'nickname', 'email', 'phone', 'roomNumber', 'moveInDate', 'dob', 'gender'],
      'about',
    ].map((name) => [name, name]),
  ),
  replaceConnection: Object.fromEntries(
    [
      ...[
        'firstName',
        'lastName',
        'email',
        'phoneNumber',
        'relationship',
        'residents',
        'facilities',
        'groups',
      ],
      ...['disableNotifications', 'disableSMS', 'disableInvites', 'additionalInfo'],
    ].map((name) => [name, name]),
  ),
  replaceActivity: {
    ...Object.fromEntries(
      [
        ...['name', 'type', 'startDate', 'endDate', 'startTime', 'endTime', 'timeType', 'location'],
        ...['description', 'allowConnections', 'attachments'],
      ].map((name) => [name, name]),
    ),
    maxRegistered: 'capacity.residents.max',
    maxRegisteredConnections: 'capacity.connections.max',
  },
};

const hasValue = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return false;
  // A member that has its default may be left out.
  if (value === false || value === 0 || value === 'exactTime') return false;
  if (Array.isArray(value)) return value.length > 0;
  return isObject(value) ? Object.values(value).some(hasValue) : true;
};

/** The resource with an id in an answer. */
const shownIn = (call: Call, id: string): unknown => {
  const { data } = answerOf(call);
  const found = [data, ...items(data)].find((one) => isObject(one) && one['id'] === id);
  return found;
};

interface Omission {
  readonly members: readonly string[];
  /** The last answer that showed them. */
  readonly shown: Call;
}

const idIn = (call: Call): string => segmentsOf(call).at(-1) ?? '';

/** The last answer before a call that showed its resource. */
export const shownBefore = (calls: readonly Call[], call: Call): Call | undefined =>
  calls.findLast((one) => one.ended <= call.at && succeeded(one) && isObject(shownIn(one, idIn(call))));

/** The resource of a call, as the last answer before it showed it. */
export const shownResource = (calls: readonly Call[], call: Call): unknown => {
  const shown = shownBefore(calls, call);
  return shown && shownIn(shown, idIn(call));
};

/** The members of a full replacement that differ between two states of a resource. */
export const differing = (operation: string, before: unknown, after: unknown): readonly string[] =>
  Object.entries(REPLACED[operation] ?? {})
    .filter(
      ([, place]) =>
        JSON.stringify(field(before, place) ?? null) !== JSON.stringify(field(after, place) ?? null),
    )
    .map(([name]) => name);

/** Members that a full replacement leaves out although an answer showed them with a value. */
export const omissionsIn = (calls: readonly Call[], call: Call): Omission | undefined => {
  const places = REPLACED[operationOf(call)?.id ?? ''];
  const body = bodyOf(call);
  if (!places || !isObject(body)) return undefined;
  const shown = shownBefore(calls, call);
  if (!shown) return undefined;
  const resource = shownIn(shown, idIn(call));
  const members = Object.entries(places)
    .filter(([name, place]) => !(name in body) && hasValue(field(resource, place)))
    .map(([name]) => name);
  return members.length > 0 ? { members, shown } : undefined;
};
