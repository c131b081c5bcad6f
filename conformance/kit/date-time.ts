/** The parts of an ISO 8601 date-time; `offset` in minutes is undefined if the text has none. */
interface DateTime {
  /** The local time, as epoch milliseconds if the zone were UTC. */
  readonly wall: number;
  readonly offset: number | undefined;
}

const EXTENDED = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?(Z|[+-]\d\d(?::?\d\d)?)?$/i;
const BASIC = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(?:(\d\d)(?:[.,](\d+))?)?(Z|[+-]\d\d(?:\d\d)?)?$/i;
const MINUTE = 60_000;

/** Reads any ISO 8601 date-time, with or without seconds, fraction and offset; undefined for everything else. */
export function readDateTime(text: string): DateTime | undefined {
  const parts = EXTENDED.exec(text) ?? BASIC.exec(text);
  if (!parts) return undefined;
  const number = (at: number): number => Number(parts[at] ?? 0);
  const [year, month, day] = [number(1), number(2), number(3)];
  const [hour, minute, second] = [number(4), number(5), number(6)];
  const midnight = Date.UTC(year, month - 1, day);
  if (new Date(midnight).getUTCMonth() !== month - 1 || day < 1) return undefined;
  const endOfDay = hour === 24 && minute === 0 && second === 0;
  if ((hour > 23 && !endOfDay) || minute > 59 || second > 60) return undefined;
  const fraction = Number(`0.${parts[7] ?? '0'}`) * 1000;
  const wall = midnight + ((hour * 60 + minute) * 60 + second) * 1000 + Math.trunc(fraction);
  return { wall, offset: offsetOf(parts[8]) };
}

/** Do two texts mean the same moment? Null if one of them is not a date-time. */
export function sameMoment(found: string, sent: string): boolean | null {
  const [a, b] = [readDateTime(found), readDateTime(sent)];
  if (!a || !b) return null;
  const distance = Math.abs(a.wall - b.wall - ((a.offset ?? 0) - (b.offset ?? 0)) * MINUTE);
  if (a.offset !== undefined && b.offset !== undefined) return distance === 0;
  // Without an offset the zone is an open choice, so any existing zone may be meant.
  return distance <= 14 * 60 * MINUTE && distance % (15 * MINUTE) === 0;
}

function offsetOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (text.toUpperCase() === 'Z') return 0;
  const digits = text.slice(1).replace(':', '').padEnd(4, '0');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  return text.startsWith('-') ? -minutes : minutes;
}
