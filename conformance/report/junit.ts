import { escapeAttribute, escapeText } from '../quoting/markup.ts';
import { exchangeLines, factsOf, replayOf } from './finding.ts';
import type { CheckResult, Results } from './results.ts';

type Attributes = Readonly<Record<string, string | number>>;

const bodyLimit = 2_000;

/** junit.xml: a suite per section, a case per check; what the runner itself has to say is a suite of its own. */
export function junitXml(results: Results): string {
  const names = [...new Set(results.checks.map(({ section }) => section))];
  const suites = names.map((name) => {
    const checks = results.checks.filter(({ section }) => section === name);
    return suite(
      name,
      checks.map((check) => checkCase(check, results)),
      seconds(checks),
    );
  });
  const runner = runnerCases(results);
  const robustness = (results.robustness?.checks ?? []).map((check) => robustCase(check, results));
  const all = [
    ...suites,
    ...(robustness.length > 0 ? [suite('robustness', robustness, 0)] : []),
    ...(runner.length > 0 ? [suite('runner', runner, 0)] : []),
  ];
  const totals = {
    name: results.subject === undefined ? 'ces conform' : `ces certify ${results.subject}`,
    ...count(all.map(({ cases }) => cases).flat()),
    time: results.seconds,
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', totals, all.map(({ xml }) => xml).join(''))}\n`;
}

/** The second verdict fails no build: what is not met is skipped, with what was found. */
function robustCase(check: CheckResult, results: Results): Case {
  const { finding, ...rest } = check;
  if (check.verdict !== 'fail') return checkCase(check, results);
  return checkCase({ ...rest, verdict: 'unproven', reason: `not met: ${finding?.found ?? ''}` }, results);
}

interface Case {
  readonly xml: string;
  readonly kind: 'failure' | 'error' | 'skipped' | 'passed';
}

function suite(
  name: string,
  cases: readonly Case[],
  time: number,
): { readonly xml: string; readonly cases: readonly Case[] } {
  return {
    cases,
    xml: element('testsuite', { name, ...count(cases), time }, cases.map(({ xml }) => xml).join('')),
  };
}

function count(cases: readonly Case[]): Attributes {
  const of = (kind: Case['kind']): number => cases.filter((one) => one.kind === kind).length;
  return { tests: cases.length, failures: of('failure'), errors: of('error'), skipped: of('skipped') };
}

function checkCase(check: CheckResult, results: Results): Case {
  const properties = [
    { name: 'verdict', value: check.verdict },
    { name: 'profile', value: check.profile },
    ...check.clauses.map((value) => ({ name: 'clause', value })),
    ...check.tiers.map((value) => ({ name: 'tier', value })),
  ].map((attributes) => element('property', attributes));
  const kind = kindOf(check);
  const attributes = { classname: `ces.${check.section}`, name: check.id, time: check.milliseconds / 1000 };
  return {
    kind,
    xml: element(
      'testcase',
      attributes,
      element('properties', {}, properties.join('')) + outcomeElements(check, kind, results),
    ),
  };
}

function kindOf({ verdict }: CheckResult): Case['kind'] {
  if (verdict === 'fail') return 'failure';
  if (verdict === 'error') return 'error';
  return verdict === 'pass' || verdict === 'observed' ? 'passed' : 'skipped';
}

function outcomeElements(check: CheckResult, kind: Case['kind'], results: Results): string {
  const { finding, reason, waiver, verdict } = check;
  const message = finding ? `promised ${finding.promised}; found ${finding.found}` : (reason ?? verdict);
  if (kind === 'skipped')
    return element('skipped', { message: waiver ? `waived: ${waiver.reason}` : `${verdict}: ${message}` });
  if (kind !== 'passed') return element(kind, { message, type: verdict }, escapeText(story(check, results)));
  const notes = [
    ...check.notes,
    ...check.observations.map(({ choice, operation, reading }) => `${choice} (${operation}): ${reading}`),
  ];
  return notes.length > 0 ? element('system-out', {}, escapeText(notes.join('\n'))) : '';
}

function story(check: CheckResult, results: Results): string {
  const facts = [...factsOf(check, results), ...replayOf(check, results)].map(
    ({ label, text }) => `${label}: ${text}`,
  );
  const exchanges = (check.finding?.exchanges ?? []).flatMap((exchange) => [
    '',
    ...exchangeLines(exchange, bodyLimit),
    exchange.curl,
  ]);
  return [...facts, ...exchanges].join('\n');
}

function runnerCases({ waiverProblems, faults }: Results): Case[] {
  const problem = (kind: 'failure' | 'error', name: string, message: string): Case => ({
    kind,
    xml: element(
      'testcase',
      { classname: 'ces.runner', name, time: 0 },
      element(kind, { message, type: kind }, ''),
    ),
  });
  return [
    ...waiverProblems.map(({ kind, check, says }) => problem('failure', `waiver ${kind}: ${check}`, says)),
    ...faults.map(({ where, message }) => problem('error', where, message)),
  ];
}

const seconds = (checks: readonly CheckResult[]): number =>
  checks.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;

function element(name: string, attributes: Attributes, content = ''): string {
  const listed = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`,
  );
  return content === '' ? `<${name}${listed.join('')}/>` : `<${name}${listed.join('')}>${content}</${name}>`;
}
