/** One route of the control plane, as its document describes it. */
export interface AdminRoute {
  readonly id: string;
  readonly summary: string;
  /** The schema of its body. */
  readonly takes?: object;
  /** Bodies to begin with, by what they are for. */
  readonly examples?: Readonly<Record<string, object>>;
  /** Whether it can be asked without that body. */
  readonly isOptional?: boolean;
  /** Names of what its query takes, with what they say; `world` is not named. */
  readonly query?: Readonly<Record<string, string>>;
  /** Media type of its answer; absent: JSON. */
  readonly gives?: string;
  /** Whether it is about one world, which the query names. */
  readonly ofWorld?: boolean;
}

/** By path, then by method. */
export type AdminRoutes = Readonly<Record<string, Readonly<Record<string, AdminRoute>>>>;
