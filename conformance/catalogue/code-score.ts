import recorded from './code-score.json' with { type: 'json' };

/** A share with the interval in which it lies with a confidence of 95 %; shares are from 0 to 1. */
interface CodeShare {
  readonly caught: number;
  readonly of: number;
  readonly low: number;
  readonly high: number;
}

/** What the suite catches of mutants of the mock's own sources, which a seed draws: no one chose them. */
export interface CodeScore {
  readonly seed: number;
  /** How many were tried. */
  readonly sample: number;
  /** Of all that ran to the end. */
  readonly raw: CodeShare;
  /** Without those that a reader judged to break no stated sentence, or to be out of reach of a client. */
  readonly judged: CodeShare;
}

const shareOf = ({ caught, of, low, high }: CodeShare): CodeShare => ({ caught, of, low, high });

/** As `npm run scores -- --code --record` wrote it. */
export const codeScore: CodeScore = {
  seed: recorded.seed,
  sample: recorded.sample,
  raw: shareOf(recorded.raw),
  judged: shareOf(recorded.judged),
};

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const shareText = ({ caught, of, low, high }: CodeShare): string =>
  `${caught} of ${of} (${percent(caught / of)}, 95 % interval ${percent(low)} to ${percent(high)})`;

/** The score in one sentence. */
export const codeScoreText = ({ sample, seed, raw, judged }: CodeScore): string =>
  `of ${sample} random changes to the mock's sources (seed ${seed}) the suite catches ${shareText(raw)}; of those that break a stated sentence ${shareText(judged)}`;
