import { field, isText, items } from '../../kit/json.ts';
import { listed } from '../answer-summary.ts';
import type { Asker, Question } from '../ask.ts';

/**
 * Servers that know people by accounts show them by two ids: threads name the account, which acts, and records name another
 * id. The name that stands by both joins them, where no one else has it.
 */
export interface Named {
  readonly id: string;
  readonly name: string;
  /** What kind of person they are, where an answer says so. */
  readonly type?: string;
}

/** A person in an answer, whichever members hold the name; none where an answer shows no id or no name. */
export function namedIn(person: unknown): readonly Named[] {
  const of = (member: string): unknown => field(person, member);
  const id = of('id');
  const whole = [of('fullName'), of('name')].find(isText);
  const name = whole ?? [of('firstName'), of('lastName')].filter(isText).join(' ');
  const type = of('type');
  return isText(id) && isText(name) ? [{ id, name, ...(isText(type) && { type }) }] : [];
}

/** The only id with this name; undefined where none or several have it. */
export function idNamed(name: string | undefined, people: readonly Named[]): string | undefined {
  const [id, ...others] = new Set(people.flatMap((one) => (one.name === name ? [one.id] : [])));
  return others.length === 0 ? id : undefined;
}

/** Those who take part in the threads of an acting user, themselves included. */
export async function participantsOf(as: string, asker: Asker): Promise<readonly Named[]> {
  const question: Question = { operationId: 'listThreads', as, query: { pageSize: 100 } };
  await asker.ask([question]);
  return (listed(asker.answer(question)) ?? []).flatMap(({ participants }) =>
    items(participants).flatMap(namedIn),
  );
}

/** The name that threads show for an acting id; undefined where they show several for it, or no one else by that name alone. */
export function nameOf(actingId: string, people: readonly Named[]): string | undefined {
  const [name, ...others] = new Set(people.flatMap((one) => (one.id === actingId ? [one.name] : [])));
  return others.length === 0 && idNamed(name, people) === actingId ? name : undefined;
}
