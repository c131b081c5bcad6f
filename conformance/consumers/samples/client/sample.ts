import { defectsOf, type DefectOf, type Sample } from '../sample.ts';
import type { ClientWays } from './ways.ts';

export interface ClientSample extends Sample<ClientWays> {
  /** Runs only if the draft is served. */
  readonly planned?: true;
}

export type Defect = DefectOf<ClientSample>;

export const defect = defectsOf<ClientWays>('client');
