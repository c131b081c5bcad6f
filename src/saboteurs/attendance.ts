import { keepingSaboteurs } from './attendance/keeping.ts';
import { listingSaboteurs } from './attendance/listing.ts';
import { removingSaboteurs } from './attendance/removing.ts';
import { requiringSaboteurs } from './attendance/requiring.ts';
import { showingSaboteurs } from './attendance/showing.ts';
import { updatingSaboteurs } from './attendance/updating.ts';
import type { Saboteur } from './saboteur.ts';

export const attendanceSaboteurs: readonly Saboteur[] = [
  ...showingSaboteurs,
  ...listingSaboteurs,
  ...requiringSaboteurs,
  ...keepingSaboteurs,
  ...updatingSaboteurs,
  ...removingSaboteurs,
];
