import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { listed, mustHide, mustHoldExactly, mustShow, searched } from '../../assertions/messages-threads.ts';
import type { Filter } from '../../assertions/messages-threads.ts';
import type { Correspondent } from '../../factories/messages-people.ts';
import type { GivenThread } from '../../factories/messages.ts';
import { attributed, attributing, relyingOn, type Premise } from '../../kit/attribute.ts';
import { check, type CheckSpec } from '../../kit/check.ts';
import { show } from '../../kit/json.ts';
import type { Tools } from '../../kit/tools.ts';

/** A thread, and what lists and searches judge it by. */
export interface Talk extends Pick<GivenThread, 'threadId'> {
  /** As it is now. */
  title?: string;
  readonly cast: readonly Correspondent[];
  readonly words: readonly string[];
  readonly archivers: readonly Correspondent[];
}

export interface Correspondence {
  /** Those who look. */
  readonly readers: readonly Correspondent[];
  readonly talks: readonly Talk[];
}

/** The list or the search of threads, and what is asked of it. */
export type Asked = { readonly pageSize?: number; readonly searchValue?: string } & (
  | { readonly list: Filter | 'none' }
  | { readonly search: { readonly participantId?: string; readonly isArchived?: boolean } }
);

/** Whether a thread meets a condition; undefined where that is open. Which clause is broken if one lacks, or is there. */
interface Condition {
  readonly holds: boolean | undefined;
  readonly lacks: ClauseId;
  readonly extra: ClauseId;
}

const both = (holds: boolean | undefined, clause: ClauseId): Condition => ({
  holds,
  lacks: clause,
  extra: clause,
});

/** What a thread must meet to be found, from the widest to the narrowest. */
function conditions(
  asked: Asked,
  who: Correspondent,
  { cast, archivers, title, words }: Talk,
): readonly Condition[] {
  const { searchValue } = asked;
  const isArchived = archivers.includes(who);
  const isTitle = title === searchValue;
  const isSaid = words.some((one) => one === searchValue);
  const takesPart = cast.includes(who);
  if ('list' in asked)
    return [
      { holds: takesPart, lacks: 'MSG-19', extra: 'MSG-20' },
      asked.list === 'none'
        ? both(isArchived ? undefined : true, 'MSG-19')
        : both(isArchived === (asked.list === 'archived'), asked.list === 'archived' ? 'MSG-22' : 'MSG-23'),
      ...(searchValue === undefined
        ? []
        : [{ ...both(isTitle, 'MSG-24'), ...(isSaid && { extra: 'MSG-25' as const }) }]),
    ];
  const { participantId, isArchived: wanted } = asked.search;
  return [
    { holds: takesPart, lacks: 'MSG-46', extra: 'MSG-53' },
    wanted === undefined
      ? both(isArchived ? undefined : true, 'MSG-46')
      : both(isArchived === wanted, wanted ? 'MSG-51' : 'MSG-52'),
    ...(participantId === undefined
      ? []
      : [
          both(
            cast.some(({ id }) => id === participantId),
            'MSG-50',
          ),
        ]),
    ...(searchValue === undefined
      ? []
      : [{ holds: isTitle || isSaid, lacks: isTitle ? 'MSG-47' : 'MSG-48', extra: 'MSG-49' } as const]),
  ];
}

/** A person asks, and finds those threads that meet what was asked, and no others. */
export async function mustFind(
  t: Tools,
  cited: readonly ClauseId[],
  { talks }: Correspondence,
  who: Correspondent,
  asked: Asked,
): Promise<void> {
  const own = (...clauses: readonly ClauseId[]) => clauses.filter((one) => cited.includes(one)).slice(0, 1);
  const { searchValue, pageSize } = asked;
  const value = searchValue === undefined ? {} : { searchValue };
  const found = await attributing('list' in asked ? own('MSG-18') : own('MSG-45', 'MSG-47'), () =>
    'list' in asked
      ? listed(t, who, {
          ...(asked.list !== 'none' && { filter: asked.list }),
          ...value,
          ...(pageSize !== undefined && { pageSize }),
        })
      : searched(t, who, { ...asked.search, ...value }, own('MSG-46')),
  );
  const what = `the ${who.kind} asks for ${show(asked)}`;
  for (const talk of talks) {
    const all = conditions(asked, who, talk);
    const { threadId } = talk;
    const failed = all.filter(({ holds }) => holds === false);
    if (failed.length > 0)
      attributed(own(...failed.map(({ extra }) => extra)), () =>
        mustHide(found, threadId, `${what}: no ${threadId}`),
      );
    else if (all.every(({ holds }) => holds))
      attributed(own(...all.map(({ lacks }) => lacks).toReversed()), () =>
        mustShow(found, threadId, `${what}: ${threadId}`),
      );
  }
}

/** What a search among archived threads relies on: the plain list shows what its reader has archived. */
const archivedApart = (t: Tools, { talks }: Correspondence, who: Correspondent): Premise => {
  const idsWhere = (isArchived: boolean) =>
    talks.filter(({ archivers }) => archivers.includes(who) === isArchived).map(({ threadId }) => threadId);
  return {
    clauses: ['MSG-64', 'MSG-65'],
    test: async () =>
      mustHoldExactly(
        await listed(t, who, { filter: 'archived' }),
        idsWhere(true),
        idsWhere(false),
        'archived',
      ),
  };
};

interface Finding extends Pick<CheckSpec, 'says' | 'clauses'> {
  readonly of: readonly ((t: Tools) => Promise<Correspondence>)[];
  /** What each reader asks, by their place. */
  readonly asks: (all: Correspondence, who: Correspondent, at: number) => readonly Asked[];
  readonly reliesOnArchive?: boolean;
}

/** Declares a check for each row: each person finds what they should and nothing else. */
export function finds(rows: Readonly<Record<string, Finding>>): void {
  for (const [name, { of, asks, reliesOnArchive = false, ...spec }] of Object.entries(rows))
    check({
      ...{ id: `messages.${name}`, ...spec },
      async run(t) {
        for (const make of of) {
          const all = await make(t);
          for (const [at, who] of all.readers.entries())
            for (const asked of asks(all, who, at)) {
              const act = () => mustFind(t, spec.clauses, all, who, asked);
              await (reliesOnArchive ? relyingOn(archivedApart(t, all, who), act) : act());
            }
        }
      },
    });
}
