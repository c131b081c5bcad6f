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
  { connectionVisitors = [], manualVisitors = [] }: Pick<VisitBody, 'connectionVisitors' | 'manualVisitors'>,
): void {
  const connections = objects(visit, 'connectionVisitors').map(({ connectionId }) => connectionId);
  const ids = connectionVisitors.map(({ connectionId }) => connectionId);
  mustBeSet(answer, 'connectionVisitors', connections, ids);
  const manual = objects(visit, 'manualVisitors');
  mustBeSet(answer, 'manualVisitors', manual.map(nameOf), manualVisitors.map(nameOf));
  for (const name of new Set(manualVisitors.map(nameOf)))
    mustHaveTies(answer, name, tiesOf(manual, name), tiesOf(manualVisitors, name));
}

const nameOf = ({ name }: JsonObject): unknown => name;

const tiesOf = (visitors: readonly JsonObject[], name: unknown): readonly unknown[] =>
  visitors.filter((one) => nameOf(one) === name).map((one) => one['relationship'] ?? null);

/** The visitors of one name are shown with the relationships that were sent. */
function mustHaveTies(
  answer: Answer,
  name: unknown,
  found: readonly unknown[],
  sent: readonly unknown[],
): void {
  const promised = `${show(sent)} as relationship of ${show(name)}`;
  const other = found.find((one) => !sent.includes(one)) ?? null;
  mustHold(answer, promised, sameSet(found, sent), shows('manualVisitors.relationship', other));
}

function mustBeSet(answer: Answer, what: string, found: readonly unknown[], sent: readonly unknown[]): void {
  const promised = `the ${what} that were sent, and no others`;
  const shown = `${show(found)} and not ${show(sent)}`;
  mustHold(answer, promised, sameSet(found, sent), holdsOthers(found, sent, shown, what));
}
