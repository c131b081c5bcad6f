import type fc from 'fast-check';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { OperationId, Section } from '../../openapi/generated/contract.ts';
import type { MemberOf, RecordName } from '../../openapi/generated/member-origins.ts';
import type { Home, TIME_TYPES } from '../factories/homes.ts';
import type { DayHours } from '../kit/day-hours.ts';
import type { Value } from '../kit/expect.ts';
import type { JsonObject } from '../kit/json.ts';
import type { Tools } from '../kit/tools.ts';
import type { Happening } from '../models/window.ts';

export type TimeType = (typeof TIME_TYPES)[number];

/** What makes a record, or changes it: where, on which day, with which values, and the body of all that. */
export interface Draft<Values> {
  readonly home: Home;
  readonly day: string;
  readonly values: Values;
  readonly body: JsonObject;
}

/** A record of the target, and what was sent last. */
export interface Kept<Values> extends Draft<Values> {
  readonly id: string;
  /** The record in the answer to its create. */
  readonly made?: JsonObject;
}

/** What a check says of a record; the rest is as usual. */
export interface How<Values> {
  readonly home?: Home;
  readonly day?: string;
  readonly more?: Partial<Values>;
  /** Members of the body that are not sent. */
  readonly without?: readonly string[];
}

/** The clauses about a resource, by what they say of it. A law holds where the first clause that it cites is named. */
export interface Roles {
  /** A valid create is taken: all clauses that say so, of this body where they differ. */
  readonly taken: readonly ClauseId[] | ((body: JsonObject) => readonly ClauseId[]);
  /** A create answers what was made; where none says so, the record is found in its list. */
  readonly created?: ClauseId;
  /** What was sent is shown. */
  readonly sent: readonly ClauseId[];
  /** The day that was sent is shown. */
  readonly day?: ClauseId;
  /** Members without which no record is made or changed. */
  readonly required?: Readonly<Record<string, ClauseId>>;
  /** A record without times is taken under each time type but exactTime, and shows it. */
  readonly timeless?: readonly ClauseId[];
  /** The times that were sent are shown. */
  readonly times?: readonly ClauseId[];
  /** Without a time type it is exactTime. */
  readonly exactByDefault?: ClauseId;
  /** Optional members: a body without them is taken. */
  readonly optional?: Readonly<Record<string, ClauseId>>;
  /** A valid create is answered 2xx, where nothing more is known of its answer. */
  readonly served?: ClauseId;
  /** Each create makes a record of its own. */
  readonly each?: ClauseId;
  readonly read?: ClauseId;
  /** What was made can be read under the id in the answer. */
  readonly found?: ClauseId;
  readonly answered: ClauseId;
  readonly listed: ClauseId;
  readonly outOfRange: ClauseId;
  readonly ofTheParent: ClauseId;
  /** A list up to the last day of its window holds that day. */
  readonly lastDay: ClauseId;
  readonly replaced?: ClauseId;
  /** A replacement keeps its values, keeps the id, and moves the record to another day. */
  readonly values?: readonly ClauseId[];
  readonly sameId?: ClauseId;
  readonly moved?: ClauseId;
  readonly deleted?: ClauseId;
  /** A filter narrows the list, and without it all are in it. */
  readonly filtered?: ClauseId;
  readonly unfiltered?: ClauseId;
  /** What is deleted is in no list. */
  readonly gone?: ClauseId;
  /** A second one of a resident on one day is refused, which leaves the first as it was; after a delete the day is free. */
  readonly oneADay?: ClauseId;
  readonly secondLeaves?: ClauseId;
  readonly freed?: ClauseId;
  /** What the read of a deleted one answers, which is open. */
  readonly deletedRead?: ClauseId;
  /** Everything that has a value is shown. */
  readonly shown: ClauseId;
}

/** The clauses of a member that shows what was sent under the same name; or else those, and what it shows. */
export type Shows<Values> =
  | readonly ClauseId[]
  | {
      readonly by: readonly ClauseId[] | ((sent: Draft<Values>) => readonly ClauseId[]);
      /** Nothing where the member is not judged. */
      readonly is: (sent: Draft<Values>) => Value | undefined;
    };

/** A resource whose records lie on days, below a resident: all that the laws need to know of it. */
export interface Description<R extends RecordName, Values extends object, Path> {
  readonly section: Section;
  /** What one is called, and what several are: `check-in`, `check-ins`. */
  readonly thing: string;
  readonly things: string;
  /** What the interface calls a replacement, in ids and sentences. */
  readonly change: 'change' | 'replace';
  readonly record: R;
  readonly operations: Readonly<Record<'list' | 'create', OperationId>> &
    Readonly<Partial<Record<'read' | 'replace' | 'remove', OperationId>>>;
  readonly path: (home: Pick<Home, 'residentId'>, id: string) => Path;
  /** Every member but the day, with values of its own. Its parameters are typed, so that all others know the values. */
  readonly values: (t: Tools, home: Home) => Promise<Values>;
  readonly body: (t: Tools, draft: Omit<Draft<Values>, 'body'>) => Promise<object>;
  /** Other values, each for a change of one thing. */
  readonly others: (t: Tools, home: Home) => Promise<readonly Partial<Values>[]>;
  /** All values that may be sent. */
  readonly drawn: (t: Tools, home: Home) => Promise<fc.Arbitrary<Partial<Values>>>;
  /** A home that checks share which look for their own records alone, with none on these days; default: a new one. */
  readonly sharedHome: (t: Tools, days: readonly string[]) => Promise<Home>;
  /** Another resident for whom the same values can be sent; default: any one. */
  readonly neighbour?: (t: Tools, home: Home) => Promise<Home>;
  /** When the record of a day takes place, where it has no times; `shown` is the record in an answer. */
  readonly span?: (hours: DayHours, day: string, shown: JsonObject) => Happening;
  /** The values of a record that takes place from one time of day to another. */
  readonly at?: (hours: readonly [string, string]) => Partial<Values>;
  /** The values of a record of a time type, which has times at an exact time alone; without one by default. */
  readonly under?: (timeType: TimeType | undefined) => Partial<Values>;
  /** A filter of the list, by the values of one member. */
  readonly filter?: { readonly by: string; readonly values: readonly Partial<NoInfer<Values>>[] };
  readonly shows: { readonly [M in MemberOf<R>]?: Shows<Values> };
  readonly clauses: Roles;
}
