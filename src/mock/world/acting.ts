import type { Permission } from './records.ts';

/** Whoever a request acts for (the interface: Authentication 3). `unknown` is nobody of the tenant. */
export interface Acting {
  readonly kind: 'resident' | 'connection' | 'staff' | 'systemActor' | 'unknown';
  readonly id: string;
  readonly name: string;
  readonly facilityIds: readonly string[];
  readonly permissions: readonly Permission[];
}
