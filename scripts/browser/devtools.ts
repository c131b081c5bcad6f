import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';

export interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
}

/** A browser that is told what to do in its own protocol, through a pipe: no port, and no library. */
export interface Browser {
  send(method: string, params?: object, sessionId?: string): Promise<Readonly<Record<string, unknown>>>;
  /** Hears every event from now on. */
  listen(hear: (event: Message) => void): void;
  close(): Promise<void>;
}

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing but this machine can be reached, whatever is asked.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--remote-debugging-pipe',
];

/** Messages on the pipe end with a zero byte. */
const readMessages = (pipe: Readable, hear: (message: Message) => void): void => {
  let rest = '';
  pipe.setEncoding('utf8');
  pipe.on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) hear(JSON.parse(part) as Message);
  });
};

/** Starts the browser with a fresh profile. Whatever is asked of it rejects once it has died. */
export const startBrowser = async (chromium: string): Promise<Browser> => {
  const profile = await mkdtemp(join(tmpdir(), 'ces-browser-'));
  const child = spawn(chromium, [...flags, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , into, from] = child.stdio;
  if (!(into instanceof Writable) || !(from instanceof Readable)) throw new Error('the browser has no pipe');
  const waiting = new Map<
    number,
    { readonly done: (message: Message) => void; readonly failed: (error: Error) => void }
  >();
  const listeners: ((event: Message) => void)[] = [];
  const fail = (error: Error): void => {
    for (const { failed } of waiting.values()) failed(error);
    waiting.clear();
  };
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', () => done());
  });
  void ended.then(() => fail(new Error(`${chromium} ended`)));
  readMessages(from, (message) => {
    if (message.id === undefined) for (const hear of listeners) hear(message);
    else waiting.get(message.id)?.done(message);
  });

  let count = 0;
  const send: Browser['send'] = async (method, params = {}, sessionId) => {
    const id = ++count;
    const answer = new Promise<Message>((done, failed) => waiting.set(id, { done, failed }));
    into.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    const { result, error } = await answer;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  };
  return {
    send,
    listen: (hear) => listeners.push(hear),
    close: async () => {
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
};
