import { clauses } from '../../../openapi/generated/clauses.ts';
import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import { factsOf, profileOf } from '../../calls/facts.ts';
import { changer, send } from '../../calls/send.ts';
import { callOf } from '../../calls/table.ts';
import { clausesOf, isOnlyAbout } from '../../kit/about.ts';
import { check } from '../../kit/check.ts';
import { fits, isSuccess, takenOrRefused } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { statusClausesOf } from '../../kit/preconditions.ts';
import {
  freeTextsOf,
  inDigits,
  INTEGERS,
  integersOf,
  TEXTS,
  textsOf,
  UNROUNDED,
  writes,
  writing,
} from './edge-values.ts';

/** Every integer of a body, 0 and beyond 32, 53 and 64 bits: accepted as it is, or refused without a trace. */
for (const id of writes) {
  const members = integersOf(id);
  if (members.length === 0) continue;
  check({
    id: `breadth.${id}.wide-integers`,
    says: `${id} keeps 0 and integers beyond 32, 53 and 64 bits as sent, or refuses them without a trace: ${members.join(', ')}.`,
    clauses: ['CNV-56'],
    profile: profileOf(id),
    negative: true,
    async run(t) {
      const all = (digits: string) => Object.fromEntries(members.map((member) => [member, inDigits(digits)]));
      // Whether 0 is taken is no matter of how large a number may be.
      await writing(t, id, all('0'));
      const seen = [];
      for (const [beyond, digits] of INTEGERS)
        for (const { outcome } of await writing(t, id, all(digits))) seen.push({ beyond, outcome });
      // Many programs round it, which is open. One that keeps its digits keeps them in other writings as well, or refuses them.
      const [plain, ...writings] = UNROUNDED;
      const rounded = await writing(t, id, all(plain), true);
      for (const { outcome } of rounded) seen.push({ beyond: 'refused-beyond-53-bits' as const, outcome });
      if (rounded.every(({ outcome }) => outcome === 'kept'))
        for (const digits of writings) await writing(t, id, all(digits));
      const first = seen.find(({ outcome }) => outcome !== 'kept');
      const reading = first === undefined ? 'kept' : first.beyond;
      const isNamed = first === undefined || first.outcome === 'refused';
      t.observe('integer-range', id, isNamed ? reading : `other: ${first.outcome} ${first.beyond}`);
    },
  });
}

/** One number, as JSON may write it; the last is larger than any double. */
const SPELLINGS = ['-0', '30.0', '1e400'] as const;

check({
  id: 'breadth.createCheckIn.numbers-spelled-otherwise',
  says: 'A whole number that is sent as -0 or with a fraction of zeros is kept or refused, and one beyond all doubles makes no server error.',
  clauses: ['CNV-56', ...statusClausesOf('createCheckIn').slice(0, 1)],
  profile: profileOf('createCheckIn'),
  negative: true,
  async run(t) {
    for (const digits of SPELLINGS) {
      const values = { durationInMinutes: inDigits(digits) };
      for (const { answer } of await writing(t, 'createCheckIn', values, digits === '1e400')) {
        must(answer, takenOrRefused);
        if (isSuccess(answer)) must(answer, fits);
      }
    }
  },
});

/** Every text of a body, empty, long and with letters that are hard to keep. */
for (const id of writes) {
  const members = freeTextsOf(id);
  if (members.length === 0) continue;
  check({
    id: `breadth.${id}.unusual-texts`,
    says: `${id} keeps texts that are empty, long or hold NUL or emoji, or refuses them without a trace: ${members.join(', ')}.`,
    clauses: ['CNV-56'],
    profile: profileOf(id),
    negative: true,
    async run(t) {
      const seen = new Set<string>();
      for (const [name, text] of Object.entries(TEXTS)) {
        const values = Object.fromEntries(members.map((member) => [member, text]));
        const outcomes = await writing(t, id, values, name === 'with a lone surrogate');
        // An empty text may stand for none, so that one that is required is missing.
        if (name === 'empty') continue;
        // A form, which is tried where JSON is refused, has no way to write half of a character.
        if (name === 'with a lone surrogate' && factsOf(id).body?.form !== undefined) continue;
        for (const { outcome } of outcomes) seen.add(outcome === 'kept' ? outcome : `${outcome} ${name}`);
      }
      const others = [...seen].filter((one) => one !== 'kept');
      const areRefused = !seen.has('kept') && others.every((one) => one.startsWith('refused '));
      if (others.length === 0) t.observe('unusual-texts', id, 'kept');
      else t.observe('unusual-texts', id, areRefused ? 'refused' : `other: ${others.join(', ')}`);
    },
  });
}

/** The clauses on the type of texts of a body, and the texts that they name. */
const typedTexts = (id: OperationId): readonly (readonly [ClauseId, readonly string[]])[] =>
  clausesOf(id)
    .filter((clause) => isOnlyAbout(clause, 'shape'))
    .map(
      (clause) =>
        [clause, textsOf(id).filter((name) => clauses[clause].about.member.includes(name))] as const,
    )
    .filter(([, names]) => names.length > 0)
    .slice(0, 3);

/** Every text of a body in digits comes back as a text, where its type is stated. */
for (const id of writes) {
  const typed = typedTexts(id);
  if (typed.length === 0) continue;
  const members = [...new Set(typed.flatMap(([, names]) => names))];
  check({
    id: `breadth.${id}.texts-of-digits`,
    says: `${id} keeps texts of digits as texts, in its answer and in later reads: ${members.join(', ')}.`,
    clauses: typed.map(([clause]) => clause),
    profile: profileOf(id),
    async run(t) {
      const change = await changer(t, id);
      const digits = () => `0${t.fresh.number()}`;
      const { makes } = callOf(id);
      const tried = async (names: readonly string[]): Promise<void> => {
        const values = Object.fromEntries(names.map((name) => [name, digits()]));
        const { ready, answer } = await change(async (ready) => ({
          ready,
          answer: await send(t, id, ready, { body: { ...ready.body, ...values } }),
        }));
        if (isSuccess(answer)) {
          must(answer, fits);
          if (makes?.read === undefined) return;
          const { as } = ready;
          const path = makes.path(answer, ready);
          const read = await t.callAny(makes.read, { path, ...(as !== undefined && { as }) });
          if (isSuccess(read)) must(read, fits);
        } else if (names.length > 1) for (const name of names) await tried([name]);
        else t.note(`${id} refuses ${names.join()} of digits`);
      };
      await tried(members);
    },
  });
}
