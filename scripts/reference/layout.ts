/** A part of the reference: an entry point, or one thing that all of them have. */
export interface Chapter {
  readonly title: string;
  readonly says: string;
  /** What it documents, in this order. */
  readonly names: readonly string[];
}

export const INTRO = `# Reference

Every function of \`community-engagement-contract\` in code, generated from its declarations. [The mock in tests and pages](in-code.md)
shows how they go together.

In this page: [\`/mock\`](#mock), [\`/msw\`](#msw), [\`/playwright\`](#playwright), [\`/client\`](#client), [a world](#a-world),
[levers](#levers), [levers of the planned part](#levers-of-the-planned-part), [types](#types). [Situations](situations.md) have a page of their
own.

- Functions of a mock reject with a [\`CesError\`](#ceserror) if they are refused.
- Instants are ISO 8601 texts in UTC, such as \`2026-06-15T12:00:00Z\`. Durations are ISO 8601, such as \`PT3H\` or \`P2D\`.
- A member with \`?\` may be left out. Everything is \`readonly\`; the reference leaves that word out.`;

export const chapters: readonly Chapter[] = [
  {
    title: '`/mock`',
    says: "`import { … } from 'community-engagement-contract/mock'`: the mock in this process, on a port, or elsewhere.",
    names: [
      'connectMock',
      'createMock',
      'startMock',
      'CesError',
      'Mock',
      'MockOnPort',
      'MockOptions',
      'PortOptions',
      'Reached',
    ],
  },
  {
    title: '`/msw`',
    says: "`import { … } from 'community-engagement-contract/msw'`: the mock behind Mock Service Worker. It needs `msw`.",
    names: ['createHandlers', 'handlers', 'HandlerOptions'],
  },
  {
    title: '`/playwright`',
    says: "`import { … } from 'community-engagement-contract/playwright'`: a mock and a world in every test. It needs `@playwright/test`.",
    names: ['test', 'MockFixtures', 'MockWorkerFixtures', 'PageWorld'],
  },
  {
    title: '`/client`',
    says: "`import { … } from 'community-engagement-contract/client'`: calls of the API, typed by the contract.",
    names: ['createClient', 'Client', 'ClientOptions', 'Refusal'],
  },
  { title: 'A world', says: '', names: ['World'] },
];

/** Interfaces whose members are listed in the interfaces that extend them. */
export const INLINED: readonly string[] = ['WithWorlds'];

/** Documented in a chapter of their own, or too large to be read: types that the contract gives. */
export const NOT_LISTED: readonly string[] = ['Levers', 'Scenario', 'Situations', 'World'];

export const LEVERS = `Staff actions that the API does not offer, each with the type of its input. Members that are left out get a value of the mock.
An action returns \`{}\` where nothing else is said.

\`\`\`ts
const { residentId } = await world.levers['create-resident']({ facilityId, firstName: 'Ada' });
\`\`\`

- Comments name the form of a text: \`date\` is \`2026-06-15\`, \`HH:mm\` is \`14:30\`, \`instant\` is \`2026-06-15T12:00:00Z\`.
- _throws_: \`CesError\` \`invalid-input\` if a member is wrong or unknown, \`not-found\` if an id does not exist, \`conflict\` if the
  action is impossible now.`;
