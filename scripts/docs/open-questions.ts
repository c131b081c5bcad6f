import { choices, type ChoiceId } from '../../openapi/generated/choices.ts';
import type { Section } from '../../openapi/generated/contract.ts';

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

const title = (section: string): string => `Open in ${section}`;

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
    'Where the interface is silent, unsure or at odds with itself, an implementation may take any of these readings. ' +
      'The conformance suite fails none of them and records which one a server takes; ' +
      '`ces mock --choices choices.lock.json` makes the mock take the same.',
    ...sections.flatMap((section) => {
      const asked = register.filter((choice) => choice.section === section);
      return asked.length === 0 ? [] : [`## ${title(section)}`, ...asked.map(entry)];
    }),
  ].join('\n\n');
