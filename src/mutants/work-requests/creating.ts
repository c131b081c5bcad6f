import { isRefusal, refuse } from '../../mock/http/problem.ts';
import { workRequestSettingsOf } from '../../mock/operations/work-requests/settings.ts';
import { pick } from '../../witness/client.ts';
import { withWorkFixture, TAP } from '../../witness/work-requests.ts';
import { idIn, membersIn, textIn, withBody } from '../input.ts';
import { afterwards, beforehand, instead, noting, inReading } from '../mutation.ts';
import { acceptsWithout, withoutEnvelope, wrongValue } from '../operators.ts';
import { mutantsOf, breaking, worded } from '../mutant.ts';
import { refuses, showsWith } from '../verbs.ts';
import { CREATE, isRelative, READ, requests, SHOWN, type WorkRequest } from './amend.ts';

const { amend, createsAs, listsOnly } = requests;

/** Bodies of every kind, sent by each of the family and as forms, and what is there then. */
const filing = withWorkFixture(async ({ create, filedWith, read, list, family }, client) => {
  const { residentId, daughter, son } = family;
  const bodies = [
    {},
    {},
    { title: undefined },
    { description: 'Since Monday', location: 'Kitchenette', type: 'Plumbing' },
    { title: 'Urgent: tap drips', urgency: 'high', status: 'completed', creatorId: daughter },
    { title: 'tap drips', type: 'Plumbing' },
  ];
  const seen: unknown[] = [];
  for (const as of [residentId, daughter, son])
    for (const body of bodies) {
      const made = await create(as, body);
      seen.push(made, await read(String(pick(made.body, 'data.id')), residentId), await list(as));
    }
  for (const files of [[], [TAP]]) seen.push(await filedWith(files, { description: 'Since Monday' }));
  const path = `/residents/${residentId}`;
  const untitled = { as: residentId, form: { team: 'maintenance' }, files: [TAP] };
  seen.push((await client.call('POST', `${path}/work-requests`, untitled)).status);
  await client.call('PUT', path, { body: { firstName: 'Ada', lastName: 'Field', roomNumber: '7' } });
  return [seen, await create(residentId)];
});

/** What is sent is kept otherwise. */
const kept = worded((how) => `In a new request ${how}.`, createsAs);

const hasNo = (name: string, body: unknown): boolean => membersIn(body)[name] === undefined;

