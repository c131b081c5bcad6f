import type { World } from '../world/world.ts';

interface Requested {
  readonly creator: { readonly id: string; readonly name: string };
  readonly creatorPhone: string | null;
}

/** The creator of a transportation or work request, as its answers show them. */
export const requestCreatorView = ({ creator: { id, name }, creatorPhone }: Requested, world: World) => ({
  id,
  name,
  phone: world.choose('request-creator-phone', { shown: creatorPhone, unset: null }),
});
