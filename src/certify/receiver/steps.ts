import {
  deletes,
  gone,
  late,
  moreMembers,
  promotion,
  reordered,
  repeat,
  unknownKind,
  updateOnly,
} from './steps/order.ts';
import {
  charset,
  keyName,
  keys,
  planned,
  procedure,
  spelling,
  vanishing,
  writing,
} from './steps/procedure.ts';
import type { StepRun } from './steps/step.ts';
import { backlog, burst, failingFetch, overtaken, restart, retryAfter, slowFetch } from './steps/trouble.ts';

export type { Measures } from './steps/step.ts';

interface RehearsalStep {
  /** Its name in the progress of a run. */
  readonly says: string;
  readonly run: StepRun;
  /** If nothing was accepted by its end, the rest is skipped. */
  readonly decides?: true;
}

/** The steps of the rehearsal, in order. */
export const steps: readonly RehearsalStep[] = [
  { says: 'one event of each kind, in two facilities', run: procedure },
  { says: 'deliveries without the right key', run: keys, decides: true },
  { says: 'other spellings of occurredAt', run: spelling },
  { says: 'the same JSON in other forms', run: writing },
  { says: 'objects that lose members', run: vanishing },
  { says: 'the header X-API-KEY in other letters', run: keyName },
  { says: 'a charset in the Content-Type', run: charset },
  { says: 'an event that comes again', run: repeat },
  { says: 'an event that comes late', run: late },
  { says: 'an update before its creation', run: reordered },
  { says: 'updates without a creation', run: updateOnly },
  { says: 'unknown kinds', run: unknownKind },
  { says: 'members that the interface does not list', run: moreMembers },
  { says: 'objects that are gone', run: gone },
  { says: 'promotions from the waitlist', run: promotion },
  { says: 'deletions', run: deletes },
  { says: 'a slow fetch', run: slowFetch },
  { says: 'a fetch that fails once', run: failingFetch },
  { says: 'a fetch that is answered 429', run: retryAfter },
  { says: 'a fetch that is overtaken by the next one', run: overtaken },
  { says: 'the events of the draft', run: planned },
  { says: 'a restart', run: restart },
  { says: 'a backlog after a downtime', run: backlog },
  { says: 'a burst', run: burst },
];
