import type { Sizes } from '../fixtures/bulk/sizes.ts';
import type { ScenarioName } from '../fixtures/scenario-name.ts';
import type { Readings } from '../mock/world/choices.ts';
import type { Undelivered } from '../assembly/undelivered.ts';
import type { WithWorlds } from './worlds.ts';

export type { Undelivered };

/** The options of a mock in code; the defaults are those of `ces mock`. */
export interface MockOptions {
  /** What the worlds begin with. */
  readonly scenario?: ScenarioName;
  /** The same seed and the same `now` give the same world, to the byte. */
  readonly seed?: number;
  /** ISO 8601 instant at which the world's clock starts; absent: now. */
  readonly now?: string;
  /** Slug of the main tenant. */
  readonly tenant?: string;
  readonly token?: string;
  /** Serve the planned part of the interface too. */
  readonly planned?: boolean;
  /** Readings of the open questions, by their ids in openapi/choices.yaml. */
  readonly choices?: Readings;
  /** `auto`: an unknown tenant is created on first use as a copy of the main world; `listed`, the default: it is 404. */
  readonly worlds?: 'listed' | 'auto';
  /** Makes the main tenant large. */
  readonly size?: Sizes;
  /** Throw where an answer would not fit the contract, rather than send it. */
  readonly strict?: boolean;
  /** How many requests of each world the journal keeps. */
  readonly journal?: number;
  /** A path such as `/community`, where callers find the service behind a gateway; links carry it. */
  readonly basePath?: string;
  /** The address that links in answers begin with, such as `https://mock.example`; absent: that of the request. */
  readonly publicUrl?: string;
  /** Believe a proxy that says by Forwarded or X-Forwarded-* what the caller asked, for links in answers. */
  readonly trustProxy?: boolean;
  /** Called with errors that no answer shows, for example a failed delivery. */
  readonly log?: (line: string) => void;
}

/** Where callers find the service at the host that they name. */
export interface Place {
  /** The path before that of the interface, such as `/community`; absent: the setting of the mock. */
  readonly basePath?: string | undefined;
}

/** A mock of the service. */
export interface Mock extends WithWorlds {
  /**
   * Answers a request of the API, whatever host it names, as the global `fetch` does: signals, bodies and redirects
   * included. A path alone, such as `/ping`, is one of the mock. `place` is for one call what `basePath` is for all.
   */
  fetch(input: Request | URL | string, init?: RequestInit, place?: Place): Promise<Response>;
  /**
   * Lets the events go that wait for their receivers, for 2 s at most or for `drain` milliseconds, and ends. Gives those
   * that were not delivered; nothing is delivered afterwards.
   */
  close(how?: { readonly drain?: number }): Promise<readonly Undelivered[]>;
}

/** A mock that is reached by the network. */
export interface MockOnPort extends Mock {
  /** Where it is, without a path, such as `http://127.0.0.1:4010`. */
  readonly url: string;
}

export interface PortOptions extends MockOptions {
  /** 0, which is what it is without it, finds a free one. */
  readonly port?: number;
  /** The address to listen on; without it 127.0.0.1. */
  readonly host?: string;
}

/** Where a mock is that another process started. */
export interface Reached {
  readonly url: string;
  readonly tenant?: string;
  readonly token?: string;
  /** What the control plane wants, where the mock was started with --admin-token. */
  readonly adminToken?: string;
}
