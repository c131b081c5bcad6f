import { randomBytes } from 'node:crypto';
import { controlOf, type Carry, type Query } from '../entries/control.ts';
import { field, items } from '../../conformance/kit/json.ts';
import { ToolRefusal, wordOf } from './tool.ts';

/** The server under test, as the command named it. */
export interface Target {
  readonly url?: string;
  readonly config?: string;
}

/** What one agent works with: its own worlds on a mock, and a server to test. */
export interface Session {
  /** Address of the mock. */
  readonly url: string;
  readonly target: Target | undefined;
  /** Names of the worlds that this session made. */
  readonly worlds: ReadonlySet<string>;
  /**
   * The world named by an input, or the first one of the session. Throws ToolRefusal for a world of another session.
   */
  world(named: unknown): string;
  /** Makes a world and returns its name. */
  create(how: Readonly<Record<string, unknown>>): Promise<string>;
  /** Sends a request about a world of the session to the control plane. */
  ask(method: string, path: string, named: unknown, query?: Query, body?: unknown): Promise<unknown>;
  /** Sends a request of the API to a world of the session. */
  send(world: string, method: string, path: string, as: string, body?: unknown): Promise<Response>;
  /** Removes the worlds that the session made. */
  end(): Promise<void>;
}

const drawn = (): string => `agent-${randomBytes(4).toString('hex')}`;

/** The mock that a session works with. */
export interface MockAccess {
  readonly url: string;
  readonly token: string;
  readonly adminToken?: string | undefined;
  /** Carries requests to it; absent: by HTTP. */
  readonly carry?: Carry;
  /** Its address for the agent, if it is a different one. */
  readonly shown?: string;
}

/** The most worlds that a session may have. */
const MOST_WORLDS = 20;

/** Begins a session on a mock, with a copy of the main world. */
export const beginSession = async (
  { url, token, adminToken, carry = fetch, shown = url }: MockAccess,
  target?: Target,
): Promise<Session> => {
  const control = controlOf({ carry, url, adminToken });
  const worlds = new Set<string>();
  const world = (named: unknown): string => {
    const name = typeof named === 'string' ? named : [...worlds][0];
    if (name !== undefined && worlds.has(name)) return name;
    throw new ToolRefusal(
      `world takes a world of this session: ${[...worlds].join(', ')}. Found ${wordOf(name)}. Make another one with new_world.`,
    );
  };
  const create = async (how: Readonly<Record<string, unknown>>): Promise<string> => {
    if (worlds.size >= MOST_WORLDS)
      throw new ToolRefusal(
        `A session has at most ${MOST_WORLDS} worlds. Use one of them, or begin another session.`,
      );
    const name = typeof how['name'] === 'string' ? how['name'] : drawn();
    await control('POST', '/worlds', {}, { ...how, name });
    worlds.add(name);
    return name;
  };
  await create({});
  return {
    ...{ url: shown, target, worlds, world, create },
    ask: (method, path, named, query = {}, body) =>
      control(method, path, { ...query, world: world(named) }, body),
    send: async (name, method, path, as, body) =>
      carry(
        new Request(`${url}/api/v1/${name}${path}`, {
          method,
          headers: {
            Authorization: `Bearer ${token}`,
            'X-Acting-User-Id': as,
            'X-Acting-User-Tenant': name,
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      ),
    end: async () => {
      for (const name of worlds) await control('DELETE', `/worlds/${name}`).catch(() => undefined);
      worlds.clear();
    },
  };
};

/** The items of an answer of the control plane. */
export const dataOf = (answer: unknown): readonly unknown[] => items(field(answer, 'data'));
