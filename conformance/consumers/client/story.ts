import { operations, type OperationId } from '../../../openapi/generated/contract.ts';
import { isObject, parseJson, type JsonObject } from '../../kit/json.ts';
import { remembered } from '../../kit/remembered.ts';
import type { Call } from '../call.ts';
import type { Line } from '../lines.ts';
import type { TaskGiven } from './tasks.ts';

/** Something that the interface leaves to the service, and that a world varies in a round. */
export interface Freedom {
  readonly id: string;
  /** What the world does, as the end of a sentence after "when". */
  readonly when: string;
  /** The line that states the freedom; absent if the interface says nothing. */
  readonly line?: Line;
  /** Sections in which a client can meet it, if a line states it. */
  readonly sections?: readonly string[];
  /** Did the client meet it in this call? */
  readonly shows: (call: Call) => boolean;
  /** The world shows it by a refusal. */
  readonly isRefusal?: true;
}

/** The rules of the community that a resident lives in. */
export interface Community {
  readonly timezone: string;
  readonly minimumLeadTimeHours: number;
  readonly requireDestinationAddress: boolean;
  readonly transportationTypes: readonly string[];
  /** 0 = Sunday … 6 = Saturday, or a date; the other one is null. */
  readonly hoursOfOperation: readonly {
    readonly dayOfWeek: number | null;
    readonly date: string | null;
    readonly notAvailable: boolean;
    readonly startTime: string | null;
    readonly endTime: string | null;
  }[];
  /** Keys of the teams for work requests. */
  readonly teams: readonly string[];
  /** Types of work requests. */
  readonly types: readonly string[];
}

/** Facts of the world of a round, whether the client read them or not. */
export interface RoundFacts {
  /** The instant from which calls are timed, in milliseconds since 1970. */
  readonly epoch: number;
  /** Time zones in which a client may count days. */
  readonly zones: readonly string[];
  /** By the id of a resident. */
  readonly communities: ReadonlyMap<string, Community>;
}

/** One round: a client in its own world. */
export interface Round {
  /** What the world varied; empty in a usual round. */
  readonly freedoms: readonly Freedom[];
  readonly calls: readonly Call[];
  /** The exit code of the command; absent if a person worked. */
  readonly exitCode?: number;
  /** Kinds of events that the round caused. */
  readonly events: readonly string[];
  readonly tasks: readonly TaskGiven[];
  readonly facts?: RoundFacts;
}

/** Everything that was recorded about a client. */
export interface ClientStory {
  readonly tenant: string;
  readonly token: string;
  readonly planned: boolean;
  /** Acting ids by kind. */
  readonly identities: Readonly<Record<string, string>>;
  readonly rounds: readonly Round[];
  /** The calls of all rounds. */
  readonly calls: readonly Call[];
}

/** The part of an operation's contract by which a client is judged. */
export interface OperationFacts {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly section: string;
  readonly part: string;
  readonly envelope: string;
  readonly access: readonly string[];
  readonly choices: readonly string[];
  readonly statuses: readonly string[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: string;
  }[];
  readonly answers: Readonly<Record<string, { readonly contentType?: string; readonly schema?: string }>>;
  readonly body?: { readonly required: boolean; readonly contentType: string; readonly schema: string };
}

export const allOperations: readonly OperationFacts[] = Object.values(operations);

/** The sections that have such an operation, in the order of the interface. */
export const sectionsWhere = (isSuch: (operation: OperationFacts) => boolean): readonly string[] => [
  ...new Set(allOperations.filter(isSuch).map(({ section }) => section)),
];

/** Sections with lists that have pages. */
export const PAGED = sectionsWhere(({ envelope }) => envelope === 'page');

const partsOf = (path: string): readonly string[] => path.split('/').slice(1);

const patterns = allOperations.map((operation) => ({ operation, parts: partsOf(operation.path) }));

const literals = (parts: readonly string[]): number => parts.filter((part) => !part.startsWith('{')).length;

const operationAt = (method: string, path: string): OperationFacts | undefined => {
  const parts = partsOf(path);
  const fitting = patterns.filter(
    (one) =>
      one.operation.method === method.toLowerCase() &&
      one.parts.length === parts.length &&
      one.parts.every((part, at) => (part.startsWith('{') ? parts[at] !== '' : part === parts[at])),
  );
  return fitting.toSorted((one, other) => literals(other.parts) - literals(one.parts))[0]?.operation;
};

const found = new WeakMap<object, { readonly operation: OperationFacts | undefined }>();

/** The operation of a call; undefined if the contract has no such route. */
export const operationOf = (call: Pick<Call, 'method' | 'path'>): OperationFacts | undefined =>
  remembered(found, call, () => ({ operation: operationAt(call.method, call.path) })).operation;

export const queryOf = ({ search }: Pick<Call, 'search'>): URLSearchParams => new URLSearchParams(search);

/** The members of a body in JSON or a form; files of a form under their parts. */
export const sentBody = (call: Call): unknown =>
  call.fields
    ? { ...call.fields, ...Object.fromEntries((call.files ?? []).map(({ part }) => [part, part])) }
    : bodyOf(call);

export const bodyOf = ({ body }: Pick<Call, 'body'>): unknown => parseJson(body);

const read = new WeakMap<object, JsonObject>();

export const answerOf = (call: Pick<Call, 'answer'>): JsonObject =>
  remembered(read, call, () => {
    const value = parseJson(call.answer);
    return isObject(value) ? value : {};
  });

/** Was the call refused because of itself, not because of a fault of the world? */
export const isRefused = ({ status, trouble }: Pick<Call, 'status' | 'trouble'>): boolean =>
  status >= 400 && trouble === undefined;

export const succeeded = ({ status }: Pick<Call, 'status'>): boolean => status >= 200 && status < 300;
