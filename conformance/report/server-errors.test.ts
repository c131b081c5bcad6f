import { expect, test } from 'vitest';
import pc from 'picocolors';
import type { Exchange } from '../kit/record.ts';
import { consoleText } from './console.ts';
import { reportHtml } from './html.ts';
import { summaryMarkdown } from './markdown.ts';
import { exchange, record, runOf } from './sample.ts';
import { serverErrorText, serverErrorsOf } from './server-errors.ts';

const failure = (operationId: string, status = 500): Exchange => ({
  ...exchange,
  ...{ method: 'GET', path: `/${operationId}`, operationId, status },
});

const unproven = (id: string, ...serverErrors: readonly Exchange[]) =>
  record(id, 'unproven', ['RES-02'], { reason: 'the target answered 500', serverErrors });

test('server errors are grouped by operation and status, the most frequent first', () => {
  const { checks } = runOf([
    unproven('residents.a', failure('getResident', 503)),
    unproven('residents.b', failure('listResidents')),
    ...['c', 'd', 'e'].map((id) => unproven(`residents.${id}`, failure('listResidents'))),
  ]);
  expect(serverErrorsOf(checks).map(serverErrorText)).toEqual([
    '500 to GET /listResidents (4 checks: residents.b, residents.c, residents.d and 1 more)',
    '503 to GET /getResident (1 check: residents.a)',
  ]);
});

test('a lever stands there by its name, once for each check', () => {
  const { operationId: _, ...unnamed } = exchange;
  const lever = (path: string): Exchange => ({ ...unnamed, method: 'lever', path, status: 500 });
  const [create, send] = [lever('create-activity'), lever('send-announcement')];
  const { checks } = runOf([unproven('residents.a', create, create), unproven('residents.b', send)]);
  expect(serverErrorsOf(checks).map(serverErrorText)).toEqual([
    '500 to lever create-activity (1 check: residents.a)',
    '500 to lever send-announcement (1 check: residents.b)',
  ]);
});

test('every report lists them first, and they alone fail no run', () => {
  const alone = runOf([
    record('residents.read', 'pass', ['RES-01']),
    unproven('residents.a', failure('ping')),
  ]);
  expect(alone.exitCode).toBe(0);
  const results = runOf([
    record('residents.read', 'fail', ['RES-01']),
    unproven('residents.a', failure('ping')),
  ]);
  for (const text of [
    consoleText(results, 'out/report.html', pc.createColors(false)),
    summaryMarkdown(results),
    reportHtml(results),
  ]) {
    const at = text.search(/server errors?/i);
    expect(at).toBeGreaterThan(-1);
    expect(text.indexOf('500 to GET /ping')).toBeGreaterThan(at);
    expect(at).toBeLessThan(text.search(/FAIL {2}|## Causes|class="group fail/));
  }
});
