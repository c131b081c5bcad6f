import type { PoolName } from '../../../openapi/generated/config-schema.ts';
import type { Identity } from '../../kit/run.ts';
import type { Access } from './access.ts';

/** A community that the target lists. */
export interface FoundFacility {
  readonly id: string;
  readonly name?: string;
  /** The zones that fit what the target answers, the likeliest first; none where nothing tells. */
  readonly zones: readonly string[];
  /** The words of an answer that tell the zone. */
  readonly shown?: string;
}

/** Everything that the discovery found out about a target. */
export interface Found {
  readonly url: string;
  readonly tenant: string;
  readonly facilities: readonly FoundFacility[];
  readonly identities: readonly Identity[];
  readonly pools: Readonly<Partial<Record<PoolName, readonly string[]>>>;
  /** Whether the planned part is served; undefined where no resident could ask. */
  readonly planned?: boolean;
  /** The base address of levers, where the target itself names one. */
  readonly leverBase?: string;
  /** It says of them that they refuse members that they do not know. */
  readonly strictLevers?: boolean;
  /** What stands in front of the target, by flags. */
  readonly access: Access;
  /** Where it delivers webhooks, by flags, as lines of a configuration. */
  readonly webhooks: readonly string[];
}
