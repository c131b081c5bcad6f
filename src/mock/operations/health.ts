import { contractVersion } from '../../../openapi/generated/contract.ts';
import type { OperationsOf } from './operation.ts';

export const healthOperations: OperationsOf<'health'> = {
  ping: () => ({ status: 200, body: `ok; community-engagement-contract ${contractVersion} (mock)` }),
};
