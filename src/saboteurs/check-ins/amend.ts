import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import { checkInView } from '../../mock/operations/check-ins/view.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import type { CheckInRecord } from '../../mock/world/records.ts';
import type { World } from '../../mock/world/world.ts';
import { idIn, membersIn, type Members } from '../input.ts';
import { afterwards, inList, instead, type Mutation } from '../mutation.ts';

export const LIST = 'listCheckIns';
export const CREATE = 'createCheckIn';
export const CHANGE = 'replaceCheckIn';

/** Changes a stored check-in behind the API's back. */
export const amend = (
  { store }: World,
  id: string | undefined,
  change: (stored: CheckInRecord) => Partial<CheckInRecord>,
): void => {
  const stored = store.checkIns.find(id);
  if (stored) store.checkIns.replace({ ...stored, ...change(stored) });
};

/** An answer with a check-in as it is stored now. */
export const showing = (reply: AnyReply, scene: Scene, id = idIn(reply)): AnyReply => {
  const stored = scene.store.checkIns.find(id);
  return stored ? { ...reply, body: { data: checkInView(stored, scene) } } : reply;
};

/** What was created is kept otherwise than it was sent, and the answer tells so. */
export const creating = (change: (stored: CheckInRecord) => Partial<CheckInRecord>): Mutation =>
  afterwards(CREATE, (reply, _input, scene) => {
    amend(scene, idIn(reply), change);
    return showing(reply, scene);
  });

/** What was changed is kept otherwise than it was sent, given what was there before, and the answer tells so. */
export const changing = (
  change: (former: CheckInRecord, now: CheckInRecord) => Partial<CheckInRecord>,
): Mutation =>
  instead(CHANGE, (original) => (input, scene) => {
    const former = scene.store.checkIns.find(input.path['checkInId']);
    const reply = original(input, scene);
    if (isRefusal(reply) || !former) return reply;
    amend(scene, former.id, (now) => change(former, now));
    return showing(reply, scene, former.id);
  });

/** The day of an instant of the query, as it is written. */
export const dayIn = (query: Members, name: 'startDate' | 'endDate'): string =>
  String(query[name]).slice(0, 10);

/** The list holds further stored check-ins beside the original ones. */
export const alsoListing = (
  finds: (checkIn: CheckInRecord, query: Members, residentId: string | undefined) => boolean,
): Mutation =>
  afterwards(LIST, (reply, input, scene) =>
    inList((items) => {
      const known = items.map((item) => membersIn(item)['id']);
      const more = scene.store.checkIns.filter(
        (one) => !known.includes(one.id) && finds(one, input.query, input.path['residentId']),
      );
      return [...items, ...more.map((one) => checkInView(one, scene))];
    })(reply, input),
  );

/** The list leaves some of the original ones out. */
export const keepingOnly = (keep: (item: Members, query: Members, place: number) => boolean): Mutation =>
  afterwards(LIST, (reply, input) =>
    inList((items) => items.filter((item, place) => keep(membersIn(item), input.query, place)))(reply, input),
  );

/** A list that the original server refuses is served where the test says so: all from the first day to the last. */
export const servingBeyond = (serves: (query: Members) => boolean): Mutation =>
  instead(LIST, (original) => (input, scene) => {
    const reply = original(input, scene);
    if (!isRefusal(reply) || !serves(input.query)) return reply;
    const [first, last] = [dayIn(input.query, 'startDate'), dayIn(input.query, 'endDate')];
    const found = scene.store.checkIns.filter(
      ({ residentId, day }) => residentId === input.path['residentId'] && first <= day && day <= last,
    );
    return { status: 200, body: { data: found.map((one) => checkInView(one, scene)) } };
  });

const DAY = 86_400_000;

/** Milliseconds from startDate to endDate. */
export const spanOf = ({ startDate, endDate }: Members): number =>
  Date.parse(String(endDate)) - Date.parse(String(startDate));

/** Calendar days from the one of startDate to the one of endDate. */
export const reachOf = (query: Members): number =>
  (Date.parse(dayIn(query, 'endDate')) - Date.parse(dayIn(query, 'startDate'))) / DAY;

export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
