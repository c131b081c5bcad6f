import { SHORTEST_SECRET } from '../../kit/redact.ts';
import type { Examination, Finding, Planned } from '../finding.ts';

/** Can reports hide the secrets of the run? Only `ces doctor` reports this, because a run checks as much without it. */
export const secrets: Examination = {
  name: 'secrets',
  asks: [],
  examine: ({ run, thorough }) => (thorough ? held(run).filter(isShort).map(tooShort) : []),
};

interface Held {
  readonly key: string;
  readonly value: string;
}

/** Names of headers that hold a secret; the value of another one may well be short. */
const SECRET = /auth|cookie|key|pass|secret|token/i;

const held = ({ token, headers = {}, secrets: others = [] }: Planned): readonly Held[] => [
  { key: 'token', value: token },
  ...others.flatMap(({ name, value }) => (name === 'WEBHOOK_KEY' ? [{ key: 'webhooks.key', value }] : [])),
  ...Object.entries(headers).flatMap(([name, value]) =>
    SECRET.test(name) ? [{ key: `headers.${name}`, value }] : [],
  ),
];

const isShort = ({ value }: Held): boolean => value.length < SHORTEST_SECRET;

const tooShort = ({ key, value }: Held): Finding => ({
  grade: 'weakens',
  fault: 'configuration',
  key,
  promised: `the secret has at least ${SHORTEST_SECRET} characters, so that reports can hide it`,
  found: `${value.length} characters, which cannot be hidden where an answer repeats them`,
  next: 'use a longer secret, or show the reports only to people who may know it',
});
