import { createControl } from '../admin/control.ts';
import {
  createServicesOfWorlds,
  type WorldServicesOptions,
  type ServicesOfWorlds,
} from '../world-services.ts';
import type { Part } from '../http/routes.ts';
import { realTables } from '../tables.ts';
import { fillPlain, testApp, type TestApp } from './mock.ts';

export interface WatchedApp extends TestApp {
  readonly servicesOfWorlds: ServicesOfWorlds;
  /** How long the mock was asked to wait, in milliseconds, each time; it never does. */
  readonly waits: readonly number[];
  readonly lines: readonly string[];
  /** Asks the control plane; gives status and body. */
  readonly admin: (method: string, path: string, body?: unknown) => Promise<AdminAnswer>;
  readonly control: (request: Request) => Promise<Response>;
}

interface AdminAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A mock in this process with its journal, its faults and its control plane. */
export const watchedApp = (
  options: WorldServicesOptions = {},
  parts?: readonly Part[],
  more: Parameters<typeof testApp>[5] = {},
): WatchedApp => {
  const waits: number[] = [];
  const lines: string[] = [];
  const servicesOfWorlds = createServicesOfWorlds({
    log: (line) => void lines.push(line),
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    ...options,
  });
  const test = testApp({}, realTables, fillPlain, parts, servicesOfWorlds, more);
  test.service.worlds.onEnd(({ slugs }) => slugs.forEach((slug) => servicesOfWorlds.forget(slug)));
  const control = createControl(test.service, realTables, { webhookKey: 'k' }, servicesOfWorlds);
  return {
    ...test,
    servicesOfWorlds,
    waits,
    lines,
    control,
    admin: async (method, path, body) => {
      const answer = await control(
        new Request(`http://127.0.0.1/__admin${path}`, {
          method,
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
    },
  };
};
