import { badFields, chunks, malformed, smuggling } from './raw-framing.ts';
import { CHUNKED, common, photo, ping, REFUSED, text, type RawCase, type Setting } from './raw-kit.ts';
import { pace } from './raw-pace.ts';

const exchanges: readonly RawCase[] = [
  {
    name: 'early answer: a list asked with a body of 2 MB',
    steps: (setting) => [
      ping(setting, 'Content-Length: 2000000'),
      Buffer.alloc(2_000_000, 'x'),
      ping(setting),
    ],
    may: ['200 200 open', '200 200 closed', '200 closed', ...REFUSED],
  },
  {
    name: 'pipelining: twenty pings at once',
    steps: (setting) => [Buffer.concat(Array.from({ length: 20 }, () => ping(setting)))],
    may: [`${'200 '.repeat(20)}open`],
  },
  {
    name: 'pipelining: a good request, a broken one, a good one',
    steps: (setting) => [Buffer.concat([ping(setting), text('nonsense', '', ''), ping(setting)])],
    may: ['200 400 closed', '400 closed', '200 closed'],
  },
  {
    name: 'pipelining: a form without a boundary, then a ping',
    steps: (setting) => [
      Buffer.concat([photo(setting, 'x'.repeat(100_000), 'multipart/form-data'), ping(setting)]),
    ],
    may: ['4xx 200 open', '4xx closed'],
  },
  {
    name: 'HTTP/1.0: without a host',
    steps: ({ token }) => [text('GET /ping HTTP/1.0', `Authorization: Bearer ${token}`, '', '')],
    may: ['200 closed', ...REFUSED],
  },
  {
    name: 'HTTP/1.0: kept alive',
    steps: (setting) => [text('GET /ping HTTP/1.0', ...common(setting), 'Connection: keep-alive', '', '')],
    may: ['200 open', '200 closed'],
  },
  {
    name: 'HTTP/1.0: chunks',
    steps: (setting) => [text('POST /ping HTTP/1.0', ...common(setting), CHUNKED, '', '0', '', '')],
    may: [...REFUSED, 'closed'],
  },
  { name: 'HTTP/1.1: without a host', steps: () => [text('GET /ping HTTP/1.1', '', '')], may: REFUSED },
  { name: 'HTTP/0.9', steps: () => [text('GET /ping', '')], may: [...REFUSED, 'closed', 'open'] },
  {
    name: 'HTTP/2: its preface',
    steps: () => [text('PRI * HTTP/2.0', '', 'SM', '', '')],
    may: [...REFUSED, 'closed'],
  },
  ...(
    [
      ['absolute form', (host: string) => `http://${host}/ping`, ['200 open']],
      ['absolute form, another host', () => 'http://other.example/ping', ['200 open', ...REFUSED]],
      ['absolute form, https', (host: string) => `https://${host}/ping`, ['200 open', ...REFUSED]],
      // Read as the host `ping` and no path.
      ['absolute form, no host', () => 'http:///ping', [...REFUSED, '302 open', '302 closed']],
      ['absolute form, another scheme', () => 'ftp://x/ping', REFUSED],
      ['absolute form of the control plane', () => 'http://evil.example/__admin/health', REFUSED],
      ['asterisk', () => '*', REFUSED],
      ['authority', (host: string) => host, REFUSED],
      ['two slashes', () => '//ping', REFUSED],
      ['a fragment', () => '/ping#x', ['200 open', ...REFUSED]],
      ['a question mark alone', () => '/ping?', ['200 open']],
      ['16 kB', () => `/${'x'.repeat(17_000)}`, REFUSED],
    ] as const
  ).map(([name, target, may]) => ({
    name: `target: ${name}`,
    steps: (setting: Setting) => [text(`GET ${target(setting.host)} HTTP/1.1`, ...common(setting), '', '')],
    may,
  })),
  {
    name: 'upgrade to a web socket',
    steps: (setting) => [ping(setting, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: x')],
    may: ['200 open', '200 closed', 'closed', ...REFUSED],
  },
  {
    name: 'CONNECT',
    steps: (setting) => [text('CONNECT other.example:80 HTTP/1.1', ...common(setting), '', '')],
    may: ['closed', ...REFUSED],
  },
  {
    name: 'an expectation that no server can meet',
    steps: (setting) => [ping(setting, 'Expect: 200-maybe')],
    may: ['200 open', ...REFUSED, '417 open', '417 closed'],
  },
];

export const rawCases: readonly RawCase[] = [
  ...malformed,
  ...badFields,
  ...chunks,
  ...smuggling,
  ...pace,
  ...exchanges,
];
