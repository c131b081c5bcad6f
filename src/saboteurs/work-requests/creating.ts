import { isRefusal } from '../../mock/http/problem.ts';
import { filing, inShop, TAP } from '../../witness/work-requests.ts';
import { beforeJudging, idIn, membersIn, textIn } from '../input.ts';
import { afterwards, inData, inGate, instead } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { amend, CREATE, creating, refusing, wrong } from './amend.ts';

const byDaughter = inShop(async ({ create, kin }) => create(kin.daughter));

/** Lies about what becomes of what is sent; those about team and type aside. */
export const creatingSaboteurs: readonly Saboteur[] = [
  {
    id: 'work-requests.create-unwrapped',
    lie: 'A create answers the request without an envelope.',
    breaks: ['WRQ-27'],
    tables: afterwards(CREATE, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: filing(),
  },
  {
    id: 'work-requests.create-answers-the-one-before',
    lie: 'A create answers the request that the same person made before, if there is one.',
    breaks: ['WRQ-27', 'WRQ-32'],
    tables: (tables) => {
      const last = new Map<string, unknown>();
      return afterwards(CREATE, (reply, { acting }) => {
        const former = last.get(acting.id) ?? reply.body;
        last.set(acting.id, reply.body);
        return { ...reply, body: former };
      })(tables);
    },
    witness: inShop(async ({ create, kin }) => [
      await create(kin.residentId),
      await create(kin.residentId, { title: 'Lamp flickers' }),
    ]),
  },
  {
    id: 'work-requests.twins-are-one',
    lie: 'A request of the title of an open one is the open one.',
    breaks: ['WRQ-27', 'WRQ-47'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      const title = textIn(membersIn(input.body)['title']);
      const [twin] = scene.store.workRequests.filter(
        (one) => one.residentId === input.path['residentId'] && one.title === title && one.status === 'open',
      );
      const reply = honest(input, scene);
      if (isRefusal(reply) || !twin) return reply;
      scene.store.workRequests.remove(idIn(reply));
      return inData((made) => ({ ...made, id: twin.id }))(reply, input);
    }),
    witness: inShop(async ({ create, list, kin }) => [
      await create(kin.residentId),
      await create(kin.residentId),
      await list(kin.residentId),
    ]),
  },
  {
    id: 'work-requests.create-without-title',
    lie: 'A request without a title is called Work request.',
    breaks: ['WRQ-28'],
    tables: beforeJudging(CREATE, (body) => ({ title: 'Work request', ...body })),
    witness: filing({ title: undefined }),
  },
  {
    id: 'work-requests.form-without-title',
    lie: 'A form with files needs no title; it is that of the first file.',
    breaks: ['WRQ-28'],
    tables: inGate('readInput', (honest) => (route, received, world) => {
      const { raw } = received;
      if (route.id !== CREATE || raw.kind !== 'form' || raw.form.files.length === 0)
        return honest(route, received, world);
      const fields = { title: raw.form.files[0]?.name ?? 'File', ...raw.form.fields };
      return honest(route, { ...received, raw: { kind: 'form', form: { ...raw.form, fields } } }, world);
    }),
    witness: inShop(async ({ kin }, stage) => {
      const path = `/residents/${kin.residentId}/work-requests`;
      const form = { team: 'maintenance' };
      return (await stage.call('POST', path, { as: kin.residentId, form, files: [TAP] })).status;
    }),
  },
  {
    id: 'work-requests.refused-for-its-title-and-kept',
    lie: 'A request without a title is refused and filed all the same.',
    breaks: ['WRQ-28', 'CNV-34'],
    tables: (tables) => {
      const untitled = new Set<unknown>();
      const judged = inGate('readInput', (honest) => (route, received, world) => {
        const { raw } = received;
        if (route.id !== CREATE || raw.kind !== 'json' || membersIn(raw.value)['title'] !== undefined)
          return honest(route, received, world);
        const value = { ...membersIn(raw.value), title: 'Untitled' };
        const input = honest(route, { ...received, raw: { kind: 'json', value } }, world);
        untitled.add(input);
        return input;
      })(tables);
      return instead(CREATE, (honest) => (input, scene) => {
        const reply = honest(input, scene);
        return untitled.has(input) ? wrong('title') : reply;
      })(judged);
    },
    witness: inShop(async ({ create, list, kin }) => [
      await create(kin.residentId, { title: undefined }),
      await list(kin.residentId),
    ]),
  },
  {
    id: 'work-requests.create-wants-a-description',
    lie: 'A request without a description is refused.',
    breaks: ['WRQ-29'],
    tables: refusing(
      CREATE,
      wrong('description'),
      ({ body }) => membersIn(body)['description'] === undefined,
    ),
    witness: filing(),
  },
  {
    id: 'work-requests.connections-name-a-type',
    lie: 'A request of a connection without a type is refused.',
    breaks: ['WRQ-29'],
    tables: refusing(
      CREATE,
      wrong('type'),
      ({ body, acting }) => acting.kind === 'connection' && membersIn(body)['type'] === undefined,
    ),
    witness: byDaughter,
  },
  {
    id: 'work-requests.form-wants-files',
    lie: 'A form without files is refused.',
    breaks: ['WRQ-29'],
    tables: inGate('readInput', (honest) => (route, received, world) => {
      const { raw } = received;
      return route.id === CREATE && raw.kind === 'form' && raw.form.files.length === 0
        ? wrong('files')
        : honest(route, received, world);
    }),
    witness: inShop(({ filedWith }) => filedWith([])),
  },
  {
    id: 'work-requests.begun-at-once',
    lie: 'A request that is scheduled for nobody is in_progress from the beginning.',
    breaks: ['WRQ-30'],
    tables: creating(() => ({ status: 'in_progress' })),
    witness: filing(),
  },
  {
    id: 'work-requests.status-as-sent',
    lie: 'A status that is sent with a request is its status.',
    breaks: ['WRQ-30'],
    tables: creating((_, { sent }) => (sent['status'] === 'completed' ? { status: 'completed' } : {})),
    witness: filing({ status: 'completed' }),
  },
  {
    id: 'work-requests.urgency-normal',
    lie: 'A request of a connection has the urgency normal.',
    breaks: ['WRQ-31'],
    tables: creating((_, { acting }) => (acting.kind === 'connection' ? { urgency: 'normal' } : {})),
    witness: byDaughter,
  },
  {
    id: 'work-requests.urgency-as-sent',
    lie: 'An urgency that is sent with a request is its urgency.',
    breaks: ['WRQ-31'],
    tables: creating((_, { sent }) =>
      typeof sent['urgency'] === 'string' ? { urgency: sent['urgency'] } : {},
    ),
    witness: filing({ urgency: 'high' }),
  },
  {
    id: 'work-requests.urgency-by-the-words',
    lie: 'A request with the word urgent in its title has the urgency high.',
    breaks: ['WRQ-31'],
    tables: creating(({ title }) => (/urgent/i.test(title) ? { urgency: 'high' } : {})),
    witness: filing({ title: 'Urgent: tap drips' }),
  },
  {
    id: 'work-requests.no-urgency-at-all',
    lie: 'The urgency of a request with files is an empty text.',
    breaks: ['WRQ-31'],
    tables: creating((_, { files }) => (files.length > 0 ? { urgency: '' } : {})),
    witness: inShop(({ filedWith }) => filedWith([TAP])),
  },
  {
    id: 'work-requests.title-in-capitals',
    lie: 'The first letter of a title is made a capital.',
    breaks: ['WRQ-32'],
    tables: creating(({ title }) => ({ title: title.slice(0, 1).toUpperCase() + title.slice(1) })),
    witness: filing({ title: 'tap drips' }),
  },
  {
    id: 'work-requests.description-of-a-form-lost',
    lie: 'The description of a form is lost.',
    breaks: ['WRQ-32'],
    tables: creating((_, { sent }) => (Object.keys(sent).length === 0 ? { description: null } : {})),
    witness: inShop(({ filedWith }) => filedWith([], { description: 'Since Monday' })),
  },
  {
    id: 'work-requests.description-for-the-answer-alone',
    lie: 'The description is in the answer of the create and nowhere else.',
    breaks: ['WRQ-32'],
    tables: afterwards(CREATE, (reply, _, scene) => {
      amend(scene, idIn(reply), () => ({ description: null }));
      return reply;
    }),
    witness: filing({ description: 'Since Monday' }),
  },
  {
    id: 'work-requests.description-is-the-title',
    lie: 'A request without a description has its title for one, in the place of a type.',
    breaks: ['WRQ-32'],
    tables: creating(({ type, description, title }) =>
      type !== null && description === null ? { type: title } : {},
    ),
    witness: filing({ type: 'Plumbing' }),
  },
];
