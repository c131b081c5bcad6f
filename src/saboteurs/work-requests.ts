import type { Saboteur } from './saboteur.ts';
import { cancellingSaboteurs } from './work-requests/cancelling.ts';
import { creatingSaboteurs } from './work-requests/creating.ts';
import { enteringSaboteurs } from './work-requests/entering.ts';
import { filteringSaboteurs } from './work-requests/filtering.ts';
import { keepingSaboteurs } from './work-requests/keeping.ts';
import { listingSaboteurs } from './work-requests/listing.ts';
import { placingSaboteurs } from './work-requests/placing.ts';
import { presenceSaboteurs } from './work-requests/presence.ts';
import { reopeningSaboteurs } from './work-requests/reopening.ts';
import { settingsSaboteurs } from './work-requests/settings.ts';
import { shapeSaboteurs } from './work-requests/shape.ts';
import { teamSaboteurs } from './work-requests/teams.ts';
import { typeSaboteurs } from './work-requests/types.ts';
import { workingSaboteurs } from './work-requests/working.ts';

/** Saboteurs of the section Work requests. */
export const workRequestSaboteurs: readonly Saboteur[] = [
  ...settingsSaboteurs,
  ...shapeSaboteurs,
  ...listingSaboteurs,
  ...filteringSaboteurs,
  ...creatingSaboteurs,
  ...placingSaboteurs,
  ...teamSaboteurs,
  ...typeSaboteurs,
  ...workingSaboteurs,
  ...cancellingSaboteurs,
  ...enteringSaboteurs,
  ...keepingSaboteurs,
  ...presenceSaboteurs,
  ...reopeningSaboteurs,
];
