/** A receiver or a client that does one thing otherwise than the correct one. */
export interface Sample<Ways> {
  readonly id: string;
  readonly says: string;
  readonly ways: Partial<Ways>;
  /** The duty that it breaks; none where it only does otherwise, as it may. */
  readonly duty?: string;
}

/** One whose breach a finding has to name. */
export type DefectOf<S> = S & { readonly duty: string };

/** Makes defects of receivers or of clients; a duty is named without the side in front of it. */
export const defectsOf =
  <Ways>(side: 'receiver' | 'client') =>
  (duty: string, id: string, says: string, ways: Partial<Ways>): DefectOf<Sample<Ways>> => ({
    duty: `${side}.${duty}`,
    ...{ id, says, ways },
  });
