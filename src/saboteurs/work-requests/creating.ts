import { isRefusal } from '../../mock/http/problem.ts';
import { filing, inShop, TAP } from '../../witness/work-requests.ts';
import { beforeJudging, idIn, membersIn, textIn } from '../input.ts';
import { afterwards, inData, inGate, instead } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend, CREATE, creating, refusing, wrong } from './amend.ts';

const byDaughter = inShop(async ({ create, kin }) => create(kin.daughter));

/** Saboteurs about what becomes of what is sent; those about team and type aside. */
export const creatingSaboteurs = saboteursOf('work-requests', filing(), {
  'create-unwrapped': [
    'A create answers the request without an envelope.',
    ['WRQ-27'],
    afterwards(CREATE, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ],
  'create-answers-the-one-before': [
    'A create answers the request that the same person made before, if there is one.',
    ['WRQ-27', 'WRQ-32'],
    (tables) => {
      const last = new Map<string, unknown>();
      return afterwards(CREATE, (reply, { acting }) => {
        const former = last.get(acting.id) ?? reply.body;
        last.set(acting.id, reply.body);
        return { ...reply, body: former };
      })(tables);
    },
    inShop(async ({ create, kin }) => [
      await create(kin.residentId),
      await create(kin.residentId, { title: 'Lamp flickers' }),
    ]),
  ],
  'twins-are-one': [
    'A request of the title of an open one is the open one.',
    ['WRQ-27', 'WRQ-47'],
    instead(CREATE, (original) => (input, scene) => {
      const title = textIn(membersIn(input.body)['title']);
      const [twin] = scene.store.workRequests.filter(
        (one) => one.residentId === input.path['residentId'] && one.title === title && one.status === 'open',
      );
      const reply = original(input, scene);
      if (isRefusal(reply) || !twin) return reply;
      scene.store.workRequests.remove(idIn(reply));
      return inData((made) => ({ ...made, id: twin.id }))(reply, input);
    }),
    inShop(async ({ create, list, kin }) => [
      await create(kin.residentId),
      await create(kin.residentId),
      await list(kin.residentId),
    ]),
  ],
  'create-without-title': [
    'A request without a title is called Work request.',
    ['WRQ-28'],
    beforeJudging(CREATE, (body) => ({ title: 'Work request', ...body })),
    filing({ title: undefined }),
  ],
  'form-without-title': [
    'A form with files needs no title; it is that of the first file.',
    ['WRQ-28'],
    inGate('readInput', (original) => (route, received, world) => {
      const { raw } = received;
      if (route.id !== CREATE || raw.kind !== 'form' || raw.form.files.length === 0)
        return original(route, received, world);
      const fields = { title: raw.form.files[0]?.name ?? 'File', ...raw.form.fields };
      return original(route, { ...received, raw: { kind: 'form', form: { ...raw.form, fields } } }, world);
    }),
    inShop(async ({ kin }, stage) => {
      const path = `/residents/${kin.residentId}/work-requests`;
      const form = { team: 'maintenance' };
      return (await stage.call('POST', path, { as: kin.residentId, form, files: [TAP] })).status;
    }),
  ],
  'refused-for-its-title-and-kept': [
    'A request without a title is refused and filed all the same.',
    ['WRQ-28', 'CNV-34'],
    (tables) => {
      const untitled = new Set<unknown>();
      const judged = inGate('readInput', (original) => (route, received, world) => {
        const { raw } = received;
        if (route.id !== CREATE || raw.kind !== 'json' || membersIn(raw.value)['title'] !== undefined)
          return original(route, received, world);
        const value = { ...membersIn(raw.value), title: 'Untitled' };
        const input = original(route, { ...received, raw: { kind: 'json', value } }, world);
        untitled.add(input);
        return input;
      })(tables);
      return instead(CREATE, (original) => (input, scene) => {
        const reply = original(input, scene);
        return untitled.has(input) ? wrong('title') : reply;
      })(judged);
    },
    inShop(async ({ create, list, kin }) => [
      await create(kin.residentId, { title: undefined }),
      await list(kin.residentId),
    ]),
  ],
  'create-wants-a-description': [
    'A request without a description is refused.',
    ['WRQ-29'],
    refusing(CREATE, wrong('description'), ({ body }) => membersIn(body)['description'] === undefined),
  ],
  'connections-name-a-type': [
    'A request of a connection without a type is refused.',
    ['WRQ-29'],
    refusing(
      CREATE,
      wrong('type'),
      ({ body, acting }) => acting.kind === 'connection' && membersIn(body)['type'] === undefined,
    ),
    byDaughter,
  ],
  'form-wants-files': [
    'A form without files is refused.',
    ['WRQ-29'],
    inGate('readInput', (original) => (route, received, world) => {
      const { raw } = received;
      return route.id === CREATE && raw.kind === 'form' && raw.form.files.length === 0
        ? wrong('files')
        : original(route, received, world);
    }),
    inShop(({ filedWith }) => filedWith([])),
  ],
  'begun-at-once': [
    'A request that is scheduled for nobody is in_progress from the beginning.',
    ['WRQ-30'],
    creating(() => ({ status: 'in_progress' })),
  ],
  'status-as-sent': [
    'A status that is sent with a request is its status.',
    ['WRQ-30'],
    creating((_, { sent }) => (sent['status'] === 'completed' ? { status: 'completed' } : {})),
    filing({ status: 'completed' }),
  ],
  'urgency-normal': [
    'A request of a connection has the urgency normal.',
    ['WRQ-31'],
    creating((_, { acting }) => (acting.kind === 'connection' ? { urgency: 'normal' } : {})),
    byDaughter,
  ],
  'urgency-as-sent': [
    'An urgency that is sent with a request is its urgency.',
    ['WRQ-31'],
    creating((_, { sent }) => (typeof sent['urgency'] === 'string' ? { urgency: sent['urgency'] } : {})),
    filing({ urgency: 'high' }),
  ],
  'urgency-by-the-words': [
    'A request with the word urgent in its title has the urgency high.',
    ['WRQ-31'],
    creating(({ title }) => (/urgent/i.test(title) ? { urgency: 'high' } : {})),
    filing({ title: 'Urgent: tap drips' }),
  ],
  'no-urgency-at-all': [
    'The urgency of a request with files is an empty text.',
    ['WRQ-31'],
    creating((_, { files }) => (files.length > 0 ? { urgency: '' } : {})),
    inShop(({ filedWith }) => filedWith([TAP])),
  ],
  'title-in-capitals': [
    'The first letter of a title is made a capital.',
    ['WRQ-32'],
    creating(({ title }) => ({ title: title.slice(0, 1).toUpperCase() + title.slice(1) })),
    filing({ title: 'tap drips' }),
  ],
  'description-of-a-form-lost': [
    'The description of a form is lost.',
    ['WRQ-32'],
    creating((_, { sent }) => (Object.keys(sent).length === 0 ? { description: null } : {})),
    inShop(({ filedWith }) => filedWith([], { description: 'Since Monday' })),
  ],
  'description-for-the-answer-alone': [
    'The description is in the answer of the create and nowhere else.',
    ['WRQ-32'],
    afterwards(CREATE, (reply, _, scene) => {
      amend(scene, idIn(reply), () => ({ description: null }));
      return reply;
    }),
    filing({ description: 'Since Monday' }),
  ],
  'description-is-the-title': [
    'A request without a description has its title for one, in the place of a type.',
    ['WRQ-32'],
    creating(({ type, description, title }) =>
      type !== null && description === null ? { type: title } : {},
    ),
    filing({ type: 'Plumbing' }),
  ],
});
