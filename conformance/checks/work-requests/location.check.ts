import {
  formsTaken,
  givenTenants,
  givenWork,
  isNew,
  ownWorkCommunity,
  roomOf,
  unrelatedUsers,
  workBody,
  type Tenants,
} from '../../factories/work-requests.ts';
import { check } from '../../kit/check.ts';
import { hasLever } from '../../kit/levers.ts';
import type { Tools } from '../../kit/tools.ts';
import { filed, mustReport, readWork } from '../../assertions/work-requests.ts';
import { typedWorkCheck, workCheck } from './family-requests.ts';
import { people } from '../../kit/to-add.ts';

/**
 * Files requests with or without a location, in every form and by each member of the family; all answers show this
 * location.
 */
async function mustBeAt(
  t: Tools,
  home: Tenants,
  location: string,
  { sent, turn = 0 }: Sent = {},
): Promise<void> {
  for (const [at, form] of (await formsTaken(t)).entries()) {
    const by = home.people[(turn + at) % home.people.length] ?? home.resident;
    const body = workBody(t, home, sent === undefined ? {} : { location: sent });
    await filed(t, home, body, { by, form, unlisted: at > 0, unread: at === 0 }, { location });
  }
}

interface Sent {
  readonly sent?: string;
  /** Whose turn it is to file first. */
  readonly turn?: number;
}

workCheck({
  id: 'work-requests.location-is-the-room-by-default',
  says: 'A request without a location has the room number of the resident, no matter who makes it.',
  clauses: ['WRQ-34'],
  given: { connections: 2, shared: false },
  async run(t, home) {
    for (const [turn, room] of ['7', t.fresh.text('East wing')].entries()) {
      await mustBeAt(t, home, await roomOf(t, home, room), { turn });
      if (!isNew(t, home.resident)) return;
    }
  },
});

workCheck({
  id: 'work-requests.location-is-the-room-of-the-resident-in-the-path',
  says: 'A request without a location has the room of the resident in the path, not that of another resident.',
  clauses: ['WRQ-34'],
  given: { shared: false },
  async run(t, home) {
    const there = await unrelatedUsers(t, home);
    if (!there) return t.unproven('needs two residents who act', people('resident', { count: 2 }));
    const rooms = [await roomOf(t, home, t.fresh.text('East')), await roomOf(t, there, t.fresh.text('West'))];
    for (const [place, one] of [home, there, home].entries())
      await mustBeAt(t, one, rooms[place % 2] ?? '', { turn: place >> 1 });
  },
});

check({
  id: 'work-requests.location-sent-is-kept',
  says: 'Each of the locations of the settings, when sent, is the location, whatever the room of the resident.',
  clauses: ['WRQ-33'],
  async run(t) {
    const canSet = hasLever(t.run, 'create-facility') && hasLever(t.run, 'edit-work-request-settings');
    const at = canSet ? await ownWorkCommunity(t, { locations: ['Lobby', 'Kitchen', '7'] }) : undefined;
    const home = await givenTenants(t, { ...(at && { at }) });
    const { locations } = home.settings;
    if (locations.length === 0) t.unproven('the settings list no location');
    if (isNew(t, home.resident)) await roomOf(t, home, t.fresh.text('East'));
    for (const [turn, location] of locations.slice(0, 5).entries())
      await mustBeAt(t, home, location, { sent: location, turn });
  },
});

typedWorkCheck({
  id: 'work-requests.location-of-one-is-not-that-of-the-next',
  says: 'After a request with a location, one without has the room number again, and the first keeps its own.',
  clauses: ['WRQ-33', 'WRQ-34'],
  given: { shared: false },
  async run(t, home) {
    const [location] = home.settings.locations;
    if (location === undefined) return t.unproven('the settings list no location');
    const room = await roomOf(t, home, t.fresh.text('East'));
    const { path } = await givenWork(t, home, { location });
    await mustBeAt(t, home, room);
    mustReport(await readWork(t, path, home.resident), { location });
  },
});
