import { expect, test } from 'vitest';
import { readBody } from './body.ts';
import { isRefusal } from './problem.ts';

const MIB = 1024 * 1024;

/** A request whose body has `parts` parts of 1 MiB, and a function that returns how many of them were read. */
const sending = (type: string, parts: number) => {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (taken === parts) return controller.close();
        taken += 1;
        controller.enqueue(new Uint8Array(MIB));
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'Content-Type': type, 'Content-Length': String(parts * MIB) };
  const request = new Request('http://127.0.0.1/', { method: 'POST', headers, body, duplex: 'half' });
  return { request, taken: () => taken };
};

test.each([
  ['application/json', 3],
  ['multipart/form-data', 65],
])(
  'a body of %s that is too large is refused once it was sent, so that the refusal arrives',
  async (type, parts) => {
    const { request, taken } = sending(type, parts);
    const refusal = await readBody(request, { contentType: type });
    expect(isRefusal(refusal) && refusal.problem).toBe('too-large');
    expect(taken()).toBeGreaterThanOrEqual(Math.min(parts, 64));
  },
);

test('a body without an end is read up to a bound only', async () => {
  const { request, taken } = sending('application/json', 1_000);
  expect(isRefusal(await readBody(request, { contentType: 'application/json' }))).toBe(true);
  // The parts that are taken, those that are discarded, and the first one over the bound.
  expect(taken()).toBe(1 + 64 + 1);
});

/** A request whose body comes in these parts, without a declared length, like a chunked one. */
const inParts = (type: string, ...parts: readonly (string | Uint8Array)[]) => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const part of parts)
        controller.enqueue(typeof part === 'string' ? new TextEncoder().encode(part) : part);
      controller.close();
    },
  });
  const headers = type === '' ? {} : { 'Content-Type': type };
  return new Request('http://127.0.0.1/', { method: 'POST', headers, body, duplex: 'half' });
};

const JSON_BODY = { contentType: 'application/json' };
const problemOf = async (request: Request, body = JSON_BODY) => {
  const raw = await readBody(request, body);
  return isRefusal(raw) ? raw.problem : raw;
};

test('a body in chunks is counted while it is read', async () => {
  const half = new Uint8Array(MIB / 2).fill(0x20);
  expect(await problemOf(inParts('application/json', half, half, '{}'))).toBe('too-large');
  expect(await problemOf(inParts('application/json', half, '{"a":1', '}'))).toEqual({
    kind: 'json',
    value: { a: 1 },
    bytes: MIB / 2 + 7,
  });
});

test('a body that breaks off does not count as a shorter or missing body', async () => {
  const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('gone')) });
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request('http://127.0.0.1/', { method: 'POST', headers, body, duplex: 'half' });
  expect(await problemOf(request)).toBe('malformed-body');
});

test.each([
  ['bytes that are not UTF-8', 'application/json', new Uint8Array([0x22, 0xff, 0x22]), 'malformed-body'],
  ['UTF-16', 'application/json', new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]), 'malformed-body'],
  ['another media type', 'text/plain', '{}', 'unsupported-media-type'],
  ['no media type', '', '{}', 'unsupported-media-type'],
  ['two values', 'application/json', '{} {}', 'malformed-body'],
  ['Latin-1', 'application/json; charset="ISO-8859-1"', '{}', 'unsupported-media-type'],
])('JSON in %s is refused', async (_, type, body, problem) =>
  expect(await problemOf(inParts(type, body))).toBe(problem),
);

test.each(['application/json; charset=UTF-8', 'application/problem+json;charset=utf8'])(
  'JSON as %s is read, with a mark of byte order or without',
  async (type) => {
    expect(await problemOf(inParts(type, '\uFEFF{}'))).toEqual({ kind: 'json', value: {}, bytes: 5 });
  },
);

test('a compressed body is refused', async () => {
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
  const request = new Request('http://127.0.0.1/', { method: 'POST', headers, body: '{}' });
  expect(await problemOf(request)).toBe('unsupported-media-type');
});

test.each(['', 'application/json', 'text/plain', 'multipart/form-data; boundary=b'])(
  'a body without bytes is no body, with any content type: "%s"',
  async (type) => {
    for (const contentType of ['application/json', 'multipart/form-data'])
      expect(await problemOf(inParts(type), { contentType })).toEqual({ kind: 'none' });
  },
);
