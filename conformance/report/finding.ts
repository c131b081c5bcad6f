import type { Exchange } from '../kit/record.ts';
import { printable } from '../quoting/terminal.ts';
import { waiverText } from '../run/waive.ts';
import { shellText } from '../quoting/shell.ts';
import type { CheckResult, Results } from './results.ts';
import { attributedClauses } from './verdicts.ts';

/** One line of a finding: what kind of fact, and the fact. */
interface Fact {
  readonly label: string;
  readonly text: string;
}

/** What a stranger needs to act on a check that did not hold, in the order of reading. */
export function factsOf(check: CheckResult, { clauses }: Results): Fact[] {
  const { finding, reason, waiver } = check;
  const saying = (id: string): string => clauses.find((clause) => clause.id === id)?.says ?? '';
  return [
    fact('says', check.says),
    ...attributedClauses(check).map((id) => fact('clause', `${id}  ${saying(id)}`.trim())),
    fact('unjudged', check.clauses.filter((id) => !attributedClauses(check).includes(id)).join(', ')),
    fact('promised', finding?.promised),
    fact('found', finding?.found),
    fact('reason', reason),
    fact('next', finding?.next),
    fact('with', finding?.counterexample),
    fact(
      'waived',
      waiver && `${waiver.reason}, until ${waiver.expires}${waiver.ticket ? ` (${waiver.ticket})` : ''}`,
    ),
  ].filter(({ text }) => text !== '');
}

const fact = (label: string, text: string | undefined): Fact => ({ label, text: printable(text ?? '') });

/** The command that repeats the whole run, or the shard of it. */
export const repeatOf = ({ again, only, shard }: Results): string =>
  [
    again,
    ...(only === undefined ? [] : [`--only ${shellText(only)}`]),
    ...(shard ? [`--shard ${shard}`] : []),
  ].join(' ');

/** The command that repeats one check, and what its property drew. */
export function replayOf({ id, finding, again: own }: CheckResult, { again, subject }: Results): Fact[] {
  if (subject !== undefined) return [fact('again', again)];
  const { replay } = finding ?? {};
  const drawn =
    replay &&
    [`path ${replay.path}`, ...(replay.replayPath ? [`replayPath ${replay.replayPath}`] : [])].join(', ');
  return [fact('replay', `${own ?? again} --only ${shellText(id)}`), fact('drawn', drawn)].filter(
    ({ text }) => text !== '',
  );
}

/** An entry of ces.waivers.yaml for a failure, to be pasted there. */
export const waiverOf = ({ suggestedWaiver: entry }: CheckResult): Fact[] =>
  entry ? [fact('waive', waiverText(entry))] : [];

/** The command that writes this entry. */
export const waiveCommand = ({ suggestedWaiver: entry }: CheckResult): Fact[] =>
  entry ? [fact('waive', `ces waive ${shellText(entry.check)} --until ${entry.expires} --reason '…'`)] : [];

/** A request and its answer as three short lines; bodies are cut to `limit` characters. */
export function exchangeLines(
  { method, path, as, requestBody, status, responseBody }: Exchange,
  limit: number,
): string[] {
  const head = `${method.toUpperCase()} ${path} → ${status}${as ? ` (as ${as})` : ''}`;
  const sent = requestBody ? [`sent ${clip(requestBody, limit)}`] : [];
  const got = responseBody ? [`got  ${clip(responseBody, limit)}`] : [];
  return [head, ...sent, ...got].map(printable);
}

export const clip = (text: string, limit: number): string =>
  text.length <= limit ? text : `${text.slice(0, limit)}… (${text.length} characters)`;
