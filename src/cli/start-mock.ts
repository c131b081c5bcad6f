import { assemble, usual, type Setting } from '../assembly/assemble.ts';
import { consolePage } from '../assembly/console-page.ts';
import { docsPageOf } from '../assembly/docs-page.ts';
import { urlOf } from '../mock/http/url-of.ts';
import type { Mock } from '../mock/mock.ts';
import { listen, type Certified } from '../mock/server.ts';
import type { Service } from '../mock/service.ts';
import { createUploadFolder } from '../mock/upload-folder.ts';
import { createFileRoom, MAX_TOTAL_BYTES } from '../mock/world/files.ts';
import { openStateFolder, watchOwner } from './open-state.ts';
import type { FoundState } from './state-report.ts';
import type { WorldFromFile } from './world-file-flags.ts';

export interface StartOptions extends Setting {
  readonly host: string;
  readonly port: number;
  /** Serve with TLS. */
  readonly tls?: Certified;
  /** Keep uploads in a folder that goes with the server, rather than in memory. */
  readonly uploadFolder?: boolean;
  /** Keep the worlds in this folder, uploads too, and go on with those that lie there; absent: they end with the process. */
  readonly state?: string;
  /** The world to begin with; one that the folder of `state` holds goes before. Absent: the scenario fills it. */
  readonly world?: WorldFromFile;
  /** Serve damaged worlds of that folder as far as they can be read; absent: they are withheld. */
  readonly acceptsDamage?: boolean;
}

export const defaults = { host: '127.0.0.1', port: 4010, ...usual } as const satisfies StartOptions;

export interface Running {
  /** Where a client of this machine finds it, with the base path. */
  readonly url: string;
  readonly service: Service;
  /** What listens on the port, for callers in the same process. */
  readonly mock: Mock;
  /** What was kept before this start; absent where nothing is kept. */
  readonly found: FoundState | undefined;
  close(): Promise<void>;
}

/** A mock on a port. Rejects with Node's error where the port cannot be had. */
export const startMock = async (options: StartOptions): Promise<Running> => {
  const { state: folder, acceptsDamage = false, log } = options;
  const state = folder === undefined ? undefined : openStateFolder({ folder, acceptsDamage }, log);
  if (state) await watchOwner(state, options.tenant, log);
  const uploadFolder = options.uploadFolder === true && !state ? createUploadFolder() : undefined;
  const fileStore = state?.files ?? uploadFolder;
  const leave = (): void => {
    state?.close();
    uploadFolder?.close();
  };
  let door: Promise<ReturnType<(typeof import('../mcp/http.ts'))['agentDoor']>> | undefined;
  // Loaded for the first agent: no start waits for it.
  const agentsHere = async () => {
    const { agentDoor } = await import('../mcp/http.ts');
    const { token, adminToken, basePath } = options;
    return agentDoor({ token, adminToken, basePath, carry: (request) => mock(request) });
  };
  const { service, mock } = assemble(options, {
    ...(fileStore && { fileRoom: createFileRoom(MAX_TOTAL_BYTES, fileStore) }),
    ...(state && { storage: state }),
    // TLS is loaded for the first delivery: no start waits for it.
    post: async (...sent) => (await import('../mock/post-over-sockets.ts')).postOverSockets(...sent),
    docs: docsPageOf(),
    console: consolePage,
    agents: async (...asked) => (await (door ??= agentsHere())).answer(...asked),
  });
  try {
    if (options.world && !state?.tenants().includes(options.tenant))
      options.world.enter(service, options.tenant);
  } catch (error) {
    leave();
    throw error;
  }
  // Loaded before its first request, so that the start can say what is wrong with it.
  if (state) service.world(options.tenant);
  const found = state && { folder: folder ?? '', worlds: state.found() };
  const { host, port, tls, basePath = '' } = options;
  const listening = await listen(mock, host, port, { tls }).catch((error: unknown) => {
    leave();
    throw error;
  });
  const close = async (): Promise<void> => {
    await (await door)?.close();
    await listening.close();
    leave();
  };
  const url = `${urlOf(host, listening.port, tls ? 'https' : 'http')}${basePath}`;
  return { url, service, mock, found, close };
};
