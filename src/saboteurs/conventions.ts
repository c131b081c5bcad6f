import { conventionsFormatSaboteurs } from './conventions/formats.ts';
import { conventionsInputSaboteurs } from './conventions/input.ts';
import { conventionsPagingSaboteurs } from './conventions/paging.ts';
import { conventionsUnknownSaboteurs, conventionsValueSaboteurs } from './conventions/values.ts';
import type { Saboteur } from './saboteur.ts';

export const conventionsSaboteurs: readonly Saboteur[] = [
  ...conventionsFormatSaboteurs,
  ...conventionsPagingSaboteurs,
  ...conventionsInputSaboteurs,
  ...conventionsValueSaboteurs,
  ...conventionsUnknownSaboteurs,
];
