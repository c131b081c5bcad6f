import type { Section } from '../../openapi/generated/contract.ts';
import { castIn } from './access-cast.ts';
import { accessChapters } from './access-matrix.ts';
import { NOW, openService, worldOf, type Exchange } from './exchanges.ts';
import { lifecycleChapters } from './lifecycles.ts';
import { openQuestions } from './open-questions.ts';

/** A world of its own: whom it takes in shows in no example. */
const whoMayAsk = (): string => {
  const world = worldOf(openService(), 0);
  return accessChapters(castIn(world), world);
};

const json = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

/** The chapters that stand before the operations: how to read the page, what is the mock's own, what is open. */
export const overview = (
  description: string,
  sections: readonly Section[],
  { call, status, body }: Exchange,
): string =>
  [
    description,
    '# How to read this page',
    'Every operation lists what is promised of it, in numbered sentences: the mock keeps them, the conformance suite ' +
      'tries them, and both cite them by number. What is *open* is no promise; it links to the chapter on open questions. ' +
      'Examples are calls to the mock and its answers: first the reads, then creates, replacements and deletes. ' +
      `A mock started by \`ces mock --now ${NOW.toString()}\` gives the same, but for the moments at which things were made.`,
    '# What is the mock’s own',
    'Where the interface leaves a status or the body of a refusal open, this page and the mock show one reading among ' +
      'those that are allowed. The statuses of the mock in such places, and the shape of its problem documents ' +
      '(RFC 9457), are its own and no promise of the service. Do not build on them.',
    `A create without a required member, for example, holds \`${JSON.stringify(call.body)}\`, and the mock answers ${status}:`,
    json(body),
    whoMayAsk(),
    lifecycleChapters(),
    openQuestions(sections),
  ].join('\n\n');
