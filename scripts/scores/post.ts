import type { Payload, Post } from '../../conformance/kit/wire.ts';
import type { Mock } from '../../src/mock/mock.ts';

const bodyOf = (payload: Payload): string | FormData | undefined => {
  if (payload.kind === 'none') return undefined;
  if (payload.kind === 'text') return payload.text;
  const form = new FormData();
  for (const [name, value] of Object.entries(payload.fields)) form.set(name, value);
  for (const { part, bytes, name, type } of payload.files)
    form.append(part, new File([new Uint8Array(bytes)], name, { type }));
  return form;
};

/** Hands the requests of the suite to a mock in the same process, and its answers back, as the wire would. */
export const postTo =
  (mock: Mock): Post =>
  async ({ method, base, path, headers, payload }) => {
    const body = bodyOf(payload);
    const request = new Request(`${base}${path}`, {
      method: method.toUpperCase(),
      headers,
      ...(body !== undefined && { body }),
    });
    const response = await mock(request);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };
