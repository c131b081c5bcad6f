import type { Permission } from './records.ts';

/** The acting user of a request (the interface: Authentication 3). `unknown` is no person of the tenant. */
export interface Acting {
  readonly kind: 'resident' | 'connection' | 'staff' | 'systemActor' | 'unknown';
  readonly id: string;
  readonly name: string;
  readonly facilityIds: readonly string[];
  readonly permissions: readonly Permission[];
}
