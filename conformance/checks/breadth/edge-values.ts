import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { AnyReady } from '../../calls/call.ts';
import { factsOf, shownMembersOf } from '../../calls/facts.ts';
import { changer, ownReady, readBack, refusals, send, showsMember } from '../../calls/send.ts';
import { callOf, operationIds } from '../../calls/table.ts';
import { clausesAbout } from '../../kit/about.ts';
import { relyingOn, type Premise } from '../../kit/attribute.ts';
import { bodyMembersOf } from '../../kit/body.ts';
import type { Answer, LooseInput } from '../../kit/call.ts';
import { byName } from '../../kit/core-values.ts';
import { shows } from '../../kit/fault.ts';
import { field, type JsonObject } from '../../kit/json.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { mustHold } from '../../kit/must.ts';
import { same } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';

/** The integers beyond which programs and databases end, smallest first, in digits that no program has rounded. */
export const INTEGERS = [
  ['refused-beyond-32-bits', '2147483648'],
  ['refused-beyond-53-bits', '9007199254740992'],
  ['refused-beyond-64-bits', '9223372036854775808'],
  ['refused-beyond-64-bits', '100000000000000000000'],
] as const;

/** Integers that a double rounds: 2^53 + 1 in digits, and numbers written with a fraction or an exponent. */
export const UNROUNDED = [
  '9007199254740993',
  '9.007199254740993e+15',
  '9007199254740993.0',
  '9007199254740993e1',
] as const;

/** Texts that programs and databases handle otherwise than plain ones. */
export const TEXTS = {
  empty: '',
  long: 'All day long. '.repeat(700).trim(),
  'with NUL': 'before\u0000after',
  'with emoji': 'Tea \u{1F375} for \u{1F475}\u{1F3FD}',
  // No text of Unicode: a program may put another character in its place.
  'with a lone surrogate': 'half a \uD83C letter',
} as const;

/** Under which path an answer shows a member of the body that has another name there. */
const SHOWN_AS: Readonly<Record<string, string>> = {
  maxRegistered: 'capacity.residents.max',
  maxRegisteredConnections: 'capacity.connections.max',
  caption: 'caption.text',
};

/** Where the resource shows a member of the body; undefined where it does not, or in a form that is left open. */
function shownAt(id: OperationId, member: string): string | undefined {
  const elsewhere = SHOWN_AS[member];
  const members = shownMembersOf(id);
  if (elsewhere !== undefined)
    return elsewhere.split('.', 1).some((name) => name in members) ? elsewhere : undefined;
  const shown = members[member];
  return shown && shown['x-open'] === undefined ? member : undefined;
}

/** Operations that take JSON and answer the resource which they made or changed. */
export const writes = operationIds.filter((id) => {
  const { body, envelope, method } = factsOf(id);
  return body?.contentType === 'application/json' && envelope === 'data' && method !== 'get';
});

/** The members of a type that a write shows again. */
function membersOfType(id: OperationId, type: string): readonly string[] {
  return Object.entries(bodyMembersOf(id))
    .filter(([name, schema]) => {
      const isPlain = ['enum', 'format', 'pattern', 'x-open', 'readOnly'].every((key) => !(key in schema));
      return isPlain && [schema['type']].flat().includes(type) && shownAt(id, name) !== undefined;
    })
    .map(([name]) => name)
    .filter((name) => !/Ids?$/.test(name));
}

export const integersOf = (id: OperationId): readonly string[] => membersOfType(id, 'integer');

export function textsOf(id: OperationId): readonly string[] {
  const { keeps = [] } = callOf(id);
  return membersOfType(id, 'string').filter((name) => !keeps.includes(name));
}

/** The texts that may be any text: telephone numbers and the like may be written in one form of several. */
export const freeTextsOf = (id: OperationId): readonly string[] =>
  textsOf(id).filter((name) => !(name in byName));

/** A number of JSON, in digits that are sent as they are. */
class Digits {
  readonly digits: string;
  constructor(digits: string) {
    this.digits = digits;
  }
}

export const inDigits = (digits: string): Digits => new Digits(digits);

type Values = Readonly<Record<string, string | Digits>>;

/** Times from which the service would derive a duration leave no room for one that is sent. */
const withoutTimes = (id: OperationId, values: Values): JsonObject =>
  'durationInMinutes' in values && 'timeType' in bodyMembersOf(id)
    ? { timeType: 'allDay', startTime: undefined, endTime: undefined }
    : {};

const valueText = (value: unknown): string | undefined =>
  value instanceof Digits ? value.digits : JSON.stringify(value);

