import pc from 'picocolors';
import { oneLine } from '../../conformance/quoting/terminal.ts';
import { withoutSecrets } from '../mock/domain/secrets.ts';
import type { Exchange } from '../mock/journal/exchange.ts';
import { isoOf } from '../mock/world/clock.ts';

const STYLES = ['pretty', 'json'] as const;
type LogStyle = (typeof STYLES)[number];

export const isLogStyle = (text: string): text is LogStyle => STYLES.some((style) => style === text);

const colourOf = (status: number): ((text: string) => string) =>
  status === 0 || status >= 500 ? pc.red : status >= 400 ? pc.yellow : pc.green;

/** What a refusal is about, in one line: the first thing that was wrong, or what was found. */
const reasonOf = ({ refusal }: Exchange): string | undefined => {
  if (!refusal) return undefined;
  const [first] = refusal.validation ?? [];
  const what = first ? `${first.location} ${first.pointer || '/'} ${first.message}` : refusal.found;
  return `${refusal.problem}: ${what}`;
};

const whoOf = ({ acting, actingId }: Exchange): string | undefined =>
  actingId === undefined ? undefined : `${acting?.kind ?? 'unknown'} ${actingId}`;

const troubleOf = ({ struck, applied = [], ends }: Exchange): readonly string[] => [
  ...(struck?.by.map(({ id, kind }) => `fault ${id} (${kind})`) ?? []),
  ...(applied.length > 0 ? [`prefer ${applied.join(', ')}`] : []),
  ...(ends ? [ends] : []),
];

const prettyLine = (exchange: Exchange): string => {
  const { method, path, search, status, took } = exchange;
  const target = search === '' ? path : `${path}?${withoutSecrets(search)}`;
  return [
    colourOf(status)(status === 0 ? '---' : String(status)),
    pc.bold(method.padEnd(6)),
    oneLine(target),
    pc.dim(`${took.toFixed(1)} ms`),
    ...[whoOf(exchange)].flatMap((who) => (who === undefined ? [] : [pc.dim(oneLine(who))])),
    ...[reasonOf(exchange)].flatMap((reason) => (reason === undefined ? [] : [pc.yellow(oneLine(reason))])),
    ...troubleOf(exchange).map((one) => pc.magenta(oneLine(one))),
  ].join('  ');
};

const jsonLine = (exchange: Exchange): string => {
  const { n, at, method, path, search, route, acting, actingId, status, took } = exchange;
  const trouble = troubleOf(exchange);
  return JSON.stringify({
    at: isoOf(at),
    n,
    method,
    path,
    ...(search !== '' && { query: withoutSecrets(search) }),
    ...(route && { operation: route.id }),
    status: status === 0 ? null : status,
    milliseconds: Math.round(took * 100) / 100,
    ...(actingId !== undefined && { acting: actingId, kind: acting?.kind ?? 'unknown' }),
    ...(exchange.refusal && { reason: reasonOf(exchange) }),
    ...(trouble.length > 0 && { trouble }),
  });
};

/** A request of the API as one line for a terminal, or for a program. */
export const logLine = (exchange: Exchange, style: LogStyle): string =>
  style === 'pretty' ? prettyLine(exchange) : jsonLine(exchange);
