import { creatingSaboteurs } from './activities/creating.ts';
import { listingSaboteurs } from './activities/listing.ts';
import { readingSaboteurs } from './activities/reading.ts';
import { removingSaboteurs } from './activities/removing.ts';
import { replacingSaboteurs } from './activities/replacing.ts';
import { seriesSaboteurs } from './activities/series.ts';
import { shapeSaboteurs } from './activities/shape.ts';
import { typeSaboteurs } from './activities/types.ts';
import { windowSaboteurs } from './activities/window.ts';
import type { Saboteur } from './saboteur.ts';

export const activitySaboteurs: readonly Saboteur[] = [
  ...shapeSaboteurs,
  ...listingSaboteurs,
  ...windowSaboteurs,
  ...seriesSaboteurs,
  ...readingSaboteurs,
  ...creatingSaboteurs,
  ...replacingSaboteurs,
  ...removingSaboteurs,
  ...typeSaboteurs,
];
