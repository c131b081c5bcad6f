import type { World } from '../../mock/world/world.ts';
import type { ExampleCall } from '../example.ts';
import { first } from '../tour.ts';

/** A stored picture as the input of an upload. */
export const pictureOf = (
  { files }: World,
  people: readonly { readonly avatarFileId: string | null }[],
): NonNullable<ExampleCall['file']> => {
  const stored = people.flatMap(({ avatarFileId }) =>
    avatarFileId === null ? [] : (files.get(avatarFileId) ?? []),
  );
  const { name, type, bytes } = first(stored, 'a picture of a user');
  return { name, type, bytes };
};
