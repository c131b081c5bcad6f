import type { Ask } from './ask.ts';
import type { Known, Place } from './known.ts';
import { itemName, operations, pathNames, removalOf, type Operation } from './operations.ts';
import { isRecord, type Members } from '../../src/mock/domain/json-object.ts';

const NAMES = [...new Set(operations.flatMap(pathNames))];

/** The place of an item in an answer: its own id, and ids of its parents. */
const placeOf = (item: unknown, name: string, asked: Place): Place | undefined => {
  if (!isRecord(item)) return undefined;
  const id = item[name] ?? item['id'];
  if (typeof id !== 'string') return undefined;
  const ids = NAMES.flatMap((one) => (typeof item[one] === 'string' ? [[one, item[one]] as const] : []));
  return { ...asked, ...Object.fromEntries(ids), [name]: id };
};

const sentMembers = ({ body }: Ask): Members => {
  const members: unknown = typeof body === 'string' ? JSON.parse(body) : {};
  return isRecord(members) ? members : {};
};

/** Takes from the body of a successful answer what later requests can ask about, and what has to be taken away again. */
export const learnFrom = (operation: Operation, ask: Ask, body: unknown, known: Known): void => {
  const name = itemName(operation);
  const data = isRecord(body) ? body['data'] : undefined;
  if (name !== undefined && operation.method === 'get' && Array.isArray(data))
    for (const item of data) {
      const place = placeOf(item, name, ask.place);
      if (place) known.learn(name, place);
    }
  const removal = removalOf(operation);
  if (!removal) return;
  // Where the path names the new record by something that the request sent, its id is what was sent.
  const made =
    name === undefined ? ask.place : placeOf({ ...Object(data), ...sentMembers(ask) }, name, ask.place);
  if (!made) return;
  if (name !== undefined) known.learn(name, made);
  known.made(removal.id).push(made);
};
