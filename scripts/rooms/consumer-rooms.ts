import type { Room } from './room.ts';

/** The rooms in which those who consume the service are certified. */
export const consumerRooms = (mock: readonly string[]): readonly Room[] => [
  // Who consumes the service and its events: what they owe, who judges it, and samples that keep or break it.
  {
    name: 'consumers',
    holds: ['conformance/consumers/'],
    knows: ['contract', 'quoting', 'kit', 'run', 'report', 'certificate'],
    uses: ['ajv', 'hono', '@hono/node-server', 'openapi-fetch', 'picocolors', 'temporal-polyfill', 'node:*'],
  },
  // Serves a world to a consumer and plays with it what the suite then judges: the one room besides the command that
  // knows the mock and the suite, since the mock is sender and service there and the suite must not know it.
  {
    name: 'certify',
    holds: ['src/certify/'],
    knows: [
      'contract',
      ...mock,
      'fixtures',
      'mutations',
      'variants',
      'quoting',
      'kit',
      'run',
      'report',
      'certificate',
      'consumers',
      'cli',
    ],
    uses: ['temporal-polyfill', 'node:*'],
  },
  // Forwards real traffic and judges it by the contract, with the journal and the control plane's guard of the mock.
  {
    name: 'proxy',
    holds: ['src/proxy/'],
    knows: ['contract', ...mock, 'quoting', 'kit', 'run', 'report', 'consumers', 'certify'],
    uses: ['@hono/node-server', 'temporal-polyfill', 'node:*'],
  },
  // Reads what a server shows, with the sender of the suite, and makes a world of the mock of it.
  {
    name: 'record',
    holds: ['src/record/'],
    knows: ['contract', ...mock, 'kit', 'run'],
    uses: ['temporal-polyfill', 'node:*'],
  },
  // Serves mock and suite to a coding agent.
  {
    name: 'mcp',
    holds: ['src/mcp/'],
    knows: ['contract', ...mock, 'kit', 'run', 'report', 'catalogue', 'conform', 'entries', 'cli'],
    uses: ['@modelcontextprotocol/sdk', 'ajv', 'node:*'],
  },
];
