import { Temporal } from 'temporal-polyfill';
import type { Mark, Standing } from '../mock/domain/messages-standing.ts';
import { field, items, type JsonObject } from '../../conformance/kit/json.ts';
import { idIn } from './known.ts';

/**
 * Facts that answers show only by their effects: series of registrations and rides, and the standing of participants.
 */

type Item = JsonObject & { readonly id: string };

/** The members of a message that decide the standing of a participant. */
export interface Seen {
  readonly at: string;
  readonly authorId: string;
}

/**
 * Registrations for series. Several days with one time of registration are one registration for the whole series,
 * cancelled on the days that are not listed. A single day is a registration for that day.
 */
export const registrationsOf = (
  all: readonly (readonly Item[])[],
  seriesDays: ReadonlyMap<string, ReadonlySet<string>>,
): readonly Item[] =>
  all.flatMap((rows): readonly Item[] => {
    const [first] = rows;
    if (!first) return [];
    const statuses = new Map(rows.map(({ day, status }) => [String(day), status]));
    const days = [...(seriesDays.get(String(first['activityId'])) ?? [])];
    if (statuses.size === 1 && days.length > 1)
      return [{ ...first, occurrenceDate: [...statuses.keys()][0], onDates: {} }];
    const isWaiting = [...statuses.values()].includes('waitlisted');
    const onDates = days.flatMap((day): readonly (readonly [string, string])[] => {
      if (!statuses.has(day)) return [[day, 'cancelled']];
      return isWaiting && statuses.get(day) === 'registered' ? [[day, 'registered']] : [];
    });
    return [
      {
        ...{ ...first, occurrenceDate: null, status: isWaiting ? 'waitlisted' : 'registered' },
        onDates: Object.fromEntries(onDates),
      },
    ];
  });

const common = (one: number, other: number): number => (other === 0 ? one : common(other, one % other));

/** A ride; a recurring one gets the pattern of its listed days. */
export const recurrenceOf = (all: readonly Item[]): Item | undefined => {
  const [first] = all;
  if (first?.['isRecurring'] !== true) return first && { ...first, recurrence: null, isDeleted: false };
  const listed = all.filter(({ occurrenceDate }) => typeof occurrenceDate === 'string');
  const days = [
    ...new Set((listed.length > 0 ? listed : all).map(({ date }) => String(date).slice(0, 10))),
  ].sort();
  const [begin = '', ...later] = days;
  const since = (day: string): number => Temporal.PlainDate.from(begin).until(day).days;
  const gap = later.map(since).reduce(common, 0) || 7;
  const isWeekly = gap % 7 === 0;
  const expected = Array.from(
    { length: later.length === 0 ? 1 : since(later.at(-1) ?? begin) / gap + 1 },
    (_, at) =>
      Temporal.PlainDate.from(begin)
        .add({ days: at * gap })
        .toString(),
  );
  return {
    ...{ ...first, date: begin, isDeleted: false },
    recurrence: {
      frequency: isWeekly ? 'weekly' : 'daily',
      interval: isWeekly ? gap / 7 : gap,
      until: days.at(-1) ?? begin,
      exceptionDates: expected.filter((day) => !days.includes(day)),
    },
  };
};

/** The time after which `unread` messages of others came; null: the beginning of the thread. */
const readMark = (
  personId: string,
  view: JsonObject,
  messages: readonly Seen[],
  now: string,
): Mark | null => {
  const others = messages.map((one, at) => ({ ...one, at })).filter(({ authorId }) => authorId !== personId);
  const unread = Number(view['unreadCount']) || 0;
  const firstUnread = others.at(others.length - unread);
  if (unread === 0)
    return view['hasRead'] === true || others.length > 0 ? { at: now, count: messages.length } : null;
  if (unread >= others.length || !firstUnread) return null;
  return { at: messages[firstUnread.at - 1]?.at ?? now, count: firstUnread.at };
};

/** The standing of each participant of a thread. It is known only for identities of the run. */
export const standingsOf = (
  thread: JsonObject,
  views: ReadonlyMap<string, JsonObject>,
  said: readonly Seen[],
  now: string,
): readonly Standing[] => {
  const messages = said.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const shown = items(thread['participants']).map((one) => ({
    personId: idIn(one),
    hasLeft: field(one, 'status') === 'left',
  }));
  return shown.map(({ personId, hasLeft }) => {
    const view = views.get(personId);
    return {
      ...{ personId, hasLeft, isMuted: view?.['isMuted'] === true },
      archived: view?.['isArchived'] === true ? { at: now, count: messages.length } : null,
      read: view ? readMark(personId, view, messages, now) : null,
    };
  });
};
