/** Acting ids, the first of each kind; a world may lack one. */
export interface Introduced {
  readonly resident?: string;
  readonly connection?: string;
  readonly staff?: string;
  readonly systemActor?: string;
}
