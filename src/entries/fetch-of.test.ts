import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRecord } from '../mock/domain/json-object.ts';
import { createMock } from './create-mock.ts';
import { connectMock, startMock } from './mock.ts';
import type { MockOnPort } from './mock-types.ts';

const options = { scenario: 'empty', now: '2026-06-15T12:00:00Z' } as const;
const inside = createMock(options);
let outside: MockOnPort;
let headers: Record<string, string>;
let facility: string;

const BASE = 'http://ces.test';

beforeAll(async () => {
  outside = await startMock(options);
  const { tenant, token, identities } = inside.world();
  const { systemActor = '' } = await identities();
  headers = {
    Authorization: `Bearer ${token}`,
    'X-Acting-User-Id': systemActor,
    'X-Acting-User-Tenant': tenant,
  };
  const [first] = (await inside.world().records.list('facilities')).data;
  facility = first?.id ?? '';
});
afterAll(() => outside.close());

type Fetch = typeof fetch;
/** One promise of fetch: asked of the real one against a mock on a port, and of the mock in this process. */
type Promised = (fetching: Fetch, base: string) => Promise<unknown>;

const FACILITIES = '/api/v1/demo/facilities';
const residents = (): string => `/api/v1/demo/facilities/${facility}/residents`;
const PERSON = JSON.stringify({ firstName: 'A', lastName: 'B' });
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** How a call ends that is not answered. */
const failure = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof Error ? error.name : String(error)),
  );

const statusOf = async (call: Promise<Response>): Promise<number> => (await call).status;

/** A body that comes in parts; `ends` says how it goes on after the first. */
const stream = (
  first: string,
  goesOn: (controller: ReadableStreamDefaultController) => void,
): ReadableStream => {
  let count = 0;
  return new ReadableStream({
    pull: (controller) => {
      count += 1;
      if (count === 1) controller.enqueue(new TextEncoder().encode(first));
      else goesOn(controller);
    },
  });
};

const form = (): FormData => {
  const data = new FormData();
  data.set('facilities', facility);
  data.set('file', new Blob(['x'], { type: 'image/png' }), 'a.png');
  return data;
};

const posted = (
  fetching: Fetch,
  base: string,
  body: NonNullable<RequestInit['body']>,
  more: RequestInit = {},
): Promise<Response> =>
  fetching(base + residents(), { method: 'POST', headers: { ...headers, ...JSON_TYPE }, body, ...more });

