import { contractVersion } from '../../../openapi/generated/contract.ts';
import type { Operations } from './operation.ts';

export const healthOperations: Pick<Operations, 'ping'> = {
  ping: () => ({ status: 200, body: `ok; community-engagement-contract ${contractVersion} (mock)` }),
};
