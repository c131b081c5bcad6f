import type { OperationId } from '../../openapi/generated/contract.ts';
import { field, isObject } from './json.ts';

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
