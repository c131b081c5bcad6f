import type { OperationId } from '../../../openapi/generated/contract.ts';
import { isObject } from '../../kit/json.ts';
import { segmentsOf, type Call } from '../call.ts';
import type { EvaluatedDuty } from '../duty.ts';
import { byRound, firstFault } from './by-round.ts';
import { misplacedFault } from './members.ts';
import {
  answerOf,
  isRefused,
  operationOf,
  queryOf,
  sectionsWhere,
  type ClientStory,
  type OperationFacts,
} from './story.ts';

/** Parameters and parts that take several values separated by commas, by the tables. */
const LISTS: Partial<Readonly<Record<OperationId, readonly string[]>>> = {
  listFacilityPhotos: ['tags'],
  uploadPhoto: ['facilities', 'users'],
  listTransportationRequests: ['status'],
  listWorkRequests: ['status'],
};

const takesCommas = ({ id }: OperationFacts): boolean => id in LISTS;

const takesLists = (call: Call): boolean => {
  const operation = operationOf(call);
  return operation !== undefined && takesCommas(operation);
};

/** The values of a name in the query or in the form. */
const textsUnder = (name: string, call: Call): readonly string[] => {
  const text = call.fields?.[name];
  const again = call.repeated?.filter((one) => one === name) ?? [];
  return text === undefined ? queryOf(call).getAll(name) : [text, ...again];
};

/** The lists in a call: each name with its texts. */
const listsIn = (call: Call): readonly (readonly [string, readonly string[]])[] => {
  const operation = operationOf(call);
  const names = (operation && LISTS[operation.id]) ?? [];
  return names.map((name) => [name, textsUnder(name, call)] as const);
};

interface Shown {
  readonly ids: Set<unknown>;
  /** Values of members that are names for people, such as a name or a title. */
  readonly names: Map<unknown, string>;
}

const NAMES = /^(name|\w+Name|title|subject|caption|email|referenceNumber)$/;
const IDS = /(^i|I)ds?$/;

const collect = (value: unknown, shown: Shown): void => {
  if (Array.isArray(value)) for (const one of value) collect(one, shown);
  if (!isObject(value)) return;
  for (const [name, one] of Object.entries(value)) {
    if (IDS.test(name)) for (const id of [one].flat()) shown.ids.add(id);
    else if (NAMES.test(name) && typeof one === 'string') shown.names.set(one, name);
    collect(one, shown);
  }
};

/** The ids and names in earlier answers of a round. */
const shownBy = (calls: readonly Call[]): Shown => {
  const shown: Shown = { ids: new Set(), names: new Map() };
  for (const call of calls) collect(answerOf(call)['data'], shown);
  return shown;
};

/** Does this part of a list hold several values with another separator? */
const isUnsplit = (part: string): boolean => /\S[;|\s]+\S|[[\]"]/.test(part);

const commaFault = (call: Call, calls: readonly Call[]): string | undefined => {
  for (const [name, texts] of listsIn(call)) {
    if (texts.length > 1)
      return `sends ${name} ${texts.length} times; several values stand in one, with commas between them`;
    const parts = (texts[0] ?? '').split(',').map((part) => part.trim());
    const wrong = parts.find(isUnsplit);
    if (wrong !== undefined && !shownBy(calls.filter(({ n }) => n < call.n)).ids.has(wrong))
      return `sends ${name}=${texts[0]}; several values stand with commas between them, and nothing else`;
  }
  return undefined;
};

const idPlaces = ({ path }: OperationFacts): readonly number[] =>
  path
    .split('/')
    .slice(4)
    .flatMap((part, at) => (/^\{\w*Id\}$/.test(part) ? [at] : []));

/** The segments of a path that are ids. */
const idsIn = (call: Call): readonly string[] => {
  const operation = operationOf(call);
  return operation ? idPlaces(operation).map((at) => segmentsOf(call)[at] ?? '') : [];
};

const namedFault = (call: Call, calls: readonly Call[]): string | undefined => {
  const texts = idsIn(call);
  // If the service accepts the name, there is no fault.
  if (texts.length === 0 || !isRefused(call)) return undefined;
  const { ids, names } = shownBy(calls.filter(({ n }) => n < call.n));
  const text = texts.find((one) => names.has(one) && !ids.has(one));
  return (
    text && `takes the ${names.get(text)} ${JSON.stringify(text)} for the id, and was answered ${call.status}`
  );
};

/** Duties about the form of values in a request. */
export const valueDuties: readonly EvaluatedDuty<ClientStory>[] = [
  {
    id: 'client.members-in-place',
    says: 'The client must send a member in the part of the body that lists it.',
    ...{ kind: 'firm', line: 216 },
    next: 'Send the member inside the object that the table names; elsewhere it is lost.',
    sections: sectionsWhere(({ body }) => body !== undefined),
    evaluate: byRound(
      firstFault(misplacedFault),
      (call) => operationOf(call) !== undefined,
      'no request came',
    ),
  },
  {
    id: 'client.comma-lists',
    says: 'The client must send several values of one parameter or part in it, separated by commas.',
    ...{ kind: 'firm', line: 340 },
    next: 'Send the parameter once, with its values joined by commas: no brackets, no other separator.',
    sections: sectionsWhere(takesCommas),
    evaluate: byRound(firstFault(commaFault), takesLists, 'nothing that takes several values was called'),
  },
  {
    id: 'client.ids-in-paths',
    says: 'The client must put the id from an answer into a path, never a name or title.',
    ...{ kind: 'firm', line: 216 },
    next: 'Put the id of the record into the address; names and titles need not be unique.',
    evaluate: byRound(firstFault(namedFault), (call) => operationOf(call) !== undefined, 'no request came'),
  },
];
