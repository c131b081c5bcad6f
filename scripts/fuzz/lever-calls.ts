import { levers } from '../../openapi/generated/levers.ts';
import { day, commonHints } from '../soak/hints.ts';
import type { Means } from '../soak/hints.ts';
import { sample, type Hint } from '../soak/sample.ts';
import type { Door } from '../harness/mock-process.ts';
import type { Draft } from './draft.ts';
import { treeOf } from './json-tree.ts';

const CONTENT = Buffer.from('soup').toString('base64');

/** What a lever finds in the world besides what the API's paths name. */
const leverHints = (means: Means): Readonly<Record<string, () => unknown>> => {
  const { draw, known, staff } = means;
  const one = (name: string) => known.id(name, draw);
  const some = (name: string) => [one(name)].filter((id) => id !== undefined);
  const offset = draw.int(3, 30);
  const on = day(means, offset);
  return {
    ...commonHints(means),
    facilityIds: () => some('facilityId'),
    residentIds: () => some('residentId'),
    connectionIds: () => some('connectionId'),
    albumIds: () => some('albumId'),
    calendarId: () => one('calendarId'),
    threadId: () => one('threadId'),
    photoId: () => one('photoId'),
    requestId: () => one('requestId'),
    workRequestId: () => one('workRequestId'),
    userId: () => one('residentId'),
    userType: () => 'resident',
    authorId: () => draw.one(staff),
    creatorId: () => one('residentId'),
    timeZone: () => draw.one(['UTC', 'Asia/Kolkata', 'America/St_Johns']),
    startDate: () => `${on}T15:00:00Z`,
    endDate: () => `${on}T16:00:00Z`,
    startTime: () => '15:00',
    endTime: () => '16:00',
    content: () => CONTENT,
    key: () => 'fuzz',
    recurrence: () =>
      draw.chance(0.3) ? { frequency: 'daily', interval: 1, seriesEndDate: day(means, offset + 9) } : null,
    recurring: () => (draw.chance(0.3) ? { frequency: 'daily', count: 3 } : null),
    occurrenceDate: () => null,
    exceptionDates: () => [],
    applyTo: () => [],
    transportationTypes: () => ['Medical', 'Shopping'],
    transportationType: () => null,
    hoursOfOperation: () => null,
    minimumLeadTimeHours: () => 3,
    // Everything that is off is off for all that follows.
    transportation: () => true,
    familyTransportation: () => true,
    workRequests: () => true,
    familyWorkRequests: () => true,
    teams: () => null,
    team: () => 'maintenance',
    types: () => null,
    locations: () => null,
    date: () => on,
    appointmentTime: () => '12:00',
    pickupTime: () => '11:30',
    returnTime: () => '14:00',
  };
};

/** Statuses and types differ from lever to lever. */
const byLever: Readonly<Record<string, (means: Means) => Readonly<Record<string, unknown>>>> = {
  'mark-attendance': () => ({ status: 'attended' }),
  'create-photo': () => ({ type: 'gallery' }),
  'edit-photo': () => ({ type: 'family' }),
  'create-work-request': () => ({ type: 'Plumbing' }),
  'triage-work-request': () => ({ type: 'Plumbing' }),
};

export const leverNames = Object.keys(levers);

const inputs: Readonly<Record<string, { readonly input: object }>> = levers;

/** A call of a lever that the vocabulary allows. Deliveries go to port 9 of this machine, where nothing listens. */
export const leverDraft = (name: string, means: Means, door: Door): Draft => {
  const hints = leverHints(means);
  const own = byLever[name]?.(means);
  const hint: Hint = (member) => own?.[member] ?? (own && member in own ? null : hints[member]?.());
  const drawn =
    name === 'set-webhook'
      ? { url: means.draw.one(['http://127.0.0.1:9/hook', null]) }
      : sample(inputs[name]?.input, means.draw, hint);
  return {
    method: 'POST',
    path: `/__admin/levers/${name}`,
    query: [],
    headers: [
      ['Host', new URL(door.url).host],
      ['Content-Type', 'application/json'],
    ],
    json: treeOf(drawn),
  };
};