/** The request with other values of some members of its body. */
function requestWith(id: OperationId, ready: AnyReady, values: Values): LooseInput {
  const body = { ...ready.body, ...withoutTimes(id, values), ...values };
  if (!Object.values(values).some((value) => value instanceof Digits)) return { body };
  const members = Object.entries(body).flatMap(([name, value]) => {
    const text = valueText(value);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return { raw: `{${members.join()}}` };
}

const meant = (value: string | Digits): unknown => (value instanceof Digits ? Number(value.digits) : value);

/** What a write did with values, each with the answer that showed it. */
interface Outcome {
  readonly outcome: 'kept' | 'altered' | 'refused' | `${number}`;
  readonly answer: Answer;
}

interface Written {
  readonly answer: Answer;
  /** What a read shows afterwards, where one is possible. */
  readonly after: unknown;
  /** The first member that does not show as it was sent. */
  readonly changed: readonly [member: string, value: string | Digits] | undefined;
}

async function writtenWith(t: Tools, id: OperationId, values: Values): Promise<Written> {
  const change = await changer(t, id);
  const { answer, after } = await change(async (ready) => {
    const answer = await send(t, id, ready, requestWith(id, ready, values));
    return { answer, after: isSuccess(answer) ? await readBack(t, id, ready, answer) : undefined };
  });
  const changed = Object.entries(values).find(([member, value]) => !isKept(id, answer, after, member, value));
  return { answer, after, changed };
}

/** What clauses can say of the resource that an answer shows. */
const SHOWN = ['echo', 'effect', 'envelope', 'presence', 'record', 'shape'] as const;

/** A plain value of the member is kept: where not even that is, the clauses about the answer judge it. */
const keepsPlain = (t: Tools, id: OperationId, member: string, value: string | Digits): Premise => {
  const read = callOf(id).makes?.read;
  const operations = read === undefined ? [id] : [id, read];
  return {
    clauses: operations.flatMap((one) => clausesAbout(one, ...SHOWN)).filter((clause) => clause !== 'CNV-56'),
    test: async () => {
      const plain = value instanceof Digits ? inDigits('30') : t.fresh.text('Tea');
      const written = await writtenWith(t, id, { [member]: plain });
      if (isSuccess(written.answer) && written.changed) mustShow(id, written, ...written.changed);
    },
  };
};

/**
 * Sends the values in one request: what is accepted shows as it was sent, in the answer and when it is read; what is
 * refused with a 4xx leaves no trace. Where several are refused, each is sent alone. With `mayAlter` another value in
 * its place is reported and not judged.
 */
export async function writing(
  t: Tools,
  id: OperationId,
  values: Values,
  mayAlter = false,
): Promise<readonly Outcome[]> {
  const written = await writtenWith(t, id, values);
  const { answer, changed } = written;
  if (isSuccess(answer)) {
    if (changed === undefined) return [{ outcome: 'kept', answer }];
    if (mayAlter) return [{ outcome: 'altered', answer }];
    await relyingOn(keepsPlain(t, id, ...changed), () => mustShow(id, written, ...changed));
  }
  if (!isRefused(answer)) return [{ outcome: `${answer.status}`, answer }];
  const members = Object.entries(values);
  if (members.length > 1) {
    const alone: Outcome[] = [];
    for (const [member, value] of members)
      alone.push(...(await writing(t, id, { [member]: value }, mayAlter)));
    return alone;
  }
  // On a record of its own: other checks write to the shared one.
  const own = await ownReady(t, id);
  await refusals(t, id, own, [requestWith(id, own, values)]);
  return [{ outcome: 'refused', answer }];
}

const shownIn = (id: OperationId, answer: Answer, member: string): unknown =>
  field(answer.json, `data.${shownAt(id, member) ?? member}`);

function isKept(
  id: OperationId,
  answer: Answer,
  after: unknown,
  member: string,
  value: string | Digits,
): boolean {
  const path = shownAt(id, member) ?? member;
  const isRead = after === undefined || showsMember(after, path, meant(value));
  return isRead && same(shownIn(id, answer, member), meant(value)) && isToTheDigit(answer, path, value);
}

/** One text for all the ways in which JSON writes a number. */
function digitsOf(number: string): string {
  const [, sign = '', units = '', places = '', power = '0'] =
    /^(-?)(\d+)\.?(\d*)(?:e(.+))?$/i.exec(number) ?? [];
  const digits = (units + places).replace(/^0+/, '');
  const kept = digits.replace(/0+$/, '');
  return `${sign}${kept}e${Number(power) - places.length + digits.length - kept.length}`;
}

/** Whether the text of the answer has a number in full that a double rounds. */
function isToTheDigit({ text }: Answer, path: string, value: string | Digits): boolean {
  if (!(value instanceof Digits && UNROUNDED.some((digits) => digits === value.digits))) return true;
  const name = path.split('.').at(-1) ?? path;
  const shown = [...text.matchAll(new RegExp(`"${name}"\\s*:\\s*(-?\\d[\\d.eE+-]*)`, 'g'))];
  return shown.length === 0 || shown.some(([, number = '']) => digitsOf(number) === digitsOf(value.digits));
}

function mustShow(id: OperationId, { answer, after }: Written, member: string, value: string | Digits): void {
  const path = shownAt(id, member) ?? member;
  const shown = shownIn(id, answer, member);
  const found = same(shown, meant(value)) && !Array.isArray(after) ? field(after, path) : shown;
  const sent = value instanceof Digits ? value.digits : JSON.stringify(value);
  mustHold(answer, `${member} ${sent.slice(0, 80)}, as it was accepted`, false, shows(path, found));
}
