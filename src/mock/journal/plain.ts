import type { PlainExchange } from '../../coverage/exchange.ts';
import { queryOf } from '../http/address.ts';
import type { Exchange } from './exchange.ts';
import { sentIn } from './show.ts';

const parsed = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** An exchange of the mock, to count what was met. What is seldom needed is made when it is read. */
export class Plain implements PlainExchange {
  readonly #exchange: Exchange;
  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }
  get operationId(): string | undefined {
    return this.#exchange.route?.id;
  }
  get method(): string {
    return this.#exchange.method;
  }
  get path(): string {
    return this.#exchange.path;
  }
  get query(): Readonly<Record<string, string>> {
    return queryOf(this.#exchange.search);
  }
  get identity(): string | undefined {
    const kind = this.#exchange.acting?.kind;
    return kind === 'unknown' ? undefined : kind;
  }
  get actingId(): string | undefined {
    return this.#exchange.actingId;
  }
  get status(): number {
    return this.#exchange.status;
  }
  get requestBody(): unknown {
    return sentIn(this.#exchange).body;
  }
  get before(): string | undefined {
    return this.#exchange.touched?.find(({ was }) => was !== undefined)?.was;
  }
  /** A fault may have changed what the operation answered. */
  get responseBody(): unknown {
    const { struck, text, replied } = this.#exchange;
    return struck === undefined ? replied : parsed(text);
  }
}
