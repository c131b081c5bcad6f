import { UsageError } from './usage-error.ts';

/** A number from 0 on. Throws UsageError. */
export const number = (flag: string, text: string, most: number): number => {
  const value = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && value <= most) return value;
  throw new UsageError(`${flag} takes a number from 0 to ${most}, found ${text}.`);
};

/** A whole number, from 0 on unless `least` says otherwise. Throws UsageError. */
export const wholeNumber = (flag: string, text: string, most: number, least = 0): number => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new UsageError(`${flag} takes a whole number from ${least} to ${most}, found ${text}.`);
};
