import type { MockProcess } from '../mock-process.ts';

/** Calls of a mock that cause events, and calls that only look. */
export interface Load {
  /** Changes an activity, which causes one event. Rejects where it is refused. */
  readonly write: () => Promise<void>;
  /** Reads the calendars; gives the milliseconds that it took. */
  readonly probe: () => Promise<number>;
}

const idIn = (text: string, prefix: string): string => new RegExp(`${prefix}_\\w+`).exec(text)?.[0] ?? '';

export const loadOn = async ({ facts }: MockProcess): Promise<Load> => {
  const { url, tenant, token, identities } = facts;
  const headers = {
    Authorization: `Bearer ${token}`,
    'X-Acting-User-Id': identities.systemActor ?? '',
    'X-Acting-User-Tenant': tenant,
    'Content-Type': 'application/json',
  };
  const api = `${url}/api/v1/${tenant}`;
  const facilityId = idIn(await (await fetch(`${api}/facilities`, { headers })).text(), 'fac');
  const calendars = `${api}/facilities/${facilityId}/calendars`;
  const calendarId = idIn(await (await fetch(calendars, { headers })).text(), 'cal');
  const made = await fetch(`${url}/__admin/levers/create-activity`, {
    method: 'POST',
    body: JSON.stringify({ calendarId }),
  });
  const activityId = idIn(await made.text(), 'act');
  let changes = 0;
  return {
    write: async () => {
      const answer = await fetch(`${api}/activities/${activityId}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({
          name: `Change ${(changes += 1)}`,
          calendarId,
          type: 'Music',
          startDate: '2031-01-01T10:00:00Z',
          startTime: '10:00',
        }),
      });
      const text = await answer.text();
      if (answer.status !== 200)
        throw new Error(`a write was answered ${answer.status}: ${text.slice(0, 300)}`);
    },
    probe: async () => {
      const begun = performance.now();
      await (await fetch(calendars, { headers })).arrayBuffer();
      return performance.now() - begun;
    },
  };
};

/** Runs something so many times at a rate a second, as near as the machine allows; gives how long that took, in seconds. */
export const atRate = async (times: number, rate: number, run: () => Promise<void>): Promise<number> => {
  const begun = performance.now();
  const running = new Set<Promise<void>>();
  for (let done = 0; done < times;) {
    const due = Math.min(times, Math.floor(((performance.now() - begun) / 1000) * rate) + 1);
    for (; done < due; done += 1) {
      const one: Promise<void> = run().finally(() => running.delete(one));
      running.add(one);
    }
    // Never more than a few at once: a server that is behind is not to be flooded.
    if (running.size > 16) await Promise.race(running);
    else await new Promise((next) => setTimeout(next, 1));
  }
  await Promise.all(running);
  return (performance.now() - begun) / 1000;
};

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
