import { withoutCommands } from './workflow.ts';

/** What is written to: a stream of the process, or what stands for one. */
export interface Writable {
  write(text: string): unknown;
}

/**
 * Sequences of this program's own: colours and styles, and the line that is written over while a run moves. Everything
 * else that a terminal would obey came from elsewhere.
 */
const OWN = /\u001b\[(?:(?:[0-49]|[2349]\d)m|2K)|\r(?=\n|\u001b\[2K)/;
const FOREIGN = new RegExp(
  `(${OWN.source})|[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]`,
  'g',
);

const withoutControls = (text: string): string =>
  text.replace(FOREIGN, (_, own: string | undefined) => own ?? '\ufffd');

/** Characters of an unfinished line that are remembered: a command begins with two, behind blanks. */
const REMEMBERED = 200;

/**
 * The last guard before a reader: what is written to a stream holds no command for a terminal, and none for the runner of
 * a workflow. Each text is written by the function of its format before; here ends what was forgotten.
 */
export function guarded(inWorkflow: boolean): (text: string) => string {
  let line = '';
  return (text) => {
    const harmless = withoutControls(text);
    if (!inWorkflow) return harmless;
    // Both halves of a command may come in two writes.
    const whole = withoutCommands(line + harmless);
    const added = whole.slice(line.length);
    const unfinished = whole.slice(whole.lastIndexOf('\n') + 1);
    line = unfinished.length <= REMEMBERED ? unfinished : `…${unfinished.slice(-REMEMBERED)}`;
    return added;
  };
}

/** A stream as Node has it: what follows the text is handed on. */
interface Stream extends Writable {
  write(text: string | Uint8Array, ...rest: never[]): boolean;
}

const unguarded = new WeakMap<Writable, (text: string) => unknown>();

/** Puts the guard before a stream of this process. Bytes pass as they are. */
export function guard(stream: Stream, inWorkflow: boolean): void {
  const write = stream.write.bind(stream);
  const harmless = guarded(inWorkflow);
  unguarded.set(stream, write);
  const guarding = (text: string | Uint8Array, ...rest: never[]): boolean =>
    write(typeof text === 'string' ? harmless(text) : text, ...rest);
  stream.write = guarding;
}

/** Writes a command for the runner of a workflow on a line of its own, past the guard. */
export function writeCommand(out: Writable, command: string): void {
  const write = unguarded.get(out) ?? ((text: string) => out.write(text));
  write(`${command}\n`);
}
