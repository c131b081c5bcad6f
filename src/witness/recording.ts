import { pick, type WitnessClient, type WitnessCall } from './client.ts';

/** Calls whose answers are all remembered: what a witness of many exchanges has seen. */
export const recording = (client: WitnessClient) => {
  const seen: unknown[] = [];
  /** Calls a path, and gives the body of the answer. */
  const call = async (method: string, path: string, options?: WitnessCall): Promise<unknown> => {
    const { status, headers, text, body } = await client.call(method, path, options);
    seen.push([status, headers['content-type'], body ?? text]);
    return body;
  };
  return {
    seen,
    call,
    /** Reads several paths. */
    read: async (...paths: readonly string[]): Promise<void> => {
      for (const path of paths) await call('GET', path);
    },
    /** Creates something, and gives its id. */
    make: async (path: string, body: object): Promise<string> =>
      String(pick(await call('POST', path, { body }), 'data.id')),
    put: (path: string, body: object): Promise<unknown> => call('PUT', path, { body }),
  };
};
