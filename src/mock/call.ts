import type { Address } from './http/address.ts';
import type { Fields } from './http/answer.ts';
import type { Asked } from './http/asked.ts';
import type { Preferences } from './http/preferences.ts';
import type { Exchange } from './journal/exchange.ts';

/** One request under way: its address, the header fields that its answer always carries, and its journal entry. */
export interface Call {
  readonly request: Asked;
  readonly address: Address;
  readonly common: Fields;
  readonly exchange: Exchange;
  /** The preferences of the request (`Prefer`); absent: none. */
  readonly asks: Preferences | undefined;
}
