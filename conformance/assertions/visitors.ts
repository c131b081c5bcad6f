import type { VisitBody } from '../factories/personal-visits.ts';
import type { Answer } from '../kit/call.ts';
import { holdsOthers, shows } from '../kit/fault.ts';
import { show, type JsonObject } from '../kit/json.ts';
import { mustHold } from '../kit/must.ts';
import { objects } from '../kit/read.ts';
import { sameSet } from '../kit/same.ts';

/** A personal visit must show the visitors that were sent and no others, each with the relationship. */
export function mustShowVisitors(
  answer: Answer,
  visit: JsonObject,
  { connectionVisitors = [], manualVisitors = [] }: VisitBody,
): void {
  const connections = objects(visit, 'connectionVisitors').map(({ connectionId }) => connectionId);
  const ids = connectionVisitors.map(({ connectionId }) => connectionId);
  mustBeSet(answer, 'connectionVisitors', connections, ids);
  const manual = objects(visit, 'manualVisitors');
  mustBeSet(answer, 'manualVisitors', manual.map(nameOf), manualVisitors.map(nameOf));
  for (const visitor of manualVisitors) mustHaveTie(answer, manual, visitor);
}

const nameOf = ({ name }: JsonObject): unknown => name;

/** A visitor of that name is shown with the relationship that was sent. */
function mustHaveTie(answer: Answer, shown: readonly JsonObject[], { name, relationship }: JsonObject): void {
  const ties = shown.filter((one) => one['name'] === name).map((one) => one['relationship'] ?? null);
  const path = 'manualVisitors.relationship';
  const isThere = ties.includes(relationship ?? null);
  mustHold(answer, `${show(relationship)} as relationship of ${show(name)}`, isThere, shows(path, ties[0]));
}

function mustBeSet(answer: Answer, what: string, found: readonly unknown[], sent: readonly unknown[]): void {
  const promised = `the ${what} that were sent, and no others`;
  const shown = `${show(found)} and not ${show(sent)}`;
  mustHold(answer, promised, sameSet(found, sent), holdsOthers(found, sent, shown, what));
}
