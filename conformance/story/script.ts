import type { Exchange } from '../kit/record.ts';
import { mapText, shellComment, shellText, shellWord, shownWord, textWord } from '../quoting/shell.ts';
import type { Word } from '../quoting/shell.ts';
import type { Recorded, RecordedFile } from './recorded.ts';
import { stepsOf, wordOf } from './steps.ts';
import type { Carried, Step } from './steps.ts';

/** From this many equal steps in a row, the middle ones are folded. */
const shownInFull = 3;

/** A story as curl lines in order; variables carry ids of answers. With `fold`, repetitions are shortened. */
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

/** The words of a request that may contain variables. */
export const wordsOf = ({ path, headers, body, fields }: Recorded): readonly Word[] => [
  path,
  ...headers.map(([, value]) => value),
  ...(body ? [body] : []),
  ...fields.map(([, value]) => value),
];

function rowLength(steps: readonly Step[], from: number): number {
  const kind = kindOf(steps[from]);
  const end = steps.findIndex((step, at) => at > from && kindOf(step) !== kind);
  return (end < 0 ? steps.length : end) - from;
}

/** Equal exchanges have the same operation and status. */
const kindOf = (step: Step | undefined): string =>
  step
    ? [step.exchange.method, step.exchange.operationId ?? step.exchange.path, step.exchange.status].join(' ')
    : '';

function stepLines({ exchange, request, gives, takes }: Step): string[] {
  const { method, path, headers, body, fields, files } = request;
  const named = (name: string, between: string, value: Word): string =>
    shellWord([...textWord(name + between), ...carriedIn(value, takes)]);
  const words = [
    ...['-X', shellText(method), `"$CES_URL"${shellWord(carriedIn(path, takes, encodedIn))}`],
    ...headers.flatMap(([name, value]) => ['-H', named(name, ': ', value)]),
    ...(body === undefined ? [] : ['--data-raw', shellWord(carriedIn(body, takes))]),
    // -F would read a file if a text begins with @ or <.
    ...fields.flatMap(([name, value]) => ['--form-string', named(name, '=', value)]),
    ...files.flatMap((file, at) => ['-F', shellText(fileForm(file, at))]),
  ];
  return [
    shellComment(`recorded: ${exchange.status} to ${method} ${shownWord(path)}`),
    ...files.map(({ type }, at) => `sample ${sampleName(at)} ${shellText(type)}`),
    // Without -g and --path-as-is curl would expand brackets and remove dots from the path.
    `curl -sS -g --path-as-is -o "$answer" -w '%{http_code}\\n' ${words.join(' ')}`,
    ...gives.map((one) => `${one.name}=$(pick ${shellText(one.path)})`),
  ];
}

/** The name of a file that a script makes. The recorded name could lead out of the folder. */
const sampleName = (at: number): string => `sample-${at + 1}`;

const fileForm = ({ part, name, type }: RecordedFile, at: number): string => {
  const known = /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream';
  return `${part}=@${sampleName(at)};type=${known};filename="${name.replace(/["\\]/g, '\\$&')}"`;
};

const encodedIn = ({ name, value }: Carried): Word[number] => ({
  variable: name,
  encoded: encodeURIComponent(value) !== value,
});

/** A word in which every carried value is its variable; the longest values first. */
function carriedIn(
  word: Word,
  takes: readonly Carried[],
  variable: (one: Carried) => Word[number] = ({ name }) => ({ variable: name }),
): Word {
  const [longest, ...rest] = takes.toSorted((left, right) => right.value.length - left.value.length);
  if (!longest) return word;
  return mapText(word, (text) =>
    text
      .split(wordOf(longest.value, 'g'))
      .flatMap((part, at) => [
        ...(at === 0 ? [] : [variable(longest)]),
        ...carriedIn(textWord(part), rest, variable),
      ]),
  );
}
