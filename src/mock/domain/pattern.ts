import { Temporal } from 'temporal-polyfill';
import { daysOfWeek, weeksOfMonth, type DayOfWeek, type Series } from './series.ts';

/** A calendar day as the number of days since 1970-01-01: patterns ask for many days, and numbers are quick. */
export type DayNumber = number;

const DAY = 86_400_000;

/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = daysOfWeek.indexOf('thursday');

export function dayNumberOf({ year, month, day }: Temporal.PlainDate): DayNumber {
  return new Date(0).setUTCFullYear(year, month - 1, day) / DAY;
}

/** Cached dates of about eleven years: most queries are near each other, and making a date is slow. */
const DATES_KEPT = 4096;

const dates = new Map<DayNumber, Temporal.PlainDate>();

/** The date of a day number; within the years that a date can write. */
export function dateOfNumber(day: DayNumber): Temporal.PlainDate {
  const known = dates.get(day);
  if (known) return known;
  const date = new Date(day * DAY);
  const made = new Temporal.PlainDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
  if (dates.size >= DATES_KEPT) dates.clear();
  dates.set(day, made);
  return made;
}

/**
 * Says which days from the first day of a series on fit its pattern; its end and its exceptions are no part of
 * it. Resources, Activity.
 */
export function patternOf(series: Series, start: Temporal.PlainDate): (day: DayNumber) => boolean {
  const { frequency, interval } = series;
  const first = dayNumberOf(start);
  const named = series.daysOfWeek.map((day) => daysOfWeek.indexOf(day));
  switch (frequency) {
    case 'daily':
      return (day) =>
        (day - first) % interval === 0 && (named.length === 0 || named.includes(weekdayOf(day)));
    case 'weekly': {
      const wanted = named.length > 0 ? named : [weekdayOf(first)];
      const monday = first - weekdayOf(first);
      return (day) => Math.floor((day - monday) / 7) % interval === 0 && wanted.includes(weekdayOf(day));
    }
    case 'monthly': {
      const fits = dayOfMonthOf(series, start);
      return (day) => {
        const date = new Date(day * DAY);
        const months = (date.getUTCFullYear() - start.year) * 12 + date.getUTCMonth() + 1 - start.month;
        return months % interval === 0 && fits(date);
      };
    }
  }
}

/** Whether a day is the day of its month in a monthly series. */
function dayOfMonthOf(series: Series, start: Temporal.PlainDate): (date: Date) => boolean {
  const { dayOfMonth, weekOfMonth, dayOfWeek } = series;
  if (dayOfMonth !== null || weekOfMonth === null || dayOfWeek === null) {
    const wanted = dayOfMonth ?? start.day;
    return (date) => date.getUTCDate() === wanted;
  }
  const isInWeek =
    weekOfMonth === 'last'
      ? (date: Date) => date.getUTCDate() + 7 > daysInMonth(date)
      : (date: Date) => Math.ceil(date.getUTCDate() / 7) === weeksOfMonth.indexOf(weekOfMonth) + 1;
  return (date) => isOn(date, dayOfWeek) && isInWeek(date);
}

function isOn(date: Date, day: DayOfWeek): boolean {
  return daysOfWeek[weekdayOf(date.getTime() / DAY)] === day;
}

function daysInMonth(date: Date): number {
  return new Date(new Date(0).setUTCFullYear(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

/** 0 for Monday. */
function weekdayOf(day: DayNumber): number {
  return (((day + FIRST_WEEKDAY) % 7) + 7) % 7;
}
