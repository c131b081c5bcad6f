import { isRefusal } from '../../mock/http/problem.ts';
import { membersIn, textIn } from '../input.ts';
import { afterwards, instead, noting, inReading } from '../mutation.ts';
import { acceptsWithout, withoutEnvelope, wrongValue } from '../operators.ts';
import { mutantsOf, breaking, worded } from '../mutant.ts';
import { refuses } from '../verbs.ts';
import { CREATE, isRelative, READ, requests, type WorkRequest } from './amend.ts';

const { createsAs } = requests;

/** What is sent is kept otherwise. */
const kept = worded((how) => `In a new request ${how}.`, createsAs);

const hasNo = (name: string, body: unknown): boolean => membersIn(body)[name] === undefined;

/** Mutants about what becomes of what is sent; those about team and type aside. */
export const creatingMutants = mutantsOf('work-requests', {
  'create-unwrapped': withoutEnvelope(['WRQ-27', 'CNV-08'], CREATE),
  'twins-are-one': breaking('WRQ-27', 'WRQ-47')
    .says('A request of the title of an open one is the open one.')
    .by(afterwards, CREATE, (reply, input, context) => {
      const { id, title, residentId } = membersIn(membersIn(reply.body)['data']);
      const open = context.store.workRequests
        .all()
        .find((one) => one.residentId === residentId && one.title === title && one.status === 'open');
      if (!open || open.id === id) return reply;
      context.store.workRequests.remove(String(id));
      return { ...reply, body: { data: { ...membersIn(membersIn(reply.body)['data']), id: open.id } } };
    }),
  'create-without-title': acceptsWithout(['WRQ-28', 'CNV-34'], CREATE, 'title', 'Work request'),
  'form-without-title': breaking('WRQ-28')
    .says('A form with files needs no title; it is that of the first file.')
    .by(inReading, (original) => (route, received, world) => {
      const { raw } = received;
      if (route.id !== CREATE || raw.kind !== 'form' || raw.form.files.length === 0)
        return original(route, received, world);
      const fields = { title: raw.form.files[0]?.name ?? 'File', ...raw.form.fields };
      return original(route, { ...received, raw: { kind: 'form', form: { ...raw.form, fields } } }, world);
    }),
  'form-wants-files': breaking('WRQ-29')
    .says('A form without files is refused.')
    .by(refuses, CREATE, (_body, { sent, files }) => Object.keys(sent).length === 0 && files.length === 0),
  'begun-at-once': kept(['WRQ-30'], 'the status is in_progress', () => ({ status: 'in_progress' })),
  'urgency-as-sent': kept(['WRQ-31'], 'the urgency is the one sent', (_, { sent: { urgency } }) =>
    typeof urgency === 'string' ? { urgency } : {},
  ),
  'no-urgency-at-all': kept(['WRQ-31'], 'with files the urgency is an empty text', (_, { files }) =>
    files.length > 0 ? { urgency: '' } : {},
  ),
  'title-in-capitals': kept(['WRQ-32'], 'the title begins with a capital', ({ title }) => ({
    title: title.slice(0, 1).toUpperCase() + title.slice(1),
  })),
  'location-is-always-the-room': kept(['WRQ-33'], 'the location is the room', (one, _, { store }) => ({
    location: store.residents.find(one.residentId)?.roomNumber ?? null,
  })),
  'no-room-by-default': kept(['WRQ-34'], 'the location is none unless sent', (_, { body }) =>
    hasNo('location', body) ? { location: null } : {},
  ),
  'room-as-it-was': breaking('WRQ-34')
    .says('The default location is the room that the resident had when their first request was filed.')
    .by(noting(Map<string, string | null>), (rooms) =>
      createsAs(({ residentId, location }, { body }) => {
        if (!hasNo('location', body)) return {};
        const room = rooms.get(residentId) ?? location;
        rooms.set(residentId, room);
        return { location: room };
      }),
    ),
  'creator-as-sent': kept(['WRQ-45'], 'the creator is the one sent', ({ creator }, { sent }) => ({
    creator: { ...creator, id: textIn(sent['creatorId']) || creator.id },
  })),
  'creator-is-whoever-reads': wrongValue(['WRQ-45'], READ, 'creator.id')
    .as('that of the reader')
    .by((_id, _request, { acting }) => acting.id),
  'one-of-each-connection': breaking('WRQ-47')
    .says('The second request of a connection takes the place of their first.')
    .by(instead, CREATE, (original) => (input, context) => {
      const { workRequests } = context.store;
      const isFormer = ({ creator, residentId }: WorkRequest): boolean =>
        isRelative(input) && creator.id === input.acting.id && residentId === input.path['residentId'];
      const former = workRequests.filter(isFormer);
      const reply = original(input, context);
      if (!isRefusal(reply)) for (const { id } of former) workRequests.remove(id);
      return reply;
    }),
});
