import { isObject } from '../kit/json.ts';
import type { JsonObject } from '../kit/json.ts';

/** Links to pictures may be signed anew with every answer: a look sees only that they are there. */
const LINKS = ['profilePhotoUrl', 'avatarUrl', 'thumbUrl', 'url'];

/** A resource as a look sees it, so that two looks are the same when nothing happened in between. */
export function seen(resource: unknown): JsonObject {
  if (!isObject(resource)) return {};
  return Object.fromEntries(
    Object.entries(resource).map(([name, value]) => [
      name,
      LINKS.includes(name) ? typeof value === 'string' && value !== '' : value,
    ]),
  );
}

/** The smallest picture that there is: one transparent dot. */
export const picture = {
  name: 'dot.png',
  type: 'image/png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
