import { parse } from 'yaml';
import { events, operations, type EventType } from '../../../openapi/generated/contract.ts';
import { isRecord } from '../../mock/domain/json-object.ts';
import { expand } from '../../../conformance/run/expand.ts';
import { nearestName } from '../../mock/domain/nearest-name.ts';
import { UsageError } from '../usage-error.ts';
import type { ControlPlane } from './control-plane.ts';
import { filledIn, recipes, type Known } from './recipes.ts';

/** An event that the mock announced. */
interface AnnouncedEvent {
  readonly eventId: string;
  readonly eventType: string;
  readonly resourceId: string;
}

export interface Triggered {
  /** The levers that were pulled, with their input. */
  readonly pulled: readonly { readonly lever: string; readonly input: unknown }[];
  /** All events that this caused, the wanted one last. */
  readonly events: readonly AnnouncedEvent[];
  /** The call of the API that causes the event; absent: staff alone do. */
  readonly call?: string;
}

const names = Object.keys(events);
const isEvent = (name: string): name is EventType => Object.hasOwn(events, name);

export const eventOf = (name: string): EventType => {
  if (isEvent(name)) return name;
  const near = nearestName(name, names);
  throw new UsageError(
    `there is no event ${name}${near === undefined ? '' : `; did you mean ${near}?`} The contract has ${names.join(', ')}.`,
  );
};

const eventsIn = (body: unknown): readonly AnnouncedEvent[] =>
  isRecord(body) && Array.isArray(body['data'])
    ? body['data'].flatMap((entry: unknown) => {
        const event = isRecord(entry) && isRecord(entry['event']) ? entry['event'] : {};
        return [
          {
            eventId: String(event['eventId']),
            eventType: String(event['eventType']),
            resourceId: String(event['resourceId']),
          },
        ];
      })
    : [];

const firstId = (list: unknown): unknown => {
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  return isRecord(first) ? first['id'] : undefined;
};

/** What a world holds that events can be about. */
const worldKnown = async (plane: ControlPlane): Promise<Known> => {
  const config: unknown = parse(await plane.text('/config'), (_, value: unknown) =>
    // It holds no variables; what it takes literally is written in their way.
    typeof value === 'string' ? expand(value, {}, 'the configuration of the mock') : value,
  );
  const { facilities, identities } = isRecord(config) ? config : {};
  const health = await plane.ask('GET', '/health');
  const now = isRecord(health) ? Date.parse(String(health['now'])) : Number.NaN;
  return {
    facilityId: firstId(facilities),
    residentId: isRecord(identities) ? firstId(identities['resident']) : undefined,
    now: new Date(now).toISOString(),
    tomorrow: new Date(now + 24 * 3_600_000).toISOString(),
  };
};

/** Causes an event by staff actions, and prints the result. `given` sets the subject. */
export const trigger = async (event: EventType, given: Known, plane: ControlPlane): Promise<Triggered> => {
  const { call, steps } = recipes[event];
  let known: Known = { ...(await worldKnown(plane)), ...given };
  const pull = async (lever: string, input: object): Promise<void> => {
    const made = await plane.ask('POST', `/levers/${lever}`, input);
    if (isRecord(made)) known = { ...known, ...made };
  };
  const last = steps.length - 1;
  const wanted = steps.filter(({ unless }, at) => at === last || unless === undefined || !(unless in given));
  // An activity needs a calendar, a registration or a ride needs a resident.
  if (wanted.some(({ lever }) => lever === 'create-activity') && known['calendarId'] === undefined)
    await pull('create-calendar', { facilityIds: [known['facilityId']] });
  if (event.startsWith('registration') || event.startsWith('transportation'))
    if (known['residentId'] === undefined) await pull('create-resident', { facilityId: known['facilityId'] });

  const before = new Set(eventsIn(await plane.ask('GET', '/events')).map(({ eventId }) => eventId));
  const pulled: { readonly lever: string; readonly input: unknown }[] = [];
  for (const [at, { lever, input }] of wanted.entries()) {
    const filled = filledIn(input, known);
    // What else the user gave is for the lever that causes the event.
    const own = Object.fromEntries(Object.entries(given).filter(([name]) => !name.endsWith('Id')));
    const whole = at === wanted.length - 1 && isRecord(filled) ? { ...filled, ...own } : filled;
    pulled.push({ lever, input: whole });
    if (isRecord(whole)) await pull(lever, whole);
  }
  const after = eventsIn(await plane.ask('GET', '/events')).filter(({ eventId }) => !before.has(eventId));
  return {
    pulled,
    events: after,
    ...(call && { call: `${call} (${operations[call].method.toUpperCase()} ${operations[call].path})` }),
  };
};
