import { membersOf, textOf } from './json.ts';
import type { TriedOperation } from './operations.ts';
import type { WorldFacts } from './world.ts';

/** With what the fields of the panel begin. */
interface StartValues {
  readonly as: string;
  readonly tenant: string;
  readonly token: string;
  readonly values: Readonly<Record<string, string>>;
  readonly body: string;
}

const laidOut = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** Without its file, which has a separate field. */
const formTexts = (example: unknown): unknown =>
  Object.fromEntries(Object.entries(membersOf(example)).filter(([name]) => name !== 'file'));

/** A call of the reader's own world; if that has none, the example of the page, whose ids may be unknown there. */
export const startValues = (operation: TriedOperation, world: WorldFacts): StartValues => {
  const { id, fields, body } = operation;
  const own = world.callOf(id);
  const examples = Object.fromEntries(fields.map(({ name, example }) => [name, example]));
  const actor = world.identities.find(({ kind }) => kind === 'systemActor')?.actingId ?? '';
  const example = body?.kind === 'form' ? formTexts(body.example) : body?.example;
  const ownBody = body?.kind === 'form' ? own?.fields : own?.body;
  return {
    as: own?.as ?? actor,
    tenant: textOf(examples['tenant']) || 'demo',
    token: 'demo-token',
    values: own ? own.at : examples,
    body: body === undefined ? '' : laidOut(ownBody ?? example),
  };
};
