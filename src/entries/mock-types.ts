import type { Sizes } from '../fixtures/bulk/sizes.ts';
import type { ScenarioName } from '../fixtures/scenario-name.ts';
import type { Scenario } from '../fixtures/scenarios/content.ts';
import type { Readings } from '../mock/world/choices.ts';
import type { Undelivered } from '../assembly/undelivered.ts';
import type { WithWorlds } from './worlds.ts';

export type { Undelivered };

/** The options of a mock. The defaults are those of `ces mock`. */
export interface MockOptions {
  /** What the worlds start with: `demo`, `empty`, or a scenario of your own. Default: `demo`. */
  readonly scenario?: ScenarioName | Scenario;
  /** Whole number up to 2147483647. The same seed and the same `now` give the same data. Default: 1. */
  readonly seed?: number;
  /** ISO 8601 instant at which the clock of the world starts. Default: the present time. */
  readonly now?: string;
  /** Slug of the main tenant: `a-z`, `0-9` and `-`. Default: `demo`. */
  readonly tenant?: string;
  /** The service token: printable ASCII without spaces. Default: `demo-token`. */
  readonly token?: string;
  /** Serve the planned v2.0 part of the interface, too. Default: `false`. */
  readonly planned?: boolean;
  /** How the mock answers the open questions of the interface. `world.choices.list()` lists them. */
  readonly choices?: Readings;
  /** `listed`: an unknown tenant is 404. `auto`: it is created on first use, as a copy of the main world. Default: `listed`. */
  readonly worlds?: 'listed' | 'auto';
  /** Records to add to the main tenant, for tests with many of them. */
  readonly size?: Sizes;
  /** Throw instead of sending an answer that does not fit the contract. Default: `false`. */
  readonly strict?: boolean;
  /** How many requests the journal of each world keeps, up to 100,000. Default: 1000. */
  readonly journal?: number;
  /** Path such as `/community` below which a gateway serves the API; links in answers contain it. */
  readonly basePath?: string;
  /** Address that links in answers begin with, such as `https://mock.example`. Default: that of the request. */
  readonly publicUrl?: string;
  /** Use the headers `Forwarded` and `X-Forwarded-*` of a proxy for links in answers. Default: `false`. */
  readonly trustProxy?: boolean;
  /** Called with errors that no answer shows, such as a failed delivery. */
  readonly log?: (line: string) => void;
}

/** Where a request finds the API. */
export interface Place {
  /** Path below which a gateway serves the API, such as `/community`. Default: the option of the mock. */
  readonly basePath?: string | undefined;
}

/** A mock of the service, with one or more worlds. */
export interface Mock extends WithWorlds {
  /**
   * Answers a request of the API as the global `fetch` does, whatever host it names. Signals and redirects work, too.
   * @param input An address, a request, or a path alone such as `/ping`.
   * @param init Method, headers and so on, as of the global `fetch`.
   * @param place Overrides `basePath` for this call.
   * @throws TypeError if a fault closes the connection.
   */
  fetch(input: Request | URL | string, init?: RequestInit, place?: Place): Promise<Response>;
  /**
   * Delivers the waiting events, then ends the mock. Nothing is delivered afterwards.
   * @param how `drain`: how long to deliver, in milliseconds. Default: 2000.
   * @returns The events that were not delivered, by world.
   */
  close(how?: { readonly drain?: number }): Promise<readonly Undelivered[]>;
}

/** A mock that clients reach by the network. */
export interface MockOnPort extends Mock {
  /** Its address without a path, such as `http://127.0.0.1:4010`. */
  readonly url: string;
}

/** The options of a mock on a port. */
export interface PortOptions extends MockOptions {
  /** Default: 0, which finds a free one. */
  readonly port?: number;
  /** Address to listen on. Default: `127.0.0.1`. */
  readonly host?: string;
}

/** Where a running mock is. */
export interface Reached {
  /** Its address without a path, such as `http://127.0.0.1:4010`. */
  readonly url: string;
  /** Slug of its main tenant. Default: `demo`. */
  readonly tenant?: string;
  /** Its service token. Default: `demo-token`. */
  readonly token?: string;
  /** The token of `ces mock --admin-token`. Default: none. */
  readonly adminToken?: string;
}
