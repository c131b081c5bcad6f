import type { OperationId } from '../../openapi/generated/contract.ts';
import type { Answer, CallAny, LooseInput } from './call.ts';
import { Unproven } from './errors.ts';
import { field, isObject, items } from './json.ts';

/** Members of a resident in the reference's shape that always have a value; the example has none of them. */
const OF_THE_REFERENCE = ['fullName', 'status', 'created', 'dob'];

/**
 * Two reference routes appear in the worked examples with a shape of their own. Which of the two a server answers is
 * an open question, so an answer in the example's shape breaks nothing, and proves nothing about the reference.
 */
export function hasExampleShape(operationId: OperationId, json: unknown): boolean {
  if (operationId === 'getResident')
    return (
      isObject(json) && 'id' in json && !('data' in json) && !OF_THE_REFERENCE.some((name) => name in json)
    );
  if (operationId !== 'listConnections') return false;
  const listed = field(json, 'data');
  return (
    Array.isArray(listed) &&
    listed.length > 0 &&
    listed.every((one) => isObject(one) && 'name' in one && 'residentId' in one && !('firstName' in one))
  );
}

/**
 * The answer with its records in the reference's shape, taken from other reads: of the facility's list for a resident,
 * by id for a connection. Unproven if they do not show the record.
 */
export async function readElsewhere(
  ask: CallAny,
  answer: Answer,
  { as, tenant }: LooseInput,
): Promise<Answer> {
  const who = { ...(as !== undefined && { as }), ...(tenant !== undefined && { tenant }) };
  const { operationId, json: shown } = answer;
  const data =
    operationId === 'getResident'
      ? await residentListed(ask, shown, who)
      : await connectionsById(ask, shown, who);
  if (data === undefined)
    throw new Unproven(
      `the target answers ${operationId} in the shape of the worked example, and no other read shows the record`,
    );
  // The envelope of a list stays: both of its shapes have it.
  const envelope = operationId === 'listConnections' && isObject(shown) ? shown : {};
  return { ...answer, json: { ...envelope, data }, isExample: true };
}

/** For checks that judge the answer itself: it must have the reference's shape. */
export function mustBeReference({ isExample, operationId }: Answer): void {
  if (isExample) throw new Unproven(`the target answers ${operationId} in the shape of the worked example`);
}

type Who = Pick<LooseInput, 'as' | 'tenant'>;

/** How many pages of residents are searched. */
const MOST_PAGES = 50;

async function residentListed(ask: CallAny, resident: unknown, who: Who): Promise<unknown> {
  const facilityId = field(resident, 'facilityId');
  if (typeof facilityId !== 'string') return undefined;
  // It is open whether the list shows deleted residents by default.
  for (const status of [undefined, 'deleted']) {
    let cursor: string | undefined;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const { json } = await ask('listResidents', {
        ...who,
        path: { facilityId },
        query: { status, cursor },
      });
      const found = items(field(json, 'data')).find((one) => field(one, 'id') === field(resident, 'id'));
      if (found !== undefined) return found;
      const next = field(json, 'nextCursor');
      if (field(json, 'hasMore') !== true || typeof next !== 'string') break;
      cursor = next;
    }
  }
  return undefined;
}

async function connectionsById(ask: CallAny, listed: unknown, who: Who): Promise<unknown> {
  const found: unknown[] = [];
  for (const one of items(field(listed, 'data'))) {
    const { json } = await ask('getConnection', { ...who, path: { connectionId: String(field(one, 'id')) } });
    const connection = field(json, 'data');
    if (connection === undefined) return undefined;
    found.push(connection);
  }
  return found;
}