/** Mutants about what becomes of what is sent; those about team and type aside. */
export const creatingMutants = mutantsOf('work-requests', filing, {
  'create-unwrapped': withoutEnvelope(['WRQ-27', 'CNV-08'], CREATE),
  'create-answers-the-one-before': breaking('WRQ-27', 'WRQ-32')
    .says('A create answers the request that the same person made before, if there is one.')
    .by(noting(Map<string, unknown>), (last) =>
      afterwards(CREATE, (reply, { acting }) => {
        const former = last.get(acting.id) ?? reply.body;
        last.set(acting.id, reply.body);
        return { ...reply, body: former };
      }),
    ),
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
  'refused-for-its-title-and-kept': breaking('WRQ-28', 'CNV-34')
    .says('A request without a title is refused, but it is created.')
    .with((tables) => {
      const [, , accepts] = acceptsWithout([], CREATE, 'title', 'Untitled');
      const refusesUntitled = afterwards(CREATE, (reply, input) => {
        const isOurs = membersIn(input.body)['title'] === 'Untitled';
        return isOurs
          ? refuse('invalid-input', { promised: 'A title.', found: 'none.', next: 'send one.' })
          : reply;
      });
      return accepts(refusesUntitled(tables));
    }),
  'create-wants-a-description': breaking('WRQ-29')
    .says('A request without a description is refused.')
    .by(refuses, CREATE, ({ description }) => description === undefined),
  'connections-name-a-type': breaking('WRQ-29')
    .says('A request of a connection without a type is refused.')
    .by(refuses, CREATE, ({ type }, input) => isRelative(input) && type === undefined),
  'form-wants-files': breaking('WRQ-29')
    .says('A form without files is refused.')
    .by(refuses, CREATE, (_body, { sent, files }) => Object.keys(sent).length === 0 && files.length === 0),
  'begun-at-once': kept(['WRQ-30'], 'the status is in_progress', () => ({ status: 'in_progress' })),
  'status-as-sent': kept(['WRQ-30'], 'the status is the one sent', (_, { sent }) =>
    sent['status'] === 'completed' ? { status: 'completed' } : {},
  ),
  'urgency-normal': kept(['WRQ-31'], 'by a connection the urgency is normal', (_, input) =>
    isRelative(input) ? { urgency: 'normal' } : {},
  ),
  'urgency-as-sent': kept(['WRQ-31'], 'the urgency is the one sent', (_, { sent: { urgency } }) =>
    typeof urgency === 'string' ? { urgency } : {},
  ),
  'urgency-by-the-words': kept(['WRQ-31'], 'the urgency is high if the title says so', ({ title }) =>
    /urgent/i.test(title) ? { urgency: 'high' } : {},
  ),
  'no-urgency-at-all': kept(['WRQ-31'], 'with files the urgency is an empty text', (_, { files }) =>
    files.length > 0 ? { urgency: '' } : {},
  ),
  'title-in-capitals': kept(['WRQ-32'], 'the title begins with a capital', ({ title }) => ({
    title: title.slice(0, 1).toUpperCase() + title.slice(1),
  })),
  'description-of-a-form-lost': kept(['WRQ-32'], 'the description of a form is lost', (one, { sent }) => ({
    description: Object.keys(sent).length === 0 ? null : one.description,
  })),
  'description-for-the-answer-alone': breaking('WRQ-32')
    .says('The description is in the answer of the create and nowhere else.')
    .by(afterwards, CREATE, (reply, _, context) => {
      amend(context, idIn(reply), () => ({ description: null }));
      return reply;
    }),
  'description-is-the-title': kept(['WRQ-32'], 'without a description the title is the type', (one) => ({
    type: one.type !== null && one.description === null ? one.title : one.type,
  })),
  'location-is-always-the-room': kept(['WRQ-33'], 'the location is the room', (one, _, { store }) => ({
    location: store.residents.find(one.residentId)?.roomNumber ?? null,
  })),
  'location-of-connections-lost': breaking('WRQ-33')
    .says('The location that a connection sends has no effect.')
    .by(beforehand, CREATE, (input) =>
      isRelative(input) ? withBody(input, (body) => ({ ...body, location: undefined })) : input,
    ),
  'location-in-the-room': kept(['WRQ-33'], 'the location follows the room', (one, { body }, { store }) => {
    const room = store.residents.find(one.residentId)?.roomNumber ?? '';
    return hasNo('location', body) ? {} : { location: `${room} ${one.location ?? ''}` };
  }),
  'no-room-by-default': kept(['WRQ-34'], 'the location is none unless sent', (_, { body }) =>
    hasNo('location', body) ? { location: null } : {},
  ),
  'no-room-for-connections': kept(['WRQ-34'], 'by a connection the location is none', (_, input) =>
    isRelative(input) && hasNo('location', input.body) ? { location: null } : {},
  ),
  'first-of-the-locations': kept(['WRQ-34'], 'the location is the first one', (one, { body }, context) =>
    hasNo('location', body)
      ? { location: workRequestSettingsOf(one.facilityId, context).locations[0] ?? null }
      : {},
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
  'creator-is-the-resident': wrongValue(['WRQ-45'], SHOWN, 'creator.id')
    .as('that of the resident')
    .by((_id, { residentId }) => residentId),
  'creator-as-sent': kept(['WRQ-45'], 'the creator is the one sent', ({ creator }, { sent }) => ({
    creator: { ...creator, id: textIn(sent['creatorId']) || creator.id },
  })),
  'first-connection-files-all': kept(
    ['WRQ-45'],
    'by any connection the creator is the first one',
    ({ creator, residentId }, _, { store }) => {
      const [first] = store.connections.filter(({ residentIds }) => residentIds.includes(residentId));
      return creator.userType === 'connection' && first ? { creator: { ...creator, id: first.id } } : {};
    },
  ),
  'creator-is-whoever-reads': wrongValue(['WRQ-45'], READ, 'creator.id')
    .as('that of the reader')
    .by((_id, _request, { acting }) => acting.id),
  'new-ones-wait': breaking('WRQ-47')
    .says('A new request is in the list once the next one of the resident is made.')
    .by(noting(Set<unknown>), (last) => [
      afterwards(CREATE, (reply, { path }, { store }) => {
        for (const one of store.workRequests.all())
          if (one.residentId === path['residentId']) last.delete(one.id);
        last.add(idIn(reply));
        return reply;
      }),
      listsOnly(({ id }) => !last.has(id)),
    ]),
  'create-answers-a-draft': breaking('WRQ-47')
    .says('The id in the answer of a create is not the one by which the request is found.')
    .by(showsWith, CREATE, ({ id }) => ({ id: `${textIn(id)}-draft` })),
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
