import type { Address } from './http/address.ts';
import type { Fields } from './http/answer.ts';
import type { Asked } from './http/asked.ts';
import type { Preferences } from './http/preferences.ts';
import type { Exchange } from './journal/exchange.ts';

/** One request on its way: what it asks for, the fields that its answer carries whatever it says, and its story. */
export interface Call {
  readonly request: Asked;
  readonly address: Address;
  readonly common: Fields;
  readonly exchange: Exchange;
  /** What it asks of the mock itself; absent: nothing. */
  readonly asks: Preferences | undefined;
}
