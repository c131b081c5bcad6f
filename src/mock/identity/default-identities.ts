/** The first acting user of each kind, as values of `X-Acting-User-Id`. A kind is absent if the world has no such user. */
export interface DefaultIdentities {
  /** A resident. */
  readonly resident?: string;
  /** A family member or another contact. */
  readonly connection?: string;
  /** A staff member. */
  readonly staff?: string;
  /** The integration itself. */
  readonly systemActor?: string;
}
