import type { Listener } from '../run/collector.ts';
import type { Output } from '../run/options.ts';
import { many } from '../kit/words.ts';
import type { Paint } from './console.ts';
import { remaining } from './remaining.ts';

/**
 * Shows that a run moves: one line that is written over on a terminal, a line after each quarter elsewhere. It tells how
 * many checks have ended and no verdict, because a failure can still turn out to be that of another check.
 */
interface Progress extends Listener {
  /** Takes the moving line away. */
  end(): void;
}

export function createProgress(out: Output, paint: Paint, now: () => number = Date.now): Progress {
  const begun = now();
  const [shown, end] = out.isTTY ? movingLine(out, paint) : quarterLines(out);
  let total = 0;
  let done = 0;
  return {
    begin(count) {
      total = count;
    },
    check({ id, verdict }) {
      done += 1;
      const left = remaining({ done, total, elapsed: now() - begun });
      const count = total >= done ? `${done} of ${many(total, 'check')}` : many(done, 'check');
      shown({ done, total, id, isBroken: verdict === 'fail', says: left ? `${count}, ${left}` : count });
    },
    end,
  };
}

/** What there is to show when a check has ended. */
interface Step {
  readonly done: number;
  readonly total: number;
  readonly id: string;
  readonly isBroken: boolean;
  readonly says: string;
}

type Shown = readonly [shown: (step: Step) => void, end: () => void];

function movingLine(out: Output, paint: Paint): Shown {
  let [isMoving, isBroken] = [false, false];
  return [
    (step) => {
      isMoving = true;
      isBroken ||= step.isBroken;
      const line = `${step.says}  ${step.id}`.slice(0, (out.columns ?? 80) - 1);
      out.write(`\r\u001b[2K${isBroken ? paint.red(line) : paint.dim(line)}`);
    },
    () => {
      if (isMoving) out.write('\r\u001b[2K');
    },
  ];
}

function quarterLines(out: Output): Shown {
  let quarters = 0;
  return [
    ({ done, total, says }) => {
      const reached = Math.floor((4 * done) / Math.max(total, done));
      if (reached > quarters) out.write(`${says}\n`);
      quarters = reached;
    },
    () => {
      if (quarters > 0) out.write('\n');
    },
  ];
}
