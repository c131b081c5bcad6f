import type { Saboteur } from './saboteur.ts';
import { cancellingSaboteurs } from './work-requests/cancelling.ts';
import { creatingSaboteurs } from './work-requests/creating.ts';
import { keepingSaboteurs } from './work-requests/keeping.ts';
import { listingSaboteurs } from './work-requests/listing.ts';
import { offeringSaboteurs } from './work-requests/offering.ts';
import { settingsAndMemberSaboteurs } from './work-requests/settings.ts';
import { showingSaboteurs } from './work-requests/showing.ts';

export const workRequestSaboteurs: readonly Saboteur[] = [
  ...settingsAndMemberSaboteurs,
  ...showingSaboteurs,
  ...listingSaboteurs,
  ...creatingSaboteurs,
  ...offeringSaboteurs,
  ...cancellingSaboteurs,
  ...keepingSaboteurs,
];
