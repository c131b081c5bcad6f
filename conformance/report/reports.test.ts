import fc from 'fast-check';
import pc from 'picocolors';
import { expect, test } from 'vitest';
import { otherTenant, toAdd } from '../kit/to-add.ts';
import { consoleText } from './console.ts';
import { escapeText } from '../quoting/markup.ts';
import { annotations } from './github.ts';
import { reportHtml } from './html.ts';
import { junitXml } from './junit.ts';
import { summaryMarkdown } from './markdown.ts';
import { createProgress } from './progress.ts';
import { exchange, nasty, record, runOf, spec } from './sample.ts';

const plain = pc.createColors(false);
const results = runOf(
  [
    record('residents.a', 'pass', ['RES-01'], { notes: [nasty] }),
    record('residents.b', 'unproven', ['RES-01'], { reason: 'needs a lever' }),
    record('check-ins.a', 'fail', ['CHK-01']),
    record('check-ins.b', 'error', [], { reason: nasty }),
  ],
  {
    waivers: {
      waived: new Map(),
      problems: [{ kind: 'expired', check: 'x', says: 'The waiver of x is old.' }],
    },
    faults: [{ where: 'x.check.ts', message: nasty }],
  },
);

test('escaped text holds nothing that means anything in HTML or XML', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const escaped = escapeText(text);
      const markup = /[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/.test(escaped);
      return !markup && !/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(escaped);
    }),
  );
  expect(escapeText('\ud800 & \u0000')).toBe('\ufffd &amp; \ufffd');
});

test('junit counts every verdict once and carries what the runner has to say', () => {
  const xml = junitXml(results);
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="ces conform" tests="6" failures="2" errors="2" skipped="1"/,
  );
  expect(xml).toContain(
    '<testsuite name="check-ins" tests="2" failures="1" errors="1" skipped="0" time="0.02">',
  );
  expect(xml).toContain('<property name="clause" value="CHK-01"/>');
  expect(xml).toContain('<skipped message="unproven: needs a lever"/>');
  expect(xml).toContain('name="waiver expired: x"');
});

