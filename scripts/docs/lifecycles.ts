import { lifecycles, type Lifecycle, type Move } from '../../openapi/generated/lifecycles.ts';
import { drawLifecycle } from './lifecycle-drawing.ts';

const code = (text: string): string => `\`${text}\``;

const cell = (states: readonly string[] | undefined): string => (states ?? []).map(code).join(', ') || '–';

const line = ({ by, from, to, when = '', clauses }: Move): string =>
  `| ${cell(from)} | ${code(by)} | ${when} | ${cell(to)} | ${cell(clauses)} |`;

const chapter = (lifecycle: Lifecycle): string =>
  [
    `## States of a ${lifecycle.resource}`,
    lifecycle.says,
    drawLifecycle(lifecycle),
    [
      '| from | by | when | to | clauses |',
      '| --- | --- | --- | --- | --- |',
      ...lifecycle.moves.map(line),
    ].join('\n'),
  ].join('\n\n');

/** What has states, drawn and as a table. */
export const lifecycleChapters = (): string =>
  [
    '# States and moves',
    'Drawn from `openapi/lifecycles.yaml`: a dot leaves a state, a head arrives at one. Names with dashes are levers, ' +
      'which play what staff do outside the API.',
    ...lifecycles.map(chapter),
  ].join('\n\n');
