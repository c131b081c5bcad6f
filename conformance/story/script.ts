import type { Exchange } from '../kit/record.ts';
import { quoted } from './shell.ts';
import { stepsOf, wordOf } from './steps.ts';
import type { Carried, Step } from './steps.ts';

/** Steps of one kind in a row from which on the middle ones are folded. */
const shownInFull = 3;

/** A story as curl lines in order; ids of answers are carried by variables. With `fold`, repetitions are shortened. */
export function scriptLines(exchanges: readonly Exchange[], fold: boolean): string[] {
  const steps = stepsOf(exchanges);
  const lines: string[] = [];
  for (let at = 0; at < steps.length;) {
    const length = rowLength(steps, at);
    const row = steps.slice(at, at + length);
    if (fold && length > shownInFull) {
      lines.push(...row.slice(0, 1).flatMap(stepLines), `# … ${length - 2} more like this`);
      lines.push(...row.slice(-1).flatMap(stepLines));
    } else lines.push(...row.flatMap(stepLines));
    at += length;
  }
  return lines;
}

function rowLength(steps: readonly Step[], from: number): number {
  const kind = kindOf(steps[from]);
  const end = steps.findIndex((step, at) => at > from && kindOf(step) !== kind);
  return (end < 0 ? steps.length : end) - from;
}

/** Exchanges of one kind: the same operation with the same status. */
const kindOf = (step: Step | undefined): string =>
  step
    ? [step.exchange.method, step.exchange.operationId ?? step.exchange.path, step.exchange.status].join(' ')
    : '';

function stepLines({ exchange, request, gives, takes }: Step): string[] {
  const words = [
    ...['-X', request.method, address(request.path, takes)],
    ...request.headers.flatMap(([name, value]) => ['-H', text(`${name}: ${value}`, takes)]),
    ...(request.body === undefined ? [] : ['--data-raw', text(request.body, takes)]),
    // -F would read a file where a text begins with @ or <.
    ...request.fields.flatMap(([name, value]) => ['--form-string', text(`${name}=${value}`, takes)]),
    ...request.files.flatMap(({ part, name, type }) => ['-F', quoted(`${part}=@${name};type=${type}`)]),
  ];
  return [
    `# recorded: ${exchange.status} to ${request.method} ${request.path.replace(/\s/g, ' ')}`,
    ...request.files.map(({ name, type }) => `sample ${quoted(name)} ${quoted(type)}`),
    `curl -sS -o "$answer" -w '%{http_code}\\n' ${words.join(' ')}`,
    ...gives.map(({ name, path }) => `${name}=$(pick ${quoted(path)})`),
  ];
}

const address = (path: string, takes: readonly Carried[]): string =>
  `"$CES_URL"${replaced(path, takes, ({ name, value }) =>
    encodeURIComponent(value) === value ? `"$${name}"` : `"$(encoded "$${name}")"`,
  )}`;

const text = (value: string, takes: readonly Carried[]): string =>
  replaced(value, takes, ({ name }) => `"$${name}"`) || "''";

/** The text as shell words joined, every carried value by its variable; the longest values first. */
function replaced(whole: string, takes: readonly Carried[], variable: (one: Carried) => string): string {
  if (whole === '') return '';
  const [longest, ...rest] = takes.toSorted((left, right) => right.value.length - left.value.length);
  if (!longest) return quoted(whole);
  return whole
    .split(wordOf(longest.value, 'g'))
    .map((part) => replaced(part, rest, variable))
    .join(variable(longest));
}
