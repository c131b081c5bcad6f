import type { PersonToAct } from '../answers/answers.ts';
import type { Identities } from './answers.ts';
import { followStream, type Connected } from './stream.ts';
import { ask, at, isTokenWanted, type Outcome } from './api.ts';
import { isRecord, listOf, parsed } from './json.ts';
import { placeIn, type Place } from './route.ts';
import { valueOf, type Value } from './value.ts';

/** The state of the whole console. Views follow the changes of its values. */

/** Where the console stands. */
export const place: Value<Place> = valueOf(placeIn(location.hash));

/** Slug of the tenant that is looked at; empty: it is not known yet. */
export const world = valueOf(new URLSearchParams(location.search).get('world') ?? '');

/** Goes up when something in the world may have changed. */
export const changes = valueOf(0);
/** Goes up with every request of the API. */
export const requests = valueOf(0);
export const connected: Value<Connected> = valueOf<Connected>('connecting');

/** The acting user of the console; undefined until the people of the world are loaded. */
export const acting = valueOf<PersonToAct | undefined>(undefined);
/** The token of the API, for requests that are copied. */
export const apiToken = valueOf('');
/** The message for screen readers after an action. */
export const actionMessage = valueOf('');

export const say = (text: string): void => actionMessage.set(text);

/** Asks the control plane about the world that is shown, and says what was done. */
export const act = async <T>(
  method: string,
  path: string,
  says: string | ((value: T) => string),
  body?: unknown,
  query?: Readonly<Record<string, string | undefined>>,
): Promise<Outcome<T>> => {
  const outcome = await ask<T>(method, at(path, world.get(), query), body);
  if (outcome.ok) say(typeof says === 'string' ? says : says(outcome.value));
  return outcome;
};

let due: ReturnType<typeof setTimeout> | undefined;
const SOON_MS = 120;

/** The world may have changed: the shown data is loaded again, once for several changes. */
export const changed = (): void => {
  clearTimeout(due);
  due = setTimeout(() => changes.set(changes.get() + 1), SOON_MS);
};

/** Shows another world, which the address names. */
export const visit = (slug: string): void => {
  if (slug === world.get()) return;
  const url = new URL(location.href);
  url.searchParams.set('world', slug);
  history.replaceState(null, '', url);
  world.set(slug);
  changed();
};

const ACTING = 'ces-acting';
const keyOf = (slug: string): string => `${ACTING}:${slug}`;

/** Acts as another user. */
export const actAs = (person: PersonToAct): void => {
  sessionStorage.setItem(keyOf(world.get()), person.id);
  acting.set(person);
  say(`Acting as ${person.name}.`);
  changed();
};

const introduce = async (slug: string): Promise<void> => {
  const kept = sessionStorage.getItem(keyOf(slug));
  const one = kept === null ? undefined : await ask<Identities>('GET', at('/people', slug, { q: kept }));
  const outcome = await ask<Identities>('GET', at('/people', slug, { limit: '1' }));
  if (!outcome.ok || slug !== world.get()) return;
  apiToken.set(outcome.value.token);
  acting.set((one?.ok === true ? one.value.data[0] : undefined) ?? outcome.value.data[0]);
};

let unfollow: () => void = () => undefined;

const follow = (slug: string): void => {
  unfollow();
  unfollow = followStream(slug, {
    state: (state) => {
      const was = connected.get();
      connected.set(state);
      // What happened meanwhile is not known.
      if (state === 'live' && was !== 'live') changed();
    },
    message: ({ event, data }) => {
      const value = parsed(data);
      if (event === 'request') requests.set(requests.get() + 1);
      if (event === 'event' || (isRecord(value) && listOf(value['touched']).length > 0)) changed();
    },
  });
};

const begin = async (): Promise<void> => {
  if (world.get() !== '') return;
  const outcome = await ask<{ readonly tenants: readonly string[] }>('GET', '/__admin/health');
  if (outcome.ok) world.set(outcome.value.tenants[0] ?? '');
  else if (!isTokenWanted.get()) setTimeout(() => void begin(), 1500);
};

/** Follows the address and the world from now on. */
export const startSession = (): void => {
  addEventListener('hashchange', () => place.set(placeIn(location.hash)));
  const enter = (): void => {
    const slug = world.get();
    if (slug === '') return;
    acting.set(undefined);
    void introduce(slug);
    follow(slug);
  };
  world.follow(enter);
  isTokenWanted.follow(() => {
    if (isTokenWanted.get()) return;
    void begin();
    enter();
    changed();
  });
  enter();
  void begin();
};
