/** A receiver or a client that differs from the correct one in one thing. */
export interface Sample<Ways> {
  readonly id: string;
  readonly says: string;
  readonly ways: Partial<Ways>;
  /** The duty that it breaks; absent if the difference is allowed. */
  readonly duty?: string;
}

/** A sample whose breach a finding must name. */
export type DefectOf<S> = S & { readonly duty: string };

/** Makes defects of receivers or clients; duties are named without their side. */
export const defectsOf =
  <Ways>(side: 'receiver' | 'client') =>
  (duty: string, id: string, says: string, ways: Partial<Ways>): DefectOf<Sample<Ways>> => ({
    duty: `${side}.${duty}`,
    ...{ id, says, ways },
  });
