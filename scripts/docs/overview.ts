import type { Section } from '../../openapi/generated/contract.ts';
import { castIn } from './access-cast.ts';
import { accessChapters } from './access-matrix.ts';
import { curlOf } from './curl.ts';
import { NOW, openService, worldOf, type Exchange } from './exchanges.ts';
import { shortened } from './inject.ts';
import { lifecycleChapters } from './lifecycles.ts';
import { openQuestions } from './open-questions.ts';
import { workflowChapter } from './workflows.ts';

/** A separate world, so its new people show in no example. */
const whoMayAsk = (): string => {
  const world = worldOf(openService(), 0);
  return accessChapters(castIn(world), world);
};

const json = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

/** A call to paste, and its answer. */
const firstCall = (exchange: Exchange): readonly string[] => [
  '# Your first call',
  'Paste this into a terminal. The mock that serves this page answers it: it lists the facilities of a tenant.',
  `\`\`\`bash\n${curlOf(exchange)}\n\`\`\``,
  `The answer is ${exchange.status}:`,
  json(shortened(exchange.body).value),
  'Every call needs these three headers: the bearer token of your service, the id of the user for whom you act, and ' +
    'the tenant of that user. With **Try it** you send any call from this page. To call a service instead of the mock, ' +
    'use the base address and the token that its operator gives you; the paths stay the same.',
];

/** The chapters before the operations: a first call, how to read the page, what is the mock's own, what is open. */
export const overview = (
  sections: readonly Section[],
  first: Exchange,
  { call, status, body }: Exchange,
): string =>
  [
    ...firstCall(first),
    workflowChapter(),
    '# How to read this page',
    'An operation begins with its parameters and its body. Below them stands what matters to a caller: who may call, ' +
      'what is refused, what happens and which events follow. All its rules are folded underneath, with the numbers ' +
      'that the mock and the conformance suite cite, and then the points that the interface leaves open, each with a ' +
      'link to its [open question](#/section/open-questions). Do not rely on an open point.',
    'Link to an operation by its id, for example [`#createRegistration`](#createRegistration).',
    'The examples are real calls to the mock, in this order: reads, creates, replacements, deletes. ' +
      `\`ces mock --now ${NOW.toString()}\` gives the same answers, except for the times at which records were created.`,
    '# What only the mock does',
    'The interface does not say which status every refusal has, nor what its body holds. Where it is silent, the mock ' +
      'picks one of the permitted answers and sends a problem document (RFC 9457). Other servers may answer ' +
      'differently: do not build on these statuses and bodies.',
    `For example, the mock refuses \`${JSON.stringify(call.body)}\` as a new resident with ${status}, because a required member is missing:`,
    json(body),
    whoMayAsk(),
    lifecycleChapters(),
    openQuestions(sections),
  ].join('\n\n');
