import { choices, type ChoiceId } from '../../openapi/generated/choices.ts';
import type { Section } from '../../openapi/generated/contract.ts';
import { sectionTitle } from './section-title.ts';

interface Choice {
  readonly id: ChoiceId;
  readonly section: string;
  readonly asks: string;
  readonly readings: Readonly<Record<string, string>>;
  readonly default: string;
  readonly why: string;
  readonly suite: string;
}

const register: readonly Choice[] = Object.values(choices);

const title = (section: string): string => `Open in ${sectionTitle(section)}`;

/** Where the page keeps a heading of this chapter: its renderer makes routes of titles. */
const route = (section: string): string =>
  `#/section/open-questions/${title(section).toLowerCase().replaceAll(' ', '-')}`;

export const choiceLink = (id: ChoiceId): string => `[${id}](${route(choices[id].section)})`;

const entry = ({ id, asks, readings, default: taken, why, suite }: Choice): string =>
  [
    `\`${id}\` **${asks}**`,
    Object.entries(readings)
      .map(([name, says]) => `- \`${name}\`${name === taken ? ' (the mock’s default)' : ''}: ${says}`)
      .join('\n'),
    `*Why this default:* ${why} *The suite:* ${suite}`,
  ].join('\n\n');

/** What the interface leaves open, section by section, as one chapter of the documentation. */
export const openQuestions = (sections: readonly Section[]): string =>
  [
    '# Open questions',
    'Where the interface says nothing, is unsure or contradicts itself, a server may do any of the following. The ' +
      'conformance suite accepts all of them and records what a server does in `choices.lock.json`; ' +
      '`ces mock --choices choices.lock.json` makes the mock do the same.',
    ...sections.flatMap((section) => {
      const asked = register.filter((choice) => choice.section === section);
      return asked.length === 0 ? [] : [`## ${title(section)}`, ...asked.map(entry)];
    }),
  ].join('\n\n');
