import { choices, type ChoiceId } from '../../openapi/generated/choices.ts';
import { clauses, type Aspect, type ClauseId } from '../../openapi/generated/clauses.ts';
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

const citedBy = (roles: Readonly<Record<string, readonly ClauseId[]>>): readonly ClauseId[] =>
  [...new Set(Object.values(roles).flat())].sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );

const promise = (id: ClauseId): string => `- ${code(id)} ${clauses[id].says}`;

const isChoice = (name: string | undefined): name is ChoiceId =>
  name !== undefined && Object.hasOwn(choices, name);

const mockTakes = (choice: ChoiceId): string =>
  `${choiceLink(choice)}; the mock takes ${code(choices[choice].default)}`;

/** The question of an open clause, which has the full text for all clauses that cite it. */
const openClause = (id: ClauseId): string => {
  const { choice } = clauses[id];
  return isChoice(choice) ? `- ${code(id)} ${mockTakes(choice)}.` : promise(id);
};

/** Closed at first, which keeps what follows within reach. */
const folded = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`<details><summary>${title}</summary>\n\n${lines.join('\n')}\n\n</details>`];

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** What is open among the clauses, and the questions that no clause of them asks. */
const openLines = (ids: readonly ClauseId[], openHere: readonly ChoiceId[]): readonly string[] => {
  const open = ids.filter((id) => clauses[id].determinacy === 'open');
  const asked = new Set(open.map((id) => clauses[id].choice));
  const unasked = openHere.filter((choice) => !asked.has(choice));
  return [
    ...open.map(openClause),
    ...unasked.map((choice) => `- ${choices[choice].asks} *Open:* ${mockTakes(choice)}.`),
  ];
};

/** Every clause, closed at first: those of the section before those that hold elsewhere too, then what is open. */
const sentences = (
  section: string,
  ids: readonly ClauseId[],
  openHere: readonly ChoiceId[],
  title: (count: number) => string = (count) => counted(count, 'rule', 'rules'),
): readonly string[] => {
  const firm = ids.filter((id) => clauses[id].determinacy !== 'open');
  const isOwn = (id: ClauseId): boolean => clauses[id].section === section;
  const open = openLines(ids, openHere);
  return [
    ...folded(title(firm.length), [...firm.filter(isOwn), ...firm.filter((id) => !isOwn(id))].map(promise)),
    ...folded(`${counted(open.length, 'point', 'points')} left open by the interface`, open),
  ];
};

/** What a caller looks for, by the aspects of the clauses that answer it. Shapes are not among them: the schemas show those. */
const groups: readonly { readonly title: string; readonly aspects: readonly Aspect[] }[] = [
  { title: 'What is refused', aspects: ['refusal'] },
  {
    title: 'What happens',
    aspects: ['acceptance', 'echo', 'record', 'membership', 'order', 'filter', 'window', 'trace', 'effect'],
  },
];

const bullets = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`**${title}**\n\n${lines.map((line) => `- ${line}`).join('\n')}`];

/** The firm clauses of the operation's own section, each in the first group that matches. */
const groupsOf = (section: string, ids: readonly ClauseId[]): readonly string[] => {
  const own = ids.filter((id) => clauses[id].determinacy !== 'open' && clauses[id].section === section);
  const taken = new Set<ClauseId>();
  return groups.flatMap(({ title, aspects }) => {
    const wanted = own.filter(
      (id) => !taken.has(id) && clauses[id].about.aspect.some((aspect) => aspects.includes(aspect)),
    );
    for (const id of wanted) taken.add(id);
    return bullets(
      title,
      wanted.map((id) => clauses[id].says),
    );
  });
};

/** Who may call an operation, in sentences. */
export const accessProse = (rules: readonly AccessRule[]): string =>
  rules.length === 0
    ? 'Everyone who has the token.'
    : rules.join() === 'knownActingUser'
      ? 'Every acting user of the tenant.'
      : rules.map((rule) => access[rule]).join(' ');

/**
 * What the contract says of an operation in its x- data, as text to read: first what matters to a caller, then the
 * clauses. The page shows it below the parameters and the body; `held` is the title of the clauses.
 */
export const operationProse = (id: OperationId, held?: string): string => {
  const facts = operations[id];
  const caused: readonly EventType[] = facts.events;
  const window = 'window' in facts ? facts.window : undefined;
  const ids = citedBy(facts.clauses);
  return [
    '<div class="ces-rules">',
    ...bullets('Who may call', [accessProse(facts.access)]),
    ...bullets(
      'Which dates',
      window ? [`From ${code(window.start)} to ${code(window.end)}, at most ${window.days} days.`] : [],
    ),
    ...groupsOf(facts.section, ids),
    ...bullets(
      'Which events',
      caused.map((type) => `${code(type)} may follow.`),
    ),
    ...sentences(facts.section, ids, facts.choices, held === undefined ? undefined : () => held),
    '</div>',
  ].join('\n\n');
};

/** The same of an event that the service delivers; `openHere` are the choices that bear on it. */
export const eventProse = (type: EventType, openHere: readonly string[]): string => {
  const ids = citedBy(events[type].clauses);
  return [...groupsOf('events', ids), ...sentences('events', ids, openHere.filter(isChoice))].join('\n\n');
};

/** What a section promises of every route, for sections that have no operations of their own. */
export const sectionProse = (section: string): string => {
  const own = Object.values(clauses).filter((clause) => clause.section === section);
  const ids = own.map(({ id }) => id);
  const firm = ids.filter((id) => clauses[id].determinacy !== 'open');
  return [
    firm.map(promise).join('\n'),
    ...folded(
      `${counted(ids.length - firm.length, 'point', 'points')} left open by the interface`,
      openLines(ids, []),
    ),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
};
