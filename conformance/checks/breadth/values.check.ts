import { clauses } from '../../../openapi/generated/clauses.ts';
import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import type { AnyReady } from '../../calls/call.ts';
import {
  clausesNaming,
  closedQueriesOf,
  factsOf,
  openClausesOf,
  profileOf,
  withChoice,
} from '../../calls/facts.ts';
import { changer, ownReady, readBack, send, sharedReady, showsMember } from '../../calls/send.ts';
import { callOf, operationIds } from '../../calls/table.ts';
import { isAbout } from '../../kit/about.ts';
import { attributed, attributing } from '../../kit/attribute.ts';
import { closedSetsOf, requiredOf } from '../../kit/body.ts';
import type { LooseInput } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { field, show } from '../../kit/json.ts';
import { fits, isSuccess, refused, success, answerText } from '../../kit/match.ts';
import { differs, shows } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { same } from '../../kit/same.ts';
import { observeErrorBody } from '../../assertions/error-body.ts';
import { futile } from './futile.ts';
import { outsideOf, valuesOutside, withMember } from './outside.ts';

/** Those that say what becomes of other values; some name the values of the set alone. */
const refusing = (cited: readonly ClauseId[]): readonly ClauseId[] =>
  cited.filter((clause) => isAbout(clause, 'refusal'));

/** Every closed set of a body: each of its values is taken and shown; a value outside it is shown nowhere. */
for (const id of operationIds) {
  const { keeps = [] } = callOf(id);
  for (const { member, values } of closedSetsOf(id)) {
    const cited = clausesNaming(id, 'values', member);
    if (!keeps.includes(member)) {
      check({
        id: `breadth.${id}.${member}-values`,
        says: `${id} accepts ${member}: ${values.join(', ')}.`,
        clauses: cited,
        profile: profileOf(id),
        async run(t) {
          const change = await changer(t, id);
          for (const value of endingLast(values)) {
            const { answer, after } = await change(async (ready) => {
              const answer = await send(t, id, ready, withMember(ready, member, value));
              const isOpen = isSuccess(answer) && factsOf(id).envelope === 'open';
              return { answer, after: isOpen ? { seen: await ready.readState?.() } : undefined };
            });
            await attributing(naming(cited), () => {
              must(answer, success, fits);
              const promised = `${member} ${String(value)} in the answer`;
              if (after) {
                const isShown = showsMember(after.seen, member, value);
                return mustHold(answer, promised, isShown, differs(show(after.seen)));
              }
              const shown = field(answer.json, `data.${member}`);
              mustHold(answer, promised, shown === value, shows(member, shown));
            });
          }
        },
      });
    }

    check({
      id: `breadth.${id}.${member}-outside-set`,
      says: `${id} refuses a ${member} outside its closed set, or shows it in no answer.`,
      clauses: cited,
      profile: profileOf(id),
      negative: true,
      async run(t) {
        for (const [at, outside] of valuesOutside(t, id, member, values).entries()) {
          const { answer: tried, mustBeTraceless } = await futile(t, id, outsideOf(member, at));
          if (!isSuccess(tried)) {
            attributed(refusing(cited), () => must(tried, refused));
            observeErrorBody(t, tried, [member]);
            await attributing(general(cited), mustBeTraceless);
            continue;
          }
          // What takes it is looked at alone.
          const ready = await ownReady(t, id, true);
          const answer = await send(t, id, ready, withMember(ready, member, outside));
          if (!isSuccess(answer)) return attributed(refusing(cited), () => must(answer, refused));
          const isShown =
            field(answer.json, `data.${member}`) === outside ||
            showsMember(await readBack(t, id, ready, answer), member, outside);
          // The member is not named: such a value never fits the contract, and that is what is judged here.
          attributed(refusing(cited), () =>
            mustHold(answer, `no ${member} ${outside} in any answer`, !isShown, differs(answerText(answer))),
          );
        }
      },
    });
  }

  for (const { name, values } of closedQueriesOf(id)) {
    const cited = clausesNaming(id, 'values', name);
    check({
      id: `breadth.${id}.${name}-values`,
      says: `${id} accepts ${name}: ${values.join(', ')}.`,
      clauses: cited,
      profile: profileOf(id),
      async run(t) {
        const ready = await sharedReady(t, id);
        for (const value of values) {
          const answer = await send(t, id, ready, { query: { ...ready.query, [name]: value } });
          await attributing(naming(cited), () => must(answer, success, fits));
        }
      },
    });
  }
}

/** What is deleted may be gone for good, so that no other value can be tried on it. */
function endingLast<Value>(values: readonly Value[]): readonly Value[] {
  const rank = (value: Value): number => Number(value === 'deleted');
  return values.toSorted((one, other) => rank(one) - rank(other));
}

for (const id of withChoice('value-outside-set')) {
  check({
    id: `breadth.${id}.value-outside-set`,
    says: `Records how ${id} answers a body value outside its closed set.`,
    clauses: openClausesOf('value-outside-set', id),
    profile: profileOf(id),
    negative: true,
    async run(t) {
      const { keeps = [], makes } = callOf(id);
      for (const { member, values } of closedSetsOf(id)) {
        if (!isSuccess((await futile(t, id, outsideOf(member, 0))).answer)) {
          // A required member that is ignored is missing, so the request is refused as well.
          if (requiredOf(id).includes(member)) t.note(`${member} is required: refused or ignored`);
          else t.observe('value-outside-set', id, 'refuse');
          continue;
        }
        const ready = await ownReady(t, id);
        // A value that is not the first, so that one kept can be distinguished from one put in its place.
        const prime = async (one: AnyReady) =>
          makes ?? send(t, id, one, withMember(one, member, values.at(-1)));
        await prime(ready);
        const answer = await send(t, id, ready, withMember(ready, member, t.fresh.word('outside')));
        const shown = field(answer.json, `data.${member}`);
        if (!isSuccess(answer)) t.observe('value-outside-set', id, 'refuse');
        else if (keeps.includes(member) && !requiredOf(id).includes(member))
          t.note(`${member}: ignored or replaced, which is not tried here`);
        else if (keeps.includes(member)) t.observe('value-outside-set', id, 'coerce');
        else {
          const again = await ownReady(t, id);
          await prime(again);
          const usual = field(
            (await send(t, id, again, withoutMember(again, member))).json,
            `data.${member}`,
          );
          const [first] = values;
          if (same(shown, usual) && shown !== first) t.observe('value-outside-set', id, 'ignore');
          else if (!same(shown, usual) && shown === first) t.observe('value-outside-set', id, 'coerce');
          else if (same(shown, usual))
            t.note(`${member}: ignored or replaced, which cannot be distinguished here`);
          else t.observe('value-outside-set', id, `other: ${String(shown)} shown`);
        }
      }
    },
  });
}

/** Those of some clauses that are about one member; what is said of all members is another promise. */
const naming = (cited: readonly ClauseId[]): readonly ClauseId[] =>
  cited.filter((clause) => clauses[clause].about.member.length > 0);

/** Those about all members, or all of them where there is no such. */
function general(cited: readonly ClauseId[]): readonly ClauseId[] {
  const all = cited.filter((clause) => clauses[clause].about.member.length === 0);
  return all.length > 0 ? all : cited;
}

/** The request without a member of its body, or a field of its form. */
const withoutMember = ({ file, form = {}, body = {} }: AnyReady, member: string): LooseInput => {
  const rest = <T>({ [member]: _, ...others }: Readonly<Record<string, T>>) => others;
  return file ? { form: rest(form) } : { body: rest(body) };
};
