import type { CheckSubject, ChoiceSubject, ClauseSubject, Subject } from './subject.ts';

type Row = readonly [label: string, lines: readonly string[]];

/** A clause, a check or a choice as a person reads it: its sentence first, then a row for each fact. */
export function explanation(subject: Subject): string {
  if (subject.kind === 'clause') return page(subject.id, subject.says, clauseRows(subject));
  if (subject.kind === 'check') return page(subject.id, subject.says, checkRows(subject));
  return page(subject.id, subject.asks, choiceRows(subject));
}

function clauseRows(clause: ClauseSubject): Row[] {
  const { determinacy, profile, part, lines, choice, unobservable, operations, checks, saboteurs } = clause;
  return [
    ['section', [clause.section]],
    ['source', [`${part}, ${lineWords(lines)} of the interface`]],
    ['kind', [`${kinds[determinacy]}${profile === 'core' ? '' : `; profile ${profile}`}`]],
    ['choice', choice === undefined ? [] : [`${choice}  (ces explain ${choice})`]],
    ['untestable', unobservable === undefined ? [] : [unobservable]],
    ['holds for', operations],
    ['tested by', checks.length > 0 ? checks.flatMap(checkLines) : ['no check']],
    [
      'broken by',
      saboteurs === undefined
        ? ['this package has no list of known faults']
        : saboteurs.length > 0
          ? saboteurs.map(({ id, says }) => `${id}  ${says}`.trim())
          : ['no known fault'],
    ],
  ];
}

function checkRows({ clauses, profile, needs, negative, requests }: CheckSubject): Row[] {
  return [
    ['clauses', clauses.map(({ id, says, determinacy }) => `${id}  ${says}  (${determinacy})`)],
    ['profile', [profile]],
    ['needs', needs.length > 0 ? needs : ['only url, tenant and token']],
    ['sends', negative ? ['input that the contract refuses'] : []],
    ['cost', requests === undefined ? [] : [`${requests} requests`]],
  ];
}

function choiceRows(choice: ChoiceSubject): Row[] {
  const { section, lines, readings, why, suite, operations, clauses } = choice;
  return [
    ['section', [section]],
    ['source', [`${lineWords(lines)} of the interface`]],
    ['readings', Object.entries(readings).map(([reading, says]) => `${reading}  ${says}`)],
    ['the mock', [`${choice.default}  ${why}`]],
    ['the suite', [suite]],
    ['clauses', [...clauses]],
    ['holds for', operations],
  ];
}

const kinds = { firm: 'firm: the interface states it', open: 'open: the interface leaves it open' } as const;

const lineWords = (lines: readonly number[]): string =>
  `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;

const checkLines = ({ id, says, needs }: ClauseSubject['checks'][number]): string[] => [
  needs.length > 0 ? `${id}  (needs ${needs.join(', ')})` : id,
  `  ${says}`,
];

function page(id: string, sentence: string, rows: readonly Row[]): string {
  const lines = rows.flatMap(([label, texts]) =>
    texts.map((line, at) => `  ${(at === 0 ? label : '').padEnd(10)} ${line}`),
  );
  return `${[`${id}  ${sentence}`, ...lines].join('\n')}\n`;
}
