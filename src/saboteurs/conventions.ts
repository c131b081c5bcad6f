import { conventionsFormatSaboteurs } from './conventions/formats.ts';
import { conventionsInputSaboteurs } from './conventions/input.ts';
import { conventionsPagingSaboteurs } from './conventions/paging.ts';
import { conventionsUnknownSaboteurs } from './conventions/unknown.ts';
import { conventionsValueSaboteurs } from './conventions/values.ts';
import { wallSaboteurs } from './conventions/walls.ts';
import type { Saboteur } from './saboteur.ts';

/** Saboteurs about what holds for every section. */
export const conventionsSaboteurs: readonly Saboteur[] = [
  ...conventionsFormatSaboteurs,
  ...conventionsPagingSaboteurs,
  ...conventionsInputSaboteurs,
  ...conventionsValueSaboteurs,
  ...conventionsUnknownSaboteurs,
  ...wallSaboteurs,
];
