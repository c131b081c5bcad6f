import type { CheckResult } from '../report/results.ts';
import type { Exchange, Finding } from '../kit/record.ts';
import type { Method, Post, Sending } from '../kit/wire.ts';
import { shownWord } from '../quoting/shell.ts';
import type { Word } from '../quoting/shell.ts';
import { UsageError } from '../run/usage.ts';
import { leaves } from '../story/leaves.ts';
import { stepsOf, wordOf } from '../story/steps.ts';
import type { Step } from '../story/steps.ts';
import { attributedValues } from './attributed.ts';
import { onePixel } from './one-pixel.ts';
import { refusesReplay } from './refused.ts';

const timeout = 30_000;

/** A failed check whose requests can be sent again. */
export interface Failure {
  readonly id: string;
  readonly finding: Finding;
}

/**
 * The result of a replay. `again`: the value at the place of the finding is as recorded. `gone`: the last answer
 * differs there. `astray`: an earlier step got another status, so the result is unknown.
 */
export interface Replayed {
  readonly id: string;
  readonly outcome: 'again' | 'gone' | 'astray';
  /** One line for each step: method, path, recorded and present status. */
  readonly steps: readonly string[];
  /** The comparison at the end, or the step that differed. */
  readonly says: readonly string[];
}

/** Where and how a story is sent. */
export interface Aim {
  /** Base address. The recorded one is never used, so the token cannot go to a wrong place. */
  readonly url: string;
  /** The values of the variables in the recorded lines: the token, and headers of the configuration. */
  readonly values: ReadonlyMap<string, string>;
  /** Sends with the settings of the configuration: `senderOf`. */
  readonly post: Post;
  /** Removes the secrets from the output. */
  readonly redact: (text: string) => string;
}

/** The failures of a run with exchanges, including waived ones. */
export const failuresOf = (checks: readonly CheckResult[]): readonly Failure[] =>
  checks.flatMap(({ id, finding }) => (finding && finding.exchanges.length > 0 ? [{ id, finding }] : []));

/** Sends the requests of one story in order, with ids of new answers instead of the recorded ones. */
export async function replay({ id, finding }: Failure, aim: Aim): Promise<Replayed> {
  const { post } = aim;
  const steps = stepsOf(finding.exchanges);
  const carried = new Map<string, string>();
  const lines: string[] = [];
  for (const [at, step] of steps.entries()) {
    const arrival = await post(sendingOf(step, carried, aim), timeout);
    const answer = aim.redact(arrival.bytes.toString('utf8'));
    const { method, path } = step.request;
    lines.push(`${method} ${shownWord(path)}  recorded ${step.exchange.status}, now ${arrival.status}`);
    if (at === steps.length - 1) {
      const { status } = step.exchange;
      if (!refusesReplay(arrival.status, status, finding))
        return {
          id,
          steps: lines,
          ...compared(finding, step.exchange, { status: arrival.status, answer }, carried),
        };
      return {
        id,
        outcome: 'astray',
        steps: lines,
        says: [
          `the last step was answered ${status} in the run, and refused with ${arrival.status} now, by the target or by a gateway. So it is not known whether the failure is still there.`,
          'Name what a gateway asks for under headers in ces.config.yaml, or run the check again.',
        ],
      };
    }
    const shown = leaves(answer);
    const lost = step.gives.find((one) => !shown.some(({ path: where }) => where === one.path));
    if (arrival.status !== step.exchange.status || lost) {
      const why =
        arrival.status === step.exchange.status
          ? `the answer to step ${at + 1} has no ${lost?.path ?? 'value'}, which a later step needs`
          : `step ${at + 1} was answered ${step.exchange.status} in the run, and ${arrival.status} now`;
      return {
        id,
        outcome: 'astray',
        steps: lines,
        says: [`${why}. So it is not known whether the failure is still there.`],
      };
    }
    for (const one of step.gives) {
      carried.set(one.value, shown.find(({ path: where }) => where === one.path)?.value ?? one.value);
    }
  }
  return { id, outcome: 'astray', steps: lines, says: ['The finding holds no exchange.'] };
}

function compared(
  finding: Finding,
  { status, responseBody }: Exchange,
  arrival: { readonly status: number; readonly answer: string },
  carried: ReadonlyMap<string, string>,
): Pick<Replayed, 'outcome' | 'says'> {
  const now = new Map(leaves(arrival.answer).map(({ path, value }) => [path, value]));
  const facts = [
    { what: 'status', recorded: String(status), now: String(arrival.status) },
    ...attributedValues(finding, responseBody).map(({ path, value }) => ({
      what: path,
      recorded: carried.get(value) ?? value,
      now: now.get(path) ?? 'nothing',
    })),
  ];
  return {
    outcome: facts.every((fact) => fact.recorded === fact.now) ? 'again' : 'gone',
    says: facts.map(({ what, recorded, now: present }) =>
      recorded === present
        ? `${what} is ${JSON.stringify(present)}, as in the run`
        : `${what} was ${JSON.stringify(recorded)} in the run, and is ${JSON.stringify(present)} now`,
    ),
  };
}

const methods: readonly Method[] = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

function sendingOf({ request }: Step, carried: ReadonlyMap<string, string>, { values, url }: Aim): Sending {
  const current = (text: string, change: (value: string) => string): string =>
    [...carried]
      .toSorted(([left], [right]) => right.length - left.length)
      .reduce((whole, [from, to]) => whole.replace(wordOf(from, 'g'), () => change(to)), text);
  const fill = (word: Word, change: (value: string) => string = (value) => value): string =>
    word
      .map((part) => ('text' in part ? current(part.text, change) : valueOf(part.variable, values)))
      .join('');
  const { headers, body, fields, files } = request;
  const form = fields.length + files.length > 0;
  return {
    method: methods.find((method) => method === request.method.toLowerCase()) ?? 'get',
    base: url,
    path: fill(request.path, encodeURIComponent),
    // The new form has its own boundary.
    headers: Object.fromEntries(
      headers
        .filter(([name]) => !form || name.toLowerCase() !== 'content-type')
        .map(([name, value]) => [name, fill(value)]),
    ),
    payload: form
      ? {
          kind: 'form',
          fields: Object.fromEntries(fields.map(([name, value]) => [name, fill(value)])),
          files: files.map(({ part, name, type }) => ({ part, name, type, bytes: onePixel })),
        }
      : body === undefined
        ? { kind: 'none' }
        : { kind: 'text', text: fill(body) },
  };
}

/** Variables of the environment are never used: results may come from anyone, who could read them this way. */
function valueOf(variable: string, values: Aim['values']): string {
  const value = values.get(variable);
  if (value !== undefined) return value;
  throw new UsageError(
    `The recorded requests hold $${variable}, a header that the configuration gave. Name that header under headers in ces.config.yaml.`,
  );
}
