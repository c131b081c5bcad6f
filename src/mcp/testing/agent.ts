import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect } from 'vitest';
import { field } from '../../../conformance/kit/json.ts';
import { defaults, startMock, type StartOptions } from '../../cli/start-mock.ts';

export const TOKEN = 'a-token-of-twenty-letters';
export const ADMIN = 'an-admin-token-of-letters';

/** What a test must close, the last one first. */
export const closers: (() => Promise<unknown>)[] = [];

export const closeAll = async (): Promise<void> => {
  for (const close of closers.splice(0).reverse()) await close();
};

export const started = async (options: Partial<StartOptions> = {}) => {
  const mock = await startMock({ ...defaults, port: 0, token: TOKEN, ...options });
  closers.push(mock.close);
  return mock;
};

/** Calls tools by a client; every answer is short enough and holds no token. */
export const callsOf = (client: Client) => {
  const call = async (name: string, input: Record<string, unknown> = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: input }, undefined, {
      timeout: 100_000,
    });
    const text = String(field(content, '0.text'));
    expect([name, Buffer.byteLength(text) <= 8_000]).toEqual([name, true]);
    expect(text).not.toContain(TOKEN);
    expect(text).not.toContain(ADMIN);
    return { text, isError: isError === true };
  };
  const json = async (name: string, input?: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const { text } = await call(name, input);
    return JSON.parse(text) as Record<string, unknown>;
  };
  return { call, json };
};

/** A client of the SDK, by HTTP. */
export const agent = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/__admin/mcp`), {
    requestInit: { headers },
  });
  await client.connect(transport);
  closers.push(() => client.close());
  const calls = callsOf(client);
  const world = async () => String(field(await calls.json('worlds'), '0.name'));
  return { client, transport, ...calls, world };
};
