import { operations, type OperationId } from '../../openapi/generated/contract.ts';
import type { AnyReply } from '../mock/http/reply.ts';
import { afterwards, type Mutation } from '../mutants/mutation.ts';
import { someCheckIn } from '../witness/programme.ts';
import { listActivities } from '../witness/activities.ts';
import { studies } from '../witness/assessments.ts';
import { marks } from '../witness/attendance.ts';
import { flatActivity, flatMessages, flatPhotos, flatRegistration } from '../witness/flat-examples.ts';
import { registrationsWith, registrationsOf } from '../witness/registrations.ts';
import { withThreads } from '../witness/messages.ts';
import { walkByStaff } from '../witness/personal-activities.ts';
import { visiting } from '../witness/personal-visits.ts';
import { looking as photosLooked } from '../witness/photos.ts';
import { reading, someMailing } from '../witness/announcements.ts';
import { enclosing } from '../witness/request-comments.ts';
import type { Witness } from '../witness/client.ts';
import { FULL, looking as ridesLooked } from '../witness/transportation.ts';
import { withWorkFixture, TAP } from '../witness/work-requests.ts';
import { isRecord } from '../mock/domain/json-object.ts';
import type { Variant } from './variant.ts';

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

/** A file of an activity, and a monthly series. */
const programmed: Witness = async (client) => {
  const activity = { calendarId: client.calendars[0] ?? '', startDate: `${client.day(30)}T09:00:00Z` };
  const file = { name: 'menu.txt', type: 'text/plain', content: 'U291cA==', publicToFamily: true };
  await client.lever('create-activity', { ...activity, attachments: [file] });
  const seriesEndDate = client.day(90);
  await client.lever('create-activity', {
    ...activity,
    recurrence: { frequency: 'monthly', dayOfMonth: Number(client.day(30).slice(-2)), seriesEndDate },
  });
  return (await listActivities(client)).body;
};

const flatly: Witness = async (client) => [
  await flatActivity()(client),
  await flatRegistration()(client),
  await flatPhotos()(client),
  await flatMessages()(client),
];

/**
 * By section, the members without a type that are the echo of nothing that was sent. Calendars, connections and albums
 * have none: what has no type there was sent, or is shown elsewhere with one.
 */
const untyped: readonly (readonly [string, readonly string[], Witness])[] = [
  [
    'assessments',
    ['questions.order', 'questions.answerOptions.order', 'questions.followUpQuestions.order'],
    studies,
  ],
  ['activities', ['attachments.type', 'recurrence.dayOfMonth'], programmed],
  ['flat-examples', ['createdAt'], flatly],
  ['personal-activities', ['created', 'modified', 'photos.size'], walkByStaff],
  [
    'registrations',
    ['activityStartDate', 'activityEndDate'],
    async (client) => {
      const { residents } = await registrationsWith(client, 1, 2);
      return registrationsOf(client, residents[0] ?? '');
    },
  ],
  [
    'check-ins',
    ['created', 'modified'],
    async (client) => (await client.call('GET', await someCheckIn(client))).body,
  ],
  ['personal-visits', ['created', 'modified'], visiting(() => ({}))],
  ['attendance', ['activityStartDate', 'activityEndDate'], marks],
  ['photos', ['caption.created'], photosLooked],
  [
    'messages',
    ['createdAt', 'participants.status', 'attachment.size'],
    withThreads(({ thread }) => thread({})),
  ],
  [
    'announcements',
    ['createdAt', 'attachments.size', 'attachments.extension'],
    async (client) => {
      const { announcementId } = await someMailing(client);
      return reading(client, `/announcements/${announcementId}`);
    },
  ],
  ['request-comments', ['author.userType', 'attachments.size', 'created', 'modified'], enclosing],
  ['transportation', ['creator.phone', 'created'], ridesLooked(FULL)],
  [
    'work-requests',
    ['creator.phone', 'attachments.size', 'created', 'modified'],
    withWorkFixture(async (workFixture) => {
      await workFixture.filedWith([TAP]);
      return workFixture.looks(await workFixture.filed());
    }),
  ],
];

/** Servers that take another type wherever the interface gives a member none. */
export const untypedVariants: readonly Variant[] = untyped.map(([section, members, witness]) => ({
  id: `freedom.untyped-${section}`,
  description: `In ${section} what has no stated type is shown in another one: ${members.join(', ')}.`,
  tables: shown(section, members),
  witness,
}));
