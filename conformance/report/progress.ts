import type { CheckRecord } from '../kit/record.ts';
import type { Listener } from '../run/collector.ts';
import type { Output } from '../run/options.ts';
import { many } from '../kit/words.ts';
import { countWords } from './console.ts';
import type { Paint } from './console.ts';
import { remaining } from './remaining.ts';
import { countVerdicts } from './verdicts.ts';

/** Shows that a run moves: one line that is written over on a terminal, a line per check file elsewhere. */
interface Progress extends Listener {
  /** Takes the moving line away. */
  end(): void;
}

export function createProgress(out: Output, paint: Paint, now: () => number = Date.now): Progress {
  return out.isTTY ? movingLine(out, paint, now) : fileLines(out, paint);
}

function movingLine(out: Output, paint: Paint, now: () => number): Progress {
  const begun = now();
  let total = 0;
  const seen: CheckRecord[] = [];
  return {
    check(record) {
      seen.push(record);
      const counts = countVerdicts(seen);
      const broken = counts.fail + counts.error;
      const of = total >= seen.length ? ` of ${total}` : '';
      const left = remaining({ done: seen.length, total, elapsed: now() - begun });
      const head = [
        of ? `${seen.length}${of} checks` : many(seen.length, 'check'),
        ...(broken > 0 ? [`${broken} broken`] : []),
        ...(left ? [left] : []),
      ].join(', ');
      const line = `${head}  ${record.id}`.slice(0, (out.columns ?? 80) - 1);
      out.write(`\r\u001b[2K${broken > 0 ? paint.red(line) : paint.dim(line)}`);
    },
    begin(count) {
      total = count;
    },
    end() {
      if (seen.length > 0) out.write('\r\u001b[2K');
    },
  };
}

function fileLines(out: Output, paint: Paint): Progress {
  let written = false;
  return {
    file(name, records, milliseconds) {
      if (records.length === 0) return;
      written = true;
      out.write(
        `${name}: ${countWords(countVerdicts(records), paint)}  ${paint.dim(`${(milliseconds / 1000).toFixed(1)} s of work`)}\n`,
      );
    },
    end() {
      if (written) out.write('\n');
    },
  };
}