test('junit is well formed, whatever a target answers', () => {
  const xml = junitXml(results);
  expect(xml).not.toContain('<script>');
  expect(xml).not.toMatch(/[\u0000-\u0008\u001b]/);
  const stack: string[] = [];
  for (const [, close, name = '', self] of xml
    .replace(/^<\?.*?\?>/, '')
    .matchAll(/<(\/?)([\w-]+)(?:\s[\w-]+="[^"<]*")*(\/?)>/g)) {
    if (close) expect(stack.pop()).toBe(name);
    else if (!self) stack.push(name);
  }
  expect(stack).toEqual([]);
});

test('the page takes no markup from a target, and needs nothing from outside', () => {
  const page = reportHtml(results);
  expect(page).not.toContain('<script>alert');
  expect(page).not.toMatch(/(?:src|href)="(?!#)/);
  expect(page).toContain('&lt;script&gt;alert');
  expect(page).toMatch(/<svg role="img" aria-label="check-ins: 1 fail, 1 error"/);
  expect(page).toMatch(/<div class="check unproven" ?>/);
});

test('the page of a pass stays small: a check that held is a line of a few hundred letters', () => {
  const ids = Array.from({ length: 1000 }, (_, at) => `residents.a-check-with-a-usual-name-${at}`);
  const says = 'A resident who was replaced is shown as the replacement tells it, and no other is.';
  const sizeOf = (count: number): number =>
    reportHtml(runOf(ids.slice(0, count).map((id) => record(id, 'pass', ['RES-01'], { says })))).length;
  expect((sizeOf(1000) - sizeOf(0)) / 1000).toBeLessThan(380);
});

test('what did not hold says promised and found at the top, and the ring speaks of what was asked for', () => {
  const page = reportHtml(results);
  const top = page.slice(page.indexOf('Findings'), page.indexOf('<h2>All checks'));
  expect(top).toContain('<dt>promised</dt>\n<dd class="promised">409</dd>');
  expect(top).toContain('<dd class="found">&lt;script&gt;');
  const asked = runOf([record('residents.a', 'pass', ['RES-01'])], {
    spec: { ...spec, only: 'residents.*' },
  });
  expect(reportHtml(asked)).toContain('1 of 1 stated clause held, 0 violated');
  expect(asked.outcome).toBe('No violation. 1 of 1 stated clause held.');
  expect(asked.summary.clauses.stated).toBeGreaterThan(1);
});

test('failures with one cause stand once at the top of the page, with the others folded beneath', () => {
  const finding = { kind: 'wrong-status' as const, promised: '409', found: '201', exchanges: [exchange] };
  const broken = ['a', 'b', 'c'].map((name) => record(`check-ins.${name}`, 'fail', ['CHK-01'], { finding }));
  const page = reportHtml(runOf(broken));
  const top = page.slice(page.indexOf('Findings'), page.indexOf('<h2>All checks'));
  expect(top.match(/<dt>promised/g)).toHaveLength(1);
  expect(top).toContain('<a href="#check-check-ins.c">check-ins.c</a>');
});

test('the page says what the run could have caught, and offers the lines that would raise it', () => {
  const reason = toAdd('needs a second tenant', otherTenant);
  const lacking = [{ reason, faults: 3 }];
  const reach = { known: 4, reached: 1 };
  const page = reportHtml({ ...results, detection: { ...reach, sections: { residents: reach }, lacking } });
  expect(page).toContain('1 of 4 known faults (25 %)');
  expect(page).toContain('aria-label="residents: 1 of 4"');
  expect(page).toMatch(/3 faults: needs a second tenant<pre tabindex="0" class="copy">otherTenant: \{/);
});

test('markdown keeps a finding on its lines', () => {
  const text = summaryMarkdown(results);
  expect(text).toContain('### fail: `check-ins.a`');
  expect(text).toContain('| check-ins |  | 1 |  | 1 |');
  expect(text).not.toContain('<script>');
  expect(text).toContain('- 1 × needs a lever');
});

test('the console tells the four facts, what led there and how to see it again', () => {
  const text = consoleText(results, 'out/report.html', plain);
  for (const fact of [
    'FAIL  check-ins.a',
    'CHK-01  One check-in per day.',
    'promised  409',
    'found     <script>',
    exchange.curl,
    "replay    ces conform --seed 42 --only 'check-ins.a'",
    'WAIVER expired',
    '    1  needs a lever',
    '4 checks: 1 pass  1 fail  1 unproven  1 error',
    'report out/report.html',
  ]) {
    expect(text).toContain(fact);
  }
  expect(text.replaceAll('\n', '')).not.toMatch(/[\u0000-\u001f\u007f]/);
});

test('a story of several requests stands in replay.sh and not in the terminal', () => {
  const finding = {
    kind: 'wrong-status' as const,
    promised: '409',
    found: '201',
    exchanges: [exchange, exchange],
  };
  const text = consoleText(
    runOf([record('check-ins.a', 'fail', ['CHK-01'], { finding })]),
    'out/report.html',
    plain,
  );
  expect(text).toContain("send      CES_TOKEN=… sh out/replay.sh 'check-ins.a'");
  expect(text).not.toContain('curl');
});

test('every failure carries a waiver entry to paste, in each report', () => {
  const reason = 'reason: say here why this is accepted for now';
  expect(results.checks.find(({ id }) => id === 'check-ins.a')?.suggestedWaiver).toMatchObject({
    check: 'check-ins.a',
    expires: '2026-07-15',
  });
  expect(results.checks.filter(({ suggestedWaiver }) => suggestedWaiver)).toHaveLength(1);
  expect(consoleText(results, 'o', plain)).toContain(
    `waive     ces waive 'check-ins.a' --until 2026-07-15 --reason '…'`,
  );
  expect(summaryMarkdown(results)).toContain(
    `\`\`\`yaml\n- check: check-ins.a\n  ${reason}\n  expires: 2026-07-15\n`,
  );
  expect(reportHtml(results)).toContain(`<dd class="waive">- check: check-ins.a\n  ${reason}`);
});

test('progress is one line that is written over on a terminal, and a line per quarter elsewhere', () => {
  const written: string[] = [];
  const terminal = createProgress({ isTTY: true, columns: 20, write: (text) => written.push(text) }, plain);
  terminal.check?.(record('residents.a-very-long-name', 'pass', []));
  terminal.end();
  expect(written).toEqual(['\r\u001b[2K1 check  residents.', '\r\u001b[2K']);
  written.length = 0;
  const pipe = createProgress({ write: (text) => written.push(text) }, plain);
  pipe.begin?.(9);
  for (let at = 0; at < 9; at += 1) pipe.check?.(record(`residents.${at}`, 'fail', []));
  pipe.end();
  // No verdicts: a failure can still be left to another check, and then the result would say another number.
  expect(written.join('')).toBe('3 of 9 checks\n5 of 9 checks\n7 of 9 checks\n9 of 9 checks\n\n');
});

test('one defect is one short story in every report, with the other checks beneath', () => {
  const shown = { ...exchange, operationId: 'listResidents', status: 200 };
  const finding = {
    kind: 'wrong-value' as const,
    promised: 'an item',
    found: 'none',
    exchanges: [{ ...shown, responseBody: '{"data":[],"hasMore":false}' }],
  };
  const run = runOf(
    Array.from({ length: 40 }, (_, at) => record(`residents.${at}`, 'fail', ['RES-01'], { finding })),
  );
  const says =
    '40 checks failed. All have one cause: listResidents answers an empty list. Next: fix the first finding below and repeat the run.';
  const [text, summary, page] = [
    consoleText(run, 'out/report.html', plain),
    summaryMarkdown(run),
    reportHtml(run),
  ];
  expect(text.split('\n')[0]).toBe(says);
  expect(summary.split('\n')[2]).toBe(says);
  expect(text.split('\n').length).toBeLessThan(30);
  expect(summary.split('\n').length).toBeLessThan(50);
  expect(page.match(/<details class="group/g)).toHaveLength(1);
  expect(annotations(run)).toEqual([
    expect.stringMatching(/^::error title=residents\.0 RES-01 and 39 more checks::/),
  ]);
  expect(junitXml(run)).toContain('tests="40" failures="40"');
});

test('of many causes the terminal tells ten, and names the others', () => {
  const run = runOf(
    Array.from({ length: 34 }, (_, at) => {
      const shown = { ...exchange, operationId: 'getResident', status: 500 + at };
      return record(`residents.${at}`, 'fail', ['RES-01'], {
        finding: { kind: 'wrong-value', promised: '', found: '', exchanges: [shown] },
      });
    }),
  );
  const text = consoleText(run, 'o', plain);
  expect(text.match(/^ {2}clause/gm)).toHaveLength(10);
  expect(text.match(/^FAIL {2}residents\.\d+ {2}getResident answers 5\d\d \(1 check\)$/gm)).toHaveLength(20);
  expect(text).toContain('4 more causes in the report');
  expect(text).toContain('There are 34 causes.');
});
