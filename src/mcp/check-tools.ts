import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conform } from '../../conformance/conform.ts';
import { groupsOf } from '../../conformance/report/groups.ts';
import type { CheckResult, Results } from '../../conformance/report/results.ts';
import type { Session } from './session.ts';
import { fitted, pageOf, ToolRefusal, wordOf, type Tool } from './tool.ts';

/** The results of the latest run of each session. */
const latest = new WeakMap<Session, Results>();

const silent = { write: () => true };

const run = async (session: Session, only: unknown): Promise<Results> => {
  const { target } = session;
  if (!target)
    throw new ToolRefusal(
      'This session tests no server. Start ces mcp with --target URL or --config FILE to run checks.',
    );
  const folder = await mkdtemp(join(tmpdir(), 'ces-mcp-'));
  let said = '';
  try {
    const { results } = await conform({
      ...target,
      ...(only !== undefined && { only: wordOf(only) }),
      ...{ out: folder, env: process.env, cwd: process.cwd(), reporters: 'quiet', stdout: silent },
      stderr: { write: (text: string) => (said += text) },
    });
    if (!results) throw new ToolRefusal(said.trim());
    latest.set(session, results);
    return results;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const summaryOf = (results: Results) => ({
  outcome: results.outcome,
  verdicts: results.summary.verdicts,
  causes: groupsOf(results.checks).map(({ says, shown, others }) => ({
    check: shown.id,
    ...(says !== undefined && { cause: says }),
    found: shown.finding?.found.slice(0, 200),
    otherChecks: others.length,
  })),
});

const checkNamed = (session: Session, id: unknown): CheckResult => {
  const found = latest.get(session)?.checks.find((check) => check.id === id);
  if (found) return found;
  throw new ToolRefusal(`check takes the id of a check of the latest run_checks, found ${wordOf(id)}.`);
};

/** Tools that test the server named by the command. */
export const checkTools: readonly Tool[] = [
  {
    name: 'run_checks',
    description:
      'Runs checks of the conformance suite against the server under test. Answers the verdict and the findings by cause; finding shows one.',
    properties: {
      only: { type: 'string', description: "A glob over check ids, such as 'check-ins.*' (default: all)." },
    },
    run: async ({ only }, session) => summaryOf(await run(session, only)),
  },
  {
    name: 'finding',
    description:
      'Shows a failed check of the latest run: what was expected and found, and the requests that show it.',
    properties: {
      check: { type: 'string' },
      after: { description: 'The number of the request after which to go on.' },
    },
    required: ['check'],
    isRead: true,
    run: ({ check: id, after }, session) => {
      const { says, clauses, finding, verdict, reason } = checkNamed(session, id);
      const exchanges = (finding?.exchanges ?? []).map(({ curl: _curl, ...exchange }, at) => ({
        n: at + 1,
        ...exchange,
      }));
      const { promised, found, next } = finding ?? {};
      const facts = fitted({ verdict, says, clauses, promised, next, found, reason }, ['found']);
      return { ...facts, requests: pageOf(exchanges, (one) => one?.n, after, facts) };
    },
  },
  {
    name: 'replay',
    description: 'Runs one check of the latest run again, and says whether it fails as before.',
    properties: { check: { type: 'string' } },
    required: ['check'],
    run: async ({ check: id }, session) => {
      const before = checkNamed(session, id).verdict;
      const results = await run(session, id);
      return { before, ...summaryOf(results) };
    },
  },
];
