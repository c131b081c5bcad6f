import { attachmentSaboteurs } from './activities/attachments.ts';
import { creatingSaboteurs } from './activities/creating.ts';
import { listingSaboteurs } from './activities/listing.ts';
import { occurrenceSaboteurs } from './activities/occurrences.ts';
import { placingSaboteurs } from './activities/placing.ts';
import { presenceSaboteurs } from './activities/presence.ts';
import { readingSaboteurs } from './activities/reading.ts';
import { removingSaboteurs } from './activities/removing.ts';
import { replacingSaboteurs } from './activities/replacing.ts';
import { seriesSaboteurs } from './activities/series.ts';
import { shapeSaboteurs } from './activities/shape.ts';
import { staffSaboteurs } from './activities/staff.ts';
import { typeSaboteurs } from './activities/types.ts';
import { unchangeableSaboteurs } from './activities/unchangeable.ts';
import { windowSaboteurs } from './activities/window.ts';
import type { Saboteur } from './saboteur.ts';

/** Saboteurs of the section Activities. */
export const activitySaboteurs: readonly Saboteur[] = [
  ...shapeSaboteurs,
  ...listingSaboteurs,
  ...windowSaboteurs,
  ...seriesSaboteurs,
  ...occurrenceSaboteurs,
  ...readingSaboteurs,
  ...staffSaboteurs,
  ...creatingSaboteurs,
  ...placingSaboteurs,
  ...replacingSaboteurs,
  ...attachmentSaboteurs,
  ...unchangeableSaboteurs,
  ...removingSaboteurs,
  ...typeSaboteurs,
  ...presenceSaboteurs,
];