const promises: Readonly<Record<string, Promised>> = {
  'a signal that is aborted already rejects with its reason': (fetching, base) =>
    failure(fetching(base + FACILITIES, { headers, signal: AbortSignal.abort() })),
  'a reason of any kind is passed on': (fetching, base) =>
    failure(fetching(base + FACILITIES, { headers, signal: AbortSignal.abort('mine') })),
  'a time limit rejects with TimeoutError': (fetching, base) =>
    failure(
      fetching(base + FACILITIES, {
        headers: { ...headers, Prefer: 'delay=5000' },
        signal: AbortSignal.timeout(20),
      }),
    ),
  'a Request may carry the signal': (fetching, base) => {
    const abort = new AbortController();
    const slow = { ...headers, Prefer: 'delay=5000' };
    const answer = failure(fetching(new Request(base + FACILITIES, { headers: slow, signal: abort.signal })));
    abort.abort();
    return answer;
  },
  'an abort after the answer has come ends its body': async (fetching, base) => {
    const abort = new AbortController();
    const answer = await fetching(base + FACILITIES, { headers, signal: abort.signal });
    abort.abort();
    return failure(answer.text());
  },
  'an abort after the body was read changes nothing': async (fetching, base) => {
    const abort = new AbortController();
    const answer = await fetching(base + FACILITIES, { headers, signal: abort.signal });
    await answer.text();
    abort.abort();
    return answer.status;
  },
  'an abort ends the body that is being sent': (fetching, base) => {
    const abort = new AbortController();
    const body = stream(PERSON, () => abort.abort());
    return failure(posted(fetching, base, body, { duplex: 'half', signal: abort.signal }));
  },
  'the answer has the address without its fragment': async (fetching, base) =>
    (await fetching(`${base}${FACILITIES}?a=b#c`, { headers })).url.replace(base, ''),
  'an address is normalized': async (fetching, base) =>
    (await fetching(`${base}/api/v1/../v1/demo/facilities`, { headers })).url.replace(base, ''),
  'the answer is no redirect': async (fetching, base) =>
    (await fetching(base + FACILITIES, { headers })).redirected,
  'a redirect is followed': async (fetching, base) => {
    const answer = await fetching(`${base}/`);
    return [answer.redirected, answer.url.replace(base, '')];
  },
  'a redirect is shown where it is asked for': (fetching, base) =>
    statusOf(fetching(`${base}/`, { redirect: 'manual' })),
  'a redirect fails where it is forbidden': (fetching, base) =>
    failure(fetching(`${base}/`, { redirect: 'error' })),
  'the type is that of the network': async (fetching, base) =>
    (await fetching(base + FACILITIES, { headers })).type,
  'a clone has its own body and the same facts': async (fetching, base) => {
    const answer = await fetching(base + FACILITIES, { headers });
    const { type, redirected, status, url } = answer.clone();
    const [one, other] = [await answer.clone().text(), await answer.text()];
    return [type, redirected, status, url.replace(base, ''), one === other, answer.bodyUsed];
  },
  'a text is sent': (fetching, base) => statusOf(posted(fetching, base, PERSON)),
  'a Blob is sent': (fetching, base) => statusOf(posted(fetching, base, new Blob([PERSON]))),
  'bytes are sent': (fetching, base) => statusOf(posted(fetching, base, new TextEncoder().encode(PERSON))),
  'a stream is sent': (fetching, base) =>
    statusOf(
      posted(
        fetching,
        base,
        stream(PERSON, (controller) => controller.close()),
        { duplex: 'half' },
      ),
    ),
  'a stream requires duplex': (fetching, base) =>
    failure(
      posted(
        fetching,
        base,
        stream(PERSON, (controller) => controller.close()),
      ),
    ),
  'a stream that fails fails the call': (fetching, base) =>
    failure(
      posted(
        fetching,
        base,
        stream('{"firstName":', (controller) => controller.error(new TypeError('broken'))),
        {
          duplex: 'half',
        },
      ),
    ),
  'a form is sent': (fetching, base) =>
    statusOf(fetching(`${base}/api/v1/demo/photos`, { method: 'POST', headers, body: form() })),
  'parameters are sent as such': (fetching, base) =>
    statusOf(
      fetching(base + residents(), { method: 'POST', headers, body: new URLSearchParams({ a: 'b' }) }),
    ),
  'keepalive is taken': (fetching, base) => statusOf(posted(fetching, base, PERSON, { keepalive: true })),
  'a method is written large': (fetching, base) =>
    statusOf(posted(fetching, base, PERSON, { method: 'post' })),
  'GET has no body': (fetching, base) => failure(fetching(base + FACILITIES, { headers, body: 'x' })),
  'HEAD is answered without a body': async (fetching, base) => {
    const answer = await fetching(base + FACILITIES, { method: 'HEAD', headers });
    return [answer.status, await answer.text()];
  },
  '204 has no body': async (fetching, base) => {
    const made: unknown = await (await posted(fetching, base, PERSON)).json();
    const data = isRecord(made) && isRecord(made['data']) ? made['data'] : {};
    const answer = await fetching(`${base}/api/v1/demo/residents/${String(data['id'])}`, {
      method: 'DELETE',
      headers,
    });
    return [answer.status, answer.body, await answer.text()];
  },
  'the body of a Request is used': async (fetching, base) => {
    const request = new Request(base + residents(), {
      method: 'POST',
      headers: { ...headers, ...JSON_TYPE },
      body: PERSON,
    });
    const { status } = await fetching(request);
    return [status, request.bodyUsed, await failure(fetching(request))];
  },
  'a name and a password in the address are refused': (fetching, base) =>
    failure(fetching(base.replace('//', '//user:secret@') + FACILITIES)),
  'another scheme is refused': (fetching) => failure(fetching('ftp://ces.test/x')),
  'no address is refused': (fetching) => failure(fetching('facilities')),
  'an address without a scheme is refused': (fetching) => failure(fetching('//ces.test/x')),
};

describe('what fetch promises', () => {
  test.each(Object.entries(promises))('%s', async (_, promised) => {
    expect(await promised(inside.fetch, BASE)).toEqual(await promised(fetch, outside.url));
  });
});

test('an aborted call is not run', async () => {
  const before = (await inside.world().requests.list()).length;
  await failure(posted(inside.fetch, BASE, PERSON, { signal: AbortSignal.abort() }));
  expect(await inside.world().requests.list()).toHaveLength(before);
});

test('a path alone is one of the mock', async () => {
  expect((await inside.fetch(FACILITIES, { headers })).status).toBe(200);
});

describe('a service behind a path', () => {
  const GATEWAY = 'https://gw.example.com/community';
  const uploaded = async (mock: Pick<typeof inside, 'fetch'>): Promise<string> => {
    const answer = await mock.fetch(`${GATEWAY}/api/v1/demo/photos`, {
      method: 'POST',
      headers,
      body: form(),
    });
    const made: unknown = await answer.json();
    return isRecord(made) && isRecord(made['data']) ? String(made['data']['url']) : '';
  };

  test('is routed below it, and its links carry it', async () => {
    const mock = createMock({ ...options, basePath: '/community' });
    const link = await uploaded(mock);
    expect(link).toMatch(`${GATEWAY}/__files/`);
    expect(await (await mock.fetch(link)).text()).toBe('x');
    expect((await mock.fetch(`${GATEWAY}/ping`, { headers })).status).toBe(200);
    expect((await mock.fetch(`https://gw.example.com/communityx/ping`, { headers })).status).toBe(404);
  });

  test('is found there by the network, too', async () => {
    const mock = await startMock({ ...options, basePath: '/community' });
    expect((await fetch(`${mock.url}/community${FACILITIES}`, { headers })).status).toBe(200);
    expect(
      await connectMock({ url: `${mock.url}/community` })
        .world()
        .requests.list(),
    ).toHaveLength(1);
    await mock.close();
  });

  test('is a mistake of the caller where the mock knows of no path', async () => {
    expect((await inside.fetch(`${GATEWAY}${FACILITIES}`, { headers })).status).toBe(404);
  });
});
