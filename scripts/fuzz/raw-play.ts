import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createReader, type Answer } from './answers.ts';
import type { Fault } from './finding.ts';
import { errorFault } from './outcome-fault.ts';
import type { RawCase, Step } from './raw-kit.ts';

interface Played {
  readonly answers: readonly Answer[];
  readonly end: 'open' | 'closed';
}

/** As tables write it: `200 400 closed`. */
const outcomeText = ({ answers, end }: Played): string =>
  [...answers.map(({ status }) => String(status)), end].join(' ');

const isAllowed = (played: Played, may: RawCase['may']): boolean => {
  const found = outcomeText(played);
  return may.some((one) => one === found || new RegExp(`^${one.replaceAll('xx', '\\d\\d')}$`).test(found));
};

/** After this many milliseconds of silence, an allowed exchange is over. */
const QUIET = 40;

/** Plays the steps on a connection of their own; done when it went as it may and all is quiet, or after `patience`. */
export const play = async (
  port: number,
  steps: readonly Step[],
  { may }: Pick<RawCase, 'may'>,
  patience: number,
): Promise<Played> => {
  const answers: Answer[] = [];
  const state = { isClosed: false, last: performance.now() };
  const reader = createReader(() => false);
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
  const heard = (more: readonly Answer[]): void => {
    state.last = performance.now();
    answers.push(...more);
  };
  const closed = (): void => {
    if (state.isClosed) return;
    state.isClosed = true;
    heard(reader.end());
  };
  socket.on('error', closed).on('close', closed).on('end', closed);
  socket.on('data', (bytes: Buffer) => heard(reader.take(bytes)));
  for (const step of steps) {
    if (step === 'hang-up') socket.destroy();
    else if (step === 'half-close') socket.end();
    else if (typeof step === 'number') await pause(step);
    else if (!socket.destroyed && !state.isClosed)
      // What is left of the patience must not keep the process.
      await Promise.race([
        new Promise((done) => socket.write(step, done)),
        pause(patience, undefined, { ref: false }),
      ]);
  }
  const begun = performance.now();
  const now = (): Played => ({ answers, end: state.isClosed ? 'closed' : 'open' });
  for (state.last = begun; performance.now() - begun < patience; await pause(5))
    if (state.isClosed || (performance.now() - state.last > QUIET && isAllowed(now(), may))) break;
  socket.destroy();
  return now();
};

/** What is wrong with how a raw exchange went: an error in another form, or another way than the table allows. */
export const rawFaults = (played: Played, { may }: Pick<RawCase, 'may'>): readonly Fault[] => [
  ...played.answers.flatMap((answer) => (answer.status < 400 ? [] : (errorFault(answer) ?? []))),
  ...(isAllowed(played, may)
    ? []
    : [
        {
          kind: outcomeText(played) === 'open' ? 'silent' : 'unexpected',
          says: `went ${outcomeText(played)}, may go ${may.join(' or ')}`,
        } as const,
      ]),
];
