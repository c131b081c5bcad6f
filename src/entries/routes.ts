import type { Examples } from './example-types.ts';
import type { ChoiceAccount, ClockReport, WorldAccount } from '../answers/answers.ts';
import type { Coverage } from '../answers/coverage.ts';
import type { adminRoutes } from '../mock/admin/admin-routes.ts';
import type {
  Advanced,
  CollectionAccount,
  EventEntry,
  ExplainedEntry,
  FaultAccount,
  Health,
  HttpArchive,
  Identities,
  JournalEntry,
  Page,
  PersonToAct,
  Receiver,
  SnapshotReport,
  StoredRecord,
  UnmatchedEntry,
  Verified,
  WorldDiff,
  WorldState,
} from './world-types.ts';

interface Data<T> {
  readonly data: T;
}
interface Cleared {
  readonly cleared: number;
}
interface Sent {
  readonly sent: number;
}

/** What the routes of the control plane answer, by the ids that their table gives them. */
interface Answers {
  adminHealth: Health;
  adminDigest: Readonly<Record<string, string>>;
  adminReset: unknown;
  listWorlds: Data<readonly WorldAccount[]>;
  createWorld: Data<WorldAccount>;
  endWorld: unknown;
  snapshotWorld: SnapshotReport;
  restoreWorld: SnapshotReport;
  exportWorld: WorldState;
  importWorld: Data<WorldAccount>;
  diffWorld: WorldDiff;
  readClock: ClockReport;
  setClock: ClockReport;
  advanceClock: Advanced;
  listReceivers: Data<readonly Receiver[]>;
  addReceiver: Data<Receiver>;
  removeReceivers: { readonly removed: number };
  pauseReceiver: Data<Receiver>;
  resumeReceiver: Data<Receiver>;
  replayEvents: Sent;
  adminConfig: string;
  adminExamples: Examples;
  adminIdentities: Data<Identities>;
  listPeople: Page<PersonToAct>;
  listCollections: Data<readonly CollectionAccount[]>;
  listRecords: Page<StoredRecord>;
  listChoices: Data<readonly ChoiceAccount[]>;
  takeReadings: Data<readonly ChoiceAccount[]>;
  lookAtApi: unknown;
  adminEvents: Data<readonly EventEntry[]>;
  redeliverEvent: Sent;
  listFaults: Data<readonly FaultAccount[]>;
  addFault: Data<FaultAccount>;
  clearFaults: Cleared;
  listRequests: Data<readonly JournalEntry[]>;
  clearRequests: Cleared;
  readRequest: Data<ExplainedEntry>;
  listUnmatchedRequests: Data<readonly UnmatchedEntry[]>;
  verifyRequests: Verified;
  exportRequests: HttpArchive;
  readCoverage: Data<Coverage>;
  clearCoverage: Cleared;
}

type Table = typeof adminRoutes;
type Path = keyof Table extends `/__admin${infer P}` ? P : never;
type MethodsOf<P extends Path> = Table[`/__admin${P}`];

/** A route of the table as one text, such as `POST /receivers/{id}/pause`. */
type RouteOf<P extends Path> = P extends Path ? `${Uppercase<keyof MethodsOf<P> & string>} ${P}` : never;
type AnyRoute = RouteOf<Path>;

type PathOf<R extends AnyRoute> = R extends `${string} ${infer P extends Path}` ? P : never;

/** The entry of a route in the table. */
type FactsOf<R extends AnyRoute> = R extends `${infer M} ${infer P extends Path}`
  ? MethodsOf<P>[Lowercase<M> & keyof MethodsOf<P>]
  : never;

type IdOf<R extends AnyRoute> = FactsOf<R> extends { readonly id: infer I } ? I : never;

/** The routes that functions call: those that have an answer above. */
export type Route = { [R in AnyRoute]: IdOf<R> extends keyof Answers ? R : never }[AnyRoute];

export type AnswerOf<R extends Route> = Answers[IdOf<R> & keyof Answers];

type Names<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | Names<Rest> : never;
type Value = string | number;

/** What a call of a route brings along: what its path names, what its query takes, and a body where it takes one. */
export type Brought<R extends Route> = {
  readonly query?: FactsOf<R> extends { readonly query: infer Q }
    ? { readonly [N in keyof Q]?: Value | undefined }
    : never;
  readonly body?: FactsOf<R> extends { readonly takes: object } ? object : never;
} & ([Names<PathOf<R>>] extends [never]
  ? unknown
  : { readonly path: { readonly [N in Names<PathOf<R>>]: Value } });
