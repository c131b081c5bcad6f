import { lifecycles, type Lifecycle, type Move } from '../../openapi/generated/lifecycles.ts';
import { drawLifecycle } from './lifecycle-drawing.ts';

const code = (text: string): string => `\`${text}\``;

const states = (names: readonly string[] | undefined, none: string): string =>
  (names ?? []).map(code).join(' or ') || none;

/** One move in a line: it reads the same on a phone. */
const line = ({ by, from, to, when, clauses }: Move): string => {
  const cited = clauses.length === 0 ? '' : ` (${clauses.map(code).join(', ')})`;
  return `- ${states(from, 'new')} → ${states(to, 'removed')}: ${code(by)}${when === undefined ? '' : `, ${when}`}${cited}`;
};

const chapter = (lifecycle: Lifecycle): string =>
  [
    `## States of a ${lifecycle.resource}`,
    lifecycle.says,
    drawLifecycle(lifecycle),
    lifecycle.moves.map(line).join('\n'),
  ].join('\n\n');

/** What has states, drawn and as a list. */
export const lifecycleChapters = (): string =>
  [
    '# States',
    'Which states a record has, and which call moves it from one to another. A dot is where a move starts, an arrow ' +
      'head where it ends. Names with dashes, such as `approve-transportation-request`, are staff actions ' +
      'outside the API, which the mock offers as levers.',
    ...lifecycles.map(chapter),
  ].join('\n\n');
