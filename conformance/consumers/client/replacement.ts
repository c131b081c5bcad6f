import { field, isObject, items } from '../../kit/json.ts';
import { segmentsOf, type Call } from '../call.ts';
import { answerOf, bodyOf, operationOf, succeeded } from './story.ts';

/** What a full replacement may carry, each with the place where answers show it. */
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
  // What a member is anyway where it is left out is no loss.
  if (value === false || value === 0 || value === 'exactTime') return false;
  if (Array.isArray(value)) return value.length > 0;
  return isObject(value) ? Object.values(value).some(hasValue) : true;
};

/** The resource of an id as an answer shows it. */
const shownIn = (call: Call, id: string): unknown => {
  const { data } = answerOf(call);
  const found = [data, ...items(data)].find((one) => isObject(one) && one['id'] === id);
  return found;
};

interface Omission {
  readonly members: readonly string[];
  /** The answer that showed them last. */
  readonly shown: Call;
}

const idIn = (call: Call): string => segmentsOf(call).at(-1) ?? '';

/** The last answer that showed the resource of a call before it. */
export const shownBefore = (calls: readonly Call[], call: Call): Call | undefined =>
  calls.findLast((one) => one.ended <= call.at && succeeded(one) && isObject(shownIn(one, idIn(call))));

/** The resource of a call as an answer before it showed it last. */
export const shownResource = (calls: readonly Call[], call: Call): unknown => {
  const shown = shownBefore(calls, call);
  return shown && shownIn(shown, idIn(call));
};

/** Members of a resource that differ between two states of it, of those that a full replacement may carry. */
export const differing = (operation: string, before: unknown, after: unknown): readonly string[] =>
  Object.entries(REPLACED[operation] ?? {})
    .filter(
      ([, place]) =>
        JSON.stringify(field(before, place) ?? null) !== JSON.stringify(field(after, place) ?? null),
    )
    .map(([name]) => name);

/** Members that a full replacement leaves out although the client was shown them with a value. */
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
