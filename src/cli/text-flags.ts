import {
  HEADER_VALUE,
  isHeaderValue,
  isToken,
  TOKEN_WANTED,
  unsendableIn,
} from '../mock/domain/header-value.ts';
import { SLUG, SLUG_WANTED } from '../mock/world/tenancy.ts';
import { UsageError } from './usage-error.ts';

/** A reader of a flag: the text, or a UsageError that says what the flag takes. */
const textFlag =
  (fits: (text: string) => boolean, wanted: string, shown: (text: string) => string) =>
  (flag: string, text: string): string => {
    if (fits(text)) return text;
    throw new UsageError(`${flag} takes ${wanted}, found ${shown(text)}.`);
  };

/** A token, which is sent as `Authorization: Bearer <token>`. */
export const tokenFlag = textFlag(isToken, TOKEN_WANTED, unsendableIn);

/** The key of a receiver, which is sent as X-API-KEY. */
export const keyFlag = textFlag(isHeaderValue, HEADER_VALUE, unsendableIn);

export const slugFlag = textFlag(
  (text) => SLUG.test(text),
  SLUG_WANTED,
  (text) => JSON.stringify(text),
);
