import type { CheckRecord, Exchange, Finding } from './record.ts';
import { decoded } from './decoded.ts';
import type { MemberFault } from './fault.ts';
import { redactor } from './redact.ts';
import type { Redact, Secret } from './redact.ts';
import type { RunSpec } from './run.ts';

/** Stands for the token of the second tenant in what is shown. */
export const OTHER_TOKEN = 'CES_OTHER_TOKEN';

/** The variables that stand for the service tokens in what is shown. */
export const tokensOf = ({
  token,
  otherTenant,
}: Pick<RunSpec, 'token' | 'otherTenant'>): readonly Secret[] => [
  { name: 'CES_TOKEN', value: token },
  ...(otherTenant?.token === undefined ? [] : [{ name: OTHER_TOKEN, value: otherTenant.token }]),
];

type Holder = Pick<
  RunSpec,
  'url' | 'token' | 'otherTenant' | 'headers' | 'leverRoutes' | 'secrets' | 'proxies'
> &
  Pick<Partial<RunSpec>, 'webhooks'>;

/** The variable that stands for the value of a header in what is shown: X-Gateway-Key is $X_GATEWAY_KEY. */
export const variableOf = (header: string): string =>
  header
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '_')
    .replace(/^(?=\d)/, '_');

/** Everything that a run knows and that none of its outputs may show. */
export function secretsOf(run: Holder): readonly Secret[] {
  const { url, headers, leverRoutes, webhooks, proxies, secrets = [] } = run;
  const routes = Object.values(leverRoutes).flatMap((route) => ('url' in route ? [route] : []));
  const proxied = [proxies?.http, proxies?.https].flatMap((proxy) =>
    proxy && 'authorization' in proxy ? [proxy.authorization] : [],
  );
  const all = [
    ...tokensOf(run),
    ...(webhooks ? [{ name: 'WEBHOOK_KEY', value: webhooks.key }] : []),
    ...[headers ?? {}, ...routes.map((route) => route.headers)].flatMap((some) =>
      Object.entries(some).flatMap(([header, value]) => inHeader(header, value)),
    ),
    ...secrets,
    ...[url, ...routes.map((route) => route.url)].flatMap(inAddress),
    ...proxied.flatMap((value) => inHeader('Proxy-Authorization', value)),
  ];
  // The first name of a value is the one under which it is known best.
  return [...new Map(all.toReversed().map((one) => [one.value, one])).values()].reverse();
}

/** A part of a header's value that is as long as this is a credential of its own: `Bearer …`, `session=…`. */
const SHORTEST_PART = 12;

/** The value of a header, its credentials without the words around them, and the password that `Basic` holds. */
function inHeader(header: string, value: string): readonly Secret[] {
  const parts = value.split(/[\s,;]+/).map((part) => part.replace(/^[\w-]+=/, ''));
  const basic = /^Basic\s+(\S+)$/i.exec(value)?.[1] ?? '';
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(basic, 'base64').toString('utf8')) ?? [];
  return [value, ...parts.filter((part) => part.length >= SHORTEST_PART), password].map((one) => ({
    name: variableOf(header),
    value: one,
  }));
}

/** The password in an address, as it is written and as it is meant, and values of its query that are called secret. */
function inAddress(address: string): readonly Secret[] {
  if (!URL.canParse(address)) return [];
  const { password, searchParams } = new URL(address);
  const queried = [...searchParams].filter(([name]) => /auth|key|pass|secret|sig|token/i.test(name));
  return [
    ...[password, decoded(password)].map((value) => ({ name: 'PASSWORD', value })),
    ...queried.map(([name, value]) => ({ name: variableOf(name), value })),
  ];
}

const redactors = new WeakMap<Holder, Redact>();

/** The redaction of a run, made when it is first asked for. */
export function redactorOf(run: Holder): Redact {
  const known = redactors.get(run) ?? redactor(secretsOf(run));
  redactors.set(run, known);
  return known;
}

const exchangeRedacted = (exchange: Exchange, redact: Redact): Exchange => ({
  ...exchange,
  path: redact(exchange.path),
  ...(exchange.requestBody !== undefined && { requestBody: redact(exchange.requestBody) }),
  responseBody: redact(exchange.responseBody),
  curl: redact(exchange.curl),
});

const memberRedacted = ({ path, found, expected, ...more }: MemberFault, redact: Redact): MemberFault => ({
  ...more,
  path: redact(path),
  ...(found !== undefined && { found: redact(found) }),
  ...(expected !== undefined && { expected: redact(expected) }),
});

const findingRedacted = (finding: Finding, redact: Redact): Finding => {
  const { next, counterexample, members, items, absent, neverShown, schemaMismatch } = finding;
  return {
    ...finding,
    promised: redact(finding.promised),
    found: redact(finding.found),
    ...(next !== undefined && { next: redact(next) }),
    ...(counterexample !== undefined && { counterexample: redact(counterexample) }),
    ...(members && { members: members.map((member) => memberRedacted(member, redact)) }),
    ...(items && { items: items.map(redact) }),
    ...(absent !== undefined && { absent: redact(absent) }),
    ...(neverShown && { neverShown: neverShown.map(redact) }),
    ...(schemaMismatch && { schemaMismatch: schemaMismatch.map(redact) }),
    exchanges: finding.exchanges.map((exchange) => exchangeRedacted(exchange, redact)),
  };
};

/** A record whose texts were made of answers: none of them holds a secret. */
export function recordRedacted(record: CheckRecord, redact: Redact): CheckRecord {
  const { reason, finding, failedPrecondition } = record;
  return {
    ...record,
    ...(reason !== undefined && { reason: redact(reason) }),
    ...(finding && { finding: findingRedacted(finding, redact) }),
    ...(failedPrecondition && { failedPrecondition: findingRedacted(failedPrecondition, redact) }),
    ...(record.serverErrors && {
      serverErrors: record.serverErrors.map((exchange) => exchangeRedacted(exchange, redact)),
    }),
    observations: record.observations.map((one) => ({ ...one, reading: redact(one.reading) })),
    notes: record.notes.map(redact),
    violations: record.violations.map((one) => ({ ...one, message: redact(one.message) })),
  };
}
