import type { CheckResult, Results } from '../../../conformance/report/results.ts';
import type { ConsumerDefect } from './consumers.ts';

/** What a certification says of a consumer. */
export interface ConsumerVerdict {
  readonly exitCode: number;
  /** The firm duties that are broken. */
  readonly firm: readonly string[];
  /** The robustness duties that are broken. */
  readonly robustness: readonly string[];
  /** What was found, by the duty. */
  readonly found: Readonly<Record<string, string>>;
  readonly unproven: number;
  readonly requests: number;
  readonly seconds: number;
}

const broken = (checks: readonly CheckResult[]): readonly CheckResult[] =>
  checks.filter(({ verdict }) => verdict === 'fail');

const ids = (checks: readonly CheckResult[]): readonly string[] => checks.map(({ id }) => id);

export const verdictOf = ({ checks, robustness, exitCode, summary, seconds }: Results): ConsumerVerdict => {
  const [firm, robust] = [broken(checks), broken(robustness?.checks ?? [])];
  return {
    exitCode,
    firm: ids(firm),
    robustness: ids(robust),
    found: Object.fromEntries([...firm, ...robust].map(({ id, finding }) => [id, finding?.found ?? ''])),
    unproven: checks.filter(({ verdict }) => verdict === 'unproven').length,
    requests: summary.requests,
    seconds,
  };
};

/** How a defect was found: by a firm duty, by robustness alone, by the end of the run alone, or not at all. */
export type Caught = 'firm' | 'robustness' | 'ended' | 'missed';

export const caughtBy = (
  { firm, robustness, exitCode }: ConsumerVerdict,
  correct: ConsumerVerdict,
): Caught => {
  const isNew = (one: readonly string[], before: readonly string[]): boolean =>
    one.some((id) => !before.includes(id));
  if (isNew(firm, correct.firm)) return 'firm';
  if (isNew(robustness, correct.robustness)) return 'robustness';
  return exitCode !== correct.exitCode ? 'ended' : 'missed';
};

const share = (part: number, of: number): string =>
  `${part} of ${of}${of === 0 ? '' : ` (${Math.round((100 * part) / of)} %)`}`;

/** How many defects of stated duties the firm verdict caught, and what became of the others. */
export const defectsText = (
  tried: readonly { readonly defect: ConsumerDefect; readonly caught: Caught; readonly verdict: ConsumerVerdict }[],
): string => {
  const count = (stated: boolean, by: Caught): number =>
    tried.filter(({ defect, caught }) => defect.stated === stated && caught === by).length;
  const of = (stated: boolean): number => tried.filter(({ defect }) => defect.stated === stated).length;
  return [
    '| defect | line | stated | what | caught | broken duties |',
    '| --- | ---: | --- | --- | --- | --- |',
    ...tried.map(
      ({ defect: { id, line, stated, says }, caught, verdict: { firm, robustness } }) =>
        `| ${id} | ${line} | ${stated ? 'yes' : 'no'} | ${says} | ${caught} | ${[...firm, ...robustness].join(', ')} |`,
    ),
    '',
    `stated duties: ${share(count(true, 'firm'), of(true))} by the firm verdict, ${count(true, 'robustness')} by robustness alone, ${count(true, 'ended')} by the end of the run alone, ${count(true, 'missed')} missed`,
    `others: ${count(false, 'firm')} firm, ${count(false, 'robustness')} robustness, ${count(false, 'ended')} ended, ${count(false, 'missed')} missed of ${of(false)}`,
  ].join('\n');
};
