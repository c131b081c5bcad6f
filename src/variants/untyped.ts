import { operations, type OperationId } from '../../openapi/generated/contract.ts';
import type { AnyReply } from '../mock/http/reply.ts';
import { afterwards, type Mutation } from '../mutants/mutation.ts';
import { isRecord } from '../mock/domain/json-object.ts';
import type { Freedom } from './variant.ts';

/** The value in another type: an instant or a telephone as a number, a number as a text, other words as an object. */
function otherwise(value: unknown): unknown {
  if (typeof value === 'number') return `${value}`;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value !== 'string' || value === '') return value;
  if (/^\d{4}-\d\d-\d\d/.test(value)) return Date.parse(value);
  return /^\+?[\d ()-]+$/.test(value) ? Number(value.replaceAll(/\D/g, '')) : { text: value };
}

/** A resource with the member at the end of a dotted path in another type, through arrays too. */
function changed(resource: unknown, [name = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(resource)) return resource.map((one: unknown) => changed(one, [name, ...rest]));
  if (!isRecord(resource) || !(name in resource)) return resource;
  const value = resource[name];
  return { ...resource, [name]: rest.length > 0 ? changed(value, rest) : otherwise(value) };
}

const inResources =
  (members: readonly string[], wrapped: boolean) =>
  (reply: AnyReply): AnyReply => {
    const all = (resource: unknown): unknown =>
      members.reduce((one, member) => changed(one, member.split('.')), resource);
    return isRecord(reply.body)
      ? { ...reply, body: wrapped ? { ...reply.body, data: all(reply.body['data']) } : all(reply.body) }
      : reply;
  };

const isComment = (id: OperationId): boolean => id.endsWith('Comment') || id.endsWith('Comments');

/** The operations of a section that answer resources; those about comments are a section of their own. */
const answering = (section: string): readonly OperationId[] =>
  Object.values(operations)
    .filter(({ envelope }) => ['data', 'list', 'page', 'bare'].includes(envelope))
    .filter((one) => (isComment(one.id) ? 'request-comments' : one.section) === section)
    .map(({ id }) => id);

/** Members that have a type in the answers of one operation, though not in those of the others. */
const TYPED: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  getAssessmentQuestions: ['questions.order'],
};

const shown =
  (section: string, members: readonly string[]): Mutation =>
  (tables) =>
    answering(section).reduce((before, id) => {
      const left = members.filter((member) => !TYPED[id]?.includes(member));
      const mutation = afterwards(id, inResources(left, operations[id].envelope !== 'bare'));
      return mutation(before);
    }, tables);

/**
 * By section, the members without a type that are the echo of nothing that was sent. Calendars, connections and albums
 * have none: what has no type there was sent, or is shown elsewhere with one.
 */
const untyped = {
  assessments: ['questions.order', 'questions.answerOptions.order', 'questions.followUpQuestions.order'],
  activities: ['attachments.type', 'recurrence.dayOfMonth'],
  'flat-examples': ['createdAt'],
  'personal-activities': ['created', 'modified', 'photos.size'],
  registrations: ['activityStartDate', 'activityEndDate'],
  'check-ins': ['created', 'modified'],
  'personal-visits': ['created', 'modified'],
  attendance: ['activityStartDate', 'activityEndDate'],
  photos: ['caption.created'],
  messages: ['createdAt', 'participants.status', 'attachment.size'],
  announcements: ['createdAt', 'attachments.size', 'attachments.extension'],
  'request-comments': ['author.userType', 'attachments.size', 'created', 'modified'],
  transportation: ['creator.phone', 'created'],
  'work-requests': ['creator.phone', 'attachments.size', 'created', 'modified'],
};

/** Servers that take another type wherever the interface gives a member none. */
export const untypedFreedoms: readonly Freedom[] = Object.entries(untyped).map(([section, members]) => ({
  id: `freedom.untyped-${section}`,
  description: `In ${section} what has no stated type is shown in another one: ${members.join(', ')}.`,
  tables: shown(section, members),
}));
