/** The kinds of defect that a finding can show, each as what follows the name of the operation. */
const sentences = {
  'server-error': (status) => `answers ${status}`,
  status: (status) => `answers ${status} where another status is promised`,
  accepted: () => 'accepts what it must refuse',
  'trace-left': () => 'refuses a request and keeps a part of it',
  event: () => 'is not followed by the events that are promised',
  'other-record': () => 'answers another record than the one asked for',
  'empty-list': () => 'answers an empty list',
  'wrong-list': () => 'lists other items than promised',
  'missing-member': (members) => `does not show ${members}`,
  'unfit-member': (members) => `shows ${members} in another form than the contract describes`,
  'wrong-value': (members) => `shows another value of ${members} than expected`,
  envelope: () => 'answers without the envelope that the contract describes',
  'wrong-answer': () => 'answers otherwise than promised',
} as const satisfies Readonly<Record<string, (about: string) => string>>;

export type CauseKind = keyof typeof sentences;

/** What a finding says is wrong with the service, apart from the check that met it. */
export interface Cause {
  /** The operation whose answer shows it; absent where no answer of an operation does. */
  readonly operation?: string;
  readonly kind: CauseKind;
  /** The status or the members that it is about. */
  readonly about: readonly string[];
}

/** The kinds of defect, as the published schema lists them. */
export const causeKinds: readonly string[] = Object.keys(sentences);

/** Names a cause; the same in every run. */
export const causeId = ({ operation, kind, about }: Cause): string =>
  [...(operation === undefined ? [] : [operation]), kind, ...about.toSorted()].join('.');

/** The cause as a sentence without its full stop: `listResidents answers an empty list`. */
export const causeText = (cause: Cause): string => `${cause.operation ?? 'The target'} ${defectText(cause)}`;

/** The same without its operation: `answers an empty list`. */
export const defectText = ({ kind, about }: Cause): string => sentences[kind](about.join(', '));
