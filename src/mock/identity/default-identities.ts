/** The first acting user of each kind, as values of `X-Acting-User-Id`. A kind is absent if the world has no such user. */
export interface DefaultIdentities {
  readonly resident?: string;
  readonly connection?: string;
  readonly staff?: string;
  readonly systemActor?: string;
}
