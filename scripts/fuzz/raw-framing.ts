import {
  CHUNKED,
  common,
  create,
  hex,
  ping,
  REFUSED,
  RESIDENT,
  sized,
  text,
  type RawCase,
  type Setting,
} from './raw-kit.ts';

/** One request line or field that HTTP does not allow. */
export const malformed: readonly RawCase[] = (
  [
    ['no version', 'GET /ping'],
    ['version 9.9', 'GET /ping HTTP/9.9'],
    ['version in small letters', 'GET /ping http/1.1'],
    ['no method', '/ping HTTP/1.1'],
    ['unknown method', 'BREW /ping HTTP/1.1'],
    ['method in small letters', 'get /ping HTTP/1.1'],
    ['NUL in the target', 'GET /pi\0ng HTTP/1.1'],
    ['blank in the target', 'GET /pi ng HTTP/1.1'],
    ['bytes that are no text', '\xff\xfe\x00\x01'],
    ['a TLS greeting', '\x16\x03\x01\x00\xa5\x01\x00\x00'],
  ] as const
).map(([name, line]) => ({
  name: `request line: ${name}`,
  steps: (setting) => [text(line, ...common(setting), '', '')],
  // A request line without a version is one of HTTP/0.9.
  may: [...REFUSED, ...(name === 'no version' ? ['200 closed'] : [])],
}));

export const badFields: readonly RawCase[] = (
  [
    ['blank before the colon', 'X-A : 1'],
    ['no colon', 'nonsense'],
    ['NUL in the value', 'X-A: a\0b'],
    ['NUL in the name', 'X\0A: 1'],
    ['no name', ': 1'],
    ['line feed alone in a value', 'X-A: 1\nX-B: 2'],
    ['return alone in a value', 'X-A: 1\rX-B: 2'],
    ['two lengths', 'Content-Length: 0\r\nContent-Length: 5'],
    ['a length below zero', 'Content-Length: -1'],
    ['a length with a sign', 'Content-Length: +0'],
    ['a length that is no number', 'Content-Length: 0x1'],
    ['a length beyond counting', `Content-Length: ${'9'.repeat(40)}`],
    ['length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
    ['chunks, spelt oddly', 'Transfer-Encoding: xchunked'],
    ['chunks, then something else', 'Transfer-Encoding: chunked, identity'],
    ['chunks twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked'],
    ['a line that goes on', 'X-A: 1\r\n 2'],
    ['40 kB of one field', `X-A: ${'x'.repeat(40_000)}`],
    ['3,000 fields', Array.from({ length: 3_000 }, (_, at) => `X-${at}: 1`).join('\r\n')],
    ['two hosts', 'Host: other.example'],
  ] as const
).map(([name, field]) => ({
  name: `field: ${name}`,
  steps: (setting) => [ping(setting, field)],
  // Node accepts some of these; each accepted request must get one answer.
  may: [...REFUSED, '200 open', '200 closed', 'open', 'closed'],
}));

export const chunks: readonly RawCase[] = [
  {
    name: 'chunks: a body in two',
    steps: (setting) => [
      create(setting, [CHUNKED], ''),
      text(hex(RESIDENT.slice(0, 9)), RESIDENT.slice(0, 9), ''),
      text(hex(RESIDENT.slice(9)), RESIDENT.slice(9), '0', '', ''),
    ],
    may: ['200 open', '201 open'],
  },
  {
    name: 'chunks: with extensions and trailers',
    steps: (setting) => [
      create(setting, [CHUNKED], `${hex(RESIDENT)};a=b;c="d"\r\n${RESIDENT}\r\n0\r\nX-T: 1\r\n\r\n`),
    ],
    may: ['200 open', '201 open', ...REFUSED],
  },
  ...(['zz', '-5', '0x5', 'ffffffffffffffffff', '5 5', ''] as const).map((size) => ({
    name: `chunks: the size ${size || 'left out'}`,
    steps: (setting: Setting) => [create(setting, [CHUNKED], `${size}\r\nabcde\r\n0\r\n\r\n`)],
    may: [...REFUSED, 'closed'],
  })),
  {
    name: 'chunks: more in one than was said',
    steps: (setting) => [create(setting, [CHUNKED], `3\r\nabcdefgh\r\n0\r\n\r\n`)],
    may: [...REFUSED, 'closed'],
  },
  {
    name: 'chunks: an endless extension',
    steps: (setting) => [create(setting, [CHUNKED], `1;${'x'.repeat(100_000)}`), 'half-close'],
    may: [...REFUSED, 'closed'],
  },
  {
    name: 'chunks: JSON of 3 MB, no length given',
    steps: (setting) => [
      create(setting, [CHUNKED], ''),
      ...Array.from({ length: 48 }, () => text('10000', 'x'.repeat(65_536), '')),
      text('0', '', ''),
    ],
    may: ['413 open', '413 closed', 'closed'],
  },
  {
    name: 'chunks: the last one never comes',
    steps: (setting) => [create(setting, [CHUNKED], text(hex(RESIDENT), RESIDENT, '').toString()), 100],
    may: ['open'],
  },
];

const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
export const smuggling: readonly RawCase[] = [
  {
    name: 'smuggling: length before chunks',
    steps: (setting) => [create(setting, [sized('0\r\n\r\n' + smuggled), CHUNKED], `0\r\n\r\n${smuggled}`)],
    may: [...REFUSED, 'closed'],
  },
  {
    name: 'smuggling: chunks before length',
    steps: (setting) => [create(setting, [CHUNKED, 'Content-Length: 4'], `0\r\n\r\n${smuggled}`)],
    may: [...REFUSED, 'closed'],
  },
  {
    name: 'smuggling: a GET with a body that looks like a request',
    steps: (setting) => [Buffer.concat([ping(setting, sized(smuggled)), text(smuggled)])],
    may: ['200 open', '200 closed', ...REFUSED],
  },
  {
    name: 'smuggling: chunks hidden by a tab',
    steps: (setting) => [create(setting, ['Transfer-Encoding:\tchunked', sized(RESIDENT)], RESIDENT)],
    may: [...REFUSED, 'closed'],
  },
];
