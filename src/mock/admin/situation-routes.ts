import type { Context, Hono } from 'hono';
import { situationFacts, situationSchema } from '../../fixtures/situations/facts.ts';
import { nearestName } from '../domain/nearest-name.ts';
import type { Members } from '../domain/json-object.ts';
import { readJson, type RawBody } from '../http/body.ts';
import { jsonResponse } from '../http/json-response.ts';
import { isRefusal, refuse, type Refusal } from '../http/problem.ts';
import { refusalResponse } from '../http/reply.ts';
import type { Service } from '../service.ts';
import type { Tables } from '../tables.ts';
import { StepRefused, type Stage } from '../world/stage.ts';
import type { World } from '../world/world.ts';
import { stageOf } from './stage.ts';
import { unlisted } from './levers/unlisted.ts';
import { objectInput, textIn } from './world-input.ts';

/** Brings a situation about and gives its ids. */
export type SituationMaker = (name: string, stage: Stage, input: Members) => object;

const unknownSituation = (name: string): Refusal =>
  refuse('situation-unknown', {
    promised: 'The path must name a situation.',
    found: `${name}.`,
    next: `use ${nearestName(name, Object.keys(situationFacts)) ?? 'another name'}; GET /__admin/situations lists them.`,
  });

const plannedSituation = (name: string): Refusal =>
  refuse('situation-unknown', {
    promised: `The situation ${name} belongs to the planned part of the API.`,
    found: 'a mock that does not serve the planned part.',
    next: 'start the mock with --planned.',
  });

const isServed = ({ part }: { readonly part?: string }, { parts }: Service): boolean =>
  part !== 'planned' || parts.includes('planned');

/** The input of a situation; without a body it is empty. */
const inputOf = (
  name: string,
  facts: (typeof situationFacts)[string],
  raw: RawBody | Refusal,
  { store }: World,
): Members | Refusal => {
  const takes = facts.takes.length === 0 ? 'no members' : facts.takes.join(', ');
  const input = objectInput(situationSchema(facts), `The situation ${name} takes ${takes}.`)(raw);
  if (isRefusal(input)) return input;
  const ids = (member: string) => textIn(input, member) ?? [];
  return (
    unlisted('facilityId', [ids('facilityId')].flat(), store.facilities) ??
    unlisted('residentId', [ids('residentId')].flat(), store.residents) ??
    input
  );
};

/** The routes of situations: small states that a world is brought into by a name. */
export const addSituationRoutes = (
  router: Hono,
  service: Service,
  tables: Tables,
  {
    make,
    worldOf,
    here,
  }: {
    readonly make: () => Promise<SituationMaker>;
    readonly worldOf: (context: Context) => World | Refusal;
    readonly here: (request: Request) => string;
  },
): void => {
  router.get('/situations', ({ req }) => {
    const asked = req.query('world') ?? req.query('tenant');
    const query = asked === undefined ? '' : `?world=${encodeURIComponent(asked)}`;
    return jsonResponse({
      data: Object.entries(situationFacts)
        .filter(([, facts]) => isServed(facts, service))
        .map(([name, { says, takes, gives }]) => ({
          ...{ name, says, takes, gives },
          curl: `curl -X POST '${here(req.raw)}/__admin/situations/${name}${query}'`,
        })),
    });
  });

  const made = async (context: Context): Promise<object | Refusal> => {
    const name = context.req.param('name') ?? '';
    const facts = Object.hasOwn(situationFacts, name) ? situationFacts[name] : undefined;
    if (!facts) return unknownSituation(name);
    if (!isServed(facts, service)) return plannedSituation(name);
    const raw = await readJson(context.req.raw);
    const world = worldOf(context);
    if (isRefusal(world)) return world;
    const input = inputOf(name, facts, raw, world);
    if (isRefusal(input)) return input;
    const isPlanned = service.parts.includes('planned');
    const maker = await make();
    try {
      return maker(name, stageOf(world, tables, { base: here(context.req.raw), isPlanned }), input);
    } catch (error) {
      if (error instanceof StepRefused && isRefusal(error.cause)) return error.cause;
      throw error;
    }
  };

  router.post('/situations/:name', async (context) => {
    const given = await made(context);
    return isRefusal(given) ? refusalResponse(given, undefined) : jsonResponse(given);
  });
};
