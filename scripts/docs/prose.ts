import { choices, type ChoiceId } from '../../openapi/generated/choices.ts';
import { clauses, type ClauseId } from '../../openapi/generated/clauses.ts';
import {
  events,
  operations,
  type AccessRule,
  type EventType,
  type OperationId,
} from '../../openapi/generated/contract.ts';
import { choiceLink } from './open-questions.ts';

const access: Readonly<Record<AccessRule, string>> = {
  knownActingUser: 'The acting user belongs to the tenant.',
  staffMaySeeActivity:
    'Staff see an activity only with the permission to view activities, and only in a facility of their own.',
  connectionOrSystemActor: 'The acting user is the connection in the path or an enterprise system actor.',
  systemActorOnly: 'The acting user is an enterprise system actor.',
  seesActivityAttachment:
    'A resident downloads attachments of activities that they are registered for or attended; a connection those of activities that they are registered for or that stand on the activity and meal calendars of linked residents’ facilities, and none that is not public to family.',
  residentOrConnection: 'The acting user is a resident or a connection; staff and system actors are refused.',
  transportationEnabled:
    'The community has enabled Transportation as well as Family & Resident Transportation.',
  workRequestsEnabled: 'The community has enabled Work Requests as well as Family & Resident Work Requests.',
  ofTheCommunity:
    'The acting user is a resident of the facility in the path or a connection linked to one of them.',
  residentOrLinkedConnection:
    'The acting user is the resident in the path or a connection linked to that resident.',
  seesTransportationRequest:
    'A resident sees every transportation request of their own; a connection sees those of linked residents that a connection made.',
  madeTransportationRequest: 'Only the creator of the request changes it.',
  seesWorkRequest:
    'A resident sees every work request filed for them; a connection sees those of linked residents that a connection made.',
  madeWorkRequest: 'Only the creator of the request cancels it.',
};

const code = (name: string): string => `\`${name}\``;

const fact = (name: string, text: string): readonly string[] => (text === '' ? [] : [`**${name}** ${text}`]);

const citedBy = (roles: Readonly<Record<string, readonly ClauseId[]>>): readonly ClauseId[] =>
  [...new Set(Object.values(roles).flat())].sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );

const promise = (id: ClauseId): string => `- ${code(id)} ${clauses[id].says}`;

const isChoice = (name: string | undefined): name is ChoiceId =>
  name !== undefined && Object.hasOwn(choices, name);

const mockTakes = (choice: ChoiceId): string =>
  `${choiceLink(choice)}; the mock takes ${code(choices[choice].default)}`;

/** Of an open clause its question: what is left open stands there in full, once for all that cite it. */
const openClause = (id: ClauseId): string => {
  const { choice } = clauses[id];
  return isChoice(choice) ? `- ${code(id)} ${mockTakes(choice)}.` : promise(id);
};

const list = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`**${title}**\n\n${lines.join('\n')}`];

/** Closed at first, which keeps what follows within reach. */
const folded = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0
    ? []
    : [`<details><summary>${title} (${lines.length})</summary>\n\n${lines.join('\n')}\n\n</details>`];

/** What clauses say, apart by what they mean to a reader: its own promises, those of every route, what is open. */
const sentences = (
  section: string,
  ids: readonly ClauseId[],
  openHere: readonly ChoiceId[],
): readonly string[] => {
  const promised = ids.filter((id) => clauses[id].determinacy !== 'open');
  const open = ids.filter((id) => clauses[id].determinacy === 'open');
  const asked = new Set(open.map((id) => clauses[id].choice));
  const unasked = openHere.filter((choice) => !asked.has(choice));
  const isOwn = (id: ClauseId): boolean => clauses[id].section === section;
  return [
    ...list('Promised', promised.filter(isOwn).map(promise)),
    ...folded('Promised of other routes too', promised.filter((id) => !isOwn(id)).map(promise)),
    ...folded('Left open', [
      ...open.map(openClause),
      ...unasked.map((choice) => `- ${choices[choice].asks} *Open:* ${mockTakes(choice)}.`),
    ]),
  ];
};

/** What the contract says of an operation in its x- data, as text to read. */
export const operationProse = (id: OperationId): string => {
  const facts = operations[id];
  const rules: readonly AccessRule[] = facts.access;
  const caused: readonly EventType[] = facts.events;
  const window = 'window' in facts ? facts.window : undefined;
  return [
    ...fact(
      'Who may ask.',
      rules.length === 0 ? 'Anyone who holds the token.' : rules.map((rule) => access[rule]).join(' '),
    ),
    ...fact(
      'Window.',
      window ? `From ${code(window.start)} to ${code(window.end)}, ${window.days} days at most.` : '',
    ),
    ...fact('Events.', caused.length === 0 ? '' : `May cause ${caused.map(code).join(' and ')}.`),
    ...sentences(facts.section, citedBy(facts.clauses), facts.choices),
  ].join('\n\n');
};

/** The same of an event that the service delivers; `openHere` are the choices that bear on it. */
export const eventProse = (type: EventType, openHere: readonly string[]): string =>
  sentences('events', citedBy(events[type].clauses), openHere.filter(isChoice)).join('\n\n');

/** What a section promises of every route, for sections that have no operations of their own. */
export const sectionProse = (section: string): string => {
  const own = Object.values(clauses).filter((clause) => clause.section === section);
  return sentences(
    section,
    own.map(({ id }) => id),
    [],
  ).join('\n\n');
};
