import { refuse, type Invalid, type Refusal } from '../../http/problem.ts';
import type { Collection, Stored } from '../../world/collection.ts';
import type { PersonalVisitRecord } from '../../world/personal-visits-records.ts';
import type { World } from '../../world/world.ts';

export type Writes = 'createPersonalVisit' | 'replacePersonalVisit';

/** The people in the body of a visit; a member left out is absent. */
export interface SentPeople {
  readonly additionalAttendeeResidentIds?: readonly string[] | undefined;
  readonly connectionVisitors?: readonly { readonly connectionId?: string }[] | undefined;
  readonly manualVisitors?: readonly { readonly name?: string; readonly relationship?: string }[] | undefined;
}

/** The same after validation; a member left out is absent. */
interface People {
  readonly attendeeIds: readonly string[] | undefined;
  readonly connectionVisitors: PersonalVisitRecord['connectionVisitors'] | undefined;
  readonly manualVisitors: PersonalVisitRecord['manualVisitors'] | undefined;
}

const isKnown =
  <T extends Stored>(collection: Collection<T>) =>
  (id: string): boolean =>
    collection.find(id) !== undefined;

const refusedStrangers = (strangers: readonly (readonly [pointer: string, id: string])[]): Refusal => {
  const validation = strangers.map(([pointer]): Invalid => ({
    location: 'body',
    pointer,
    code: 'unknown',
    message: 'is not the id of a user',
  }));
  return refuse(
    'invalid-input',
    {
      promised: 'A visit can only name residents and connections of the tenant.',
      found: `${strangers.map(([, id]) => id).join(', ')}, which do not exist.`,
      next: 'use an id from an answer of the same tenant.',
    },
    { validation },
  );
};

const refusedNameless = refuse(
  'invalid-input',
  {
    promised: 'Each of connectionVisitors must have a connectionId.',
    found: 'one without it.',
    next: 'send the id of a connection, or leave the entry out.',
  },
  {
    validation: [
      { location: 'body', pointer: '/connectionVisitors', code: 'required', message: 'needs connectionId' },
    ],
  },
);

/** The visitors of a body. A connection without an id counts as not sent. */
const visitorsOf = ({ connectionVisitors, manualVisitors }: SentPeople) => ({
  connectionIds: connectionVisitors?.flatMap(({ connectionId }) => connectionId ?? []),
  manualVisitors: manualVisitors?.map(({ name, relationship }) => ({
    name: name ?? null,
    relationship: relationship ?? null,
  })),
});

/** Whether a body names a visitor at all, known or not (PVS-40, PVS-41). */
export const namesVisitor = (sent: SentPeople): boolean => {
  const { connectionIds = [], manualVisitors = [] } = visitorsOf(sent);
  return connectionIds.length + manualVisitors.length > 0;
};

/** Validates the people in the body of a visit. What happens to unknown ids is an open choice. */
export const peopleOf = (sent: SentPeople, operation: Writes, world: World): People | Refusal => {
  const [isResident, isConnection] = [isKnown(world.store.residents), isKnown(world.store.connections)];
  const { connectionIds, manualVisitors } = visitorsOf(sent);
  const residentIds = sent.additionalAttendeeResidentIds;
  const strangers = [
    ...(residentIds ?? [])
      .filter((id) => !isResident(id))
      .map((id) => ['/additionalAttendeeResidentIds', id] as const),
    ...(connectionIds ?? [])
      .filter((id) => !isConnection(id))
      .map((id) => ['/connectionVisitors', id] as const),
  ];
  const fate = world.choose(
    'unknown-visit-people',
    { refused: 'refused', dropped: 'dropped', stored: 'stored' } as const,
    operation,
  );
  if (fate === 'refused' && strangers.length > 0) return refusedStrangers(strangers);
  const isNamed = sent.connectionVisitors?.every(({ connectionId }) => connectionId) ?? true;
  if (!isNamed && world.choose('visitor-without-id', { 'left-out': false, refused: true }, operation))
    return refusedNameless;
  const isKept = (exists: (id: string) => boolean) => (id: string) => fate === 'stored' || exists(id);
  return {
    attendeeIds: residentIds?.filter(isKept(isResident)),
    connectionVisitors: connectionIds?.filter(isKept(isConnection)).map((connectionId) => ({ connectionId })),
    manualVisitors,
  };
};
