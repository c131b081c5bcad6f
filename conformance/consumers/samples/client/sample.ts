import type { ClientWays } from './ways.ts';

/** A client that does one thing otherwise than the correct one. */
export interface ClientSample {
  readonly id: string;
  readonly says: string;
  readonly ways: Partial<ClientWays>;
  /** The duty that it breaks; none where it only does otherwise, as it may. */
  readonly duty?: string;
  /** Works where the draft is served. */
  readonly planned?: true;
}

export interface Defect extends ClientSample {
  /** The duty that it breaks. */
  readonly duty: string;
}

export const defect = (duty: string, id: string, says: string, ways: Partial<ClientWays>): Defect => ({
  duty: `client.${duty}`,
  ...{ id, says, ways },
});
