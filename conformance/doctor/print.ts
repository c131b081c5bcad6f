import type pc from 'picocolors';
import { many } from '../kit/words.ts';
import { jsonText } from '../quoting/json.ts';
import { printable } from '../quoting/terminal.ts';
import type { Place } from '../run/place.ts';
import type { Diagnosis } from './doctor.ts';
import type { Finding } from './finding.ts';

type Paint = ReturnType<typeof pc.createColors>;

/** One sentence about one finding: where it was written, what was promised, what was found, what to do. */
export const sentenceOf = ({ key, promised, found, next }: Finding, place: Place): string =>
  printable(`${place(key)}: ${key}: expected: ${promised}; found: ${found}; next: ${next}.`);

/** The findings that keep a run from beginning, a line each. */
export const stopsOf = ({ findings }: Diagnosis): readonly Finding[] =>
  findings.filter(({ grade }) => grade === 'stops');

export const weakeningsOf = ({ findings }: Diagnosis): readonly Finding[] =>
  findings.filter(({ grade }) => grade === 'weakens');

/** 0 nothing in the way; 2 the configuration is wrong; 4 the target is. */
export function exitCodeOf(diagnosis: Diagnosis): 0 | 2 | 4 {
  const stops = stopsOf(diagnosis);
  if (stops.length === 0) return 0;
  return stops.some(({ fault }) => fault === 'configuration') ? 2 : 4;
}

/** The whole of it for a person. */
export function textOf(diagnosis: Diagnosis, url: string, place: Place, paint: Paint): string {
  const [stops, weak] = [stopsOf(diagnosis), weakeningsOf(diagnosis)];
  const line = (finding: Finding): string => {
    const mark = finding.grade === 'stops' ? paint.red('wrong') : paint.yellow('weaker');
    return `${mark}  ${sentenceOf(finding, place)}`;
  };
  const rest = diagnosis.leftOut > 0 ? `, ${diagnosis.leftOut} left out` : '';
  return [
    `${paint.bold('doctor')}  ${url}  ${paint.dim(`${many(diagnosis.requests, 'request')}${rest}`)}`,
    `way: ${diagnosis.way}`,
    `checked: ${diagnosis.looked.join(', ')}`,
    ...[...stops, ...weak].map(line),
    verdictOf(stops.length, weak.length),
    '',
  ].join('\n');
}

function verdictOf(stops: number, weak: number): string {
  if (stops > 0) return `Fix ${many(stops, 'problem')} before you run ces conform.`;
  if (weak > 0)
    return `Ready for ces conform; with ${many(weak, 'problem')}, some checks will stay unproven.`;
  return 'Ready for ces conform.';
}

/** The same for a program. */
export const jsonOf = (diagnosis: Diagnosis, url: string, place: Place): string =>
  `${jsonText({
    url,
    exitCode: exitCodeOf(diagnosis),
    ...diagnosis,
    findings: diagnosis.findings.map((finding) => ({
      ...finding,
      place: place(finding.key),
      sentence: sentenceOf(finding, place),
    })),
  })}\n`;
