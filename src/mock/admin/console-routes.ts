import type { Context, Hono } from 'hono';
import { choices as register, type ChoiceId } from '../../../openapi/generated/choices.ts';
import { operations } from '../../../openapi/generated/contract.ts';
import type { ChoiceAccount, PersonToAct } from '../../answers/answers.ts';
import { createApp } from '../app.ts';
import { createServicesOfWorlds } from '../world-services.ts';
import { nameHint } from '../domain/nearest-name.ts';
import { shownValue } from '../domain/shown-value.ts';
import { addressOf } from '../http/address.ts';
import { jsonResponse } from '../http/json-response.ts';
import { readJson, type RawBody } from '../http/body.ts';
import { isRefusal, refuse, type Refusal } from '../http/problem.ts';
import { refusalResponse } from '../http/reply.ts';
import { actingIdOf } from '../identity/acting.ts';
import type { TenantPair } from '../tenant-pair-values.ts';
import type { Service } from '../service.ts';
import type { Tables } from '../tables.ts';
import type { Stored } from '../world/collection.ts';
import { collectionsOf } from '../world/store.ts';
import { readingTaken } from '../world/taken.ts';
import type { World } from '../world/world.ts';
import { slugAsked, withTenantPair, worldNamed } from './found.ts';
import { peopleOf } from './people.ts';
import { namesOf } from './record-names.ts';
import { refusedInput } from './json-input.ts';
import { readingsSchema } from './reset-schema.ts';
import { objectInput, readingsOf } from './world-input.ts';

/** The query of a page of a list. */
export const pageFilters = {
  q: 'Only those that contain this text.',
  offset: 'Number to skip (default: 0).',
  limit: 'Maximum number (default: 50).',
} as const;

const WHOLE = /^\d{1,7}$/;
const USUAL_LIMIT = 50;
const MOST = 1000;

interface Page {
  readonly q: string;
  readonly offset: number;
  readonly limit: number;
}

const pageAsked = (query: Readonly<Record<string, string>>): Page | Refusal => {
  const { q = '', offset = '0', limit = String(USUAL_LIMIT) } = query;
  const faults = Object.entries({ offset, limit }).filter(([, value]) => !WHOLE.test(value));
  if (faults.length > 0)
    return refusedInput(
      'A page takes q, offset and limit.',
      faults.map(([name, value]) => ({
        ...{ location: 'query', pointer: `/${name}`, code: 'pattern' },
        ...{ message: 'must be a whole number', found: shownValue(value) },
      })),
    );
  return { q: q.toLowerCase(), offset: Number(offset), limit: Math.min(MOST, Number(limit)) };
};

/** The members of a list that a page shows, and how many there are in all. */
const pageOf = <T>(all: readonly T[], { q, offset, limit }: Page) => {
  const found = q === '' ? all : all.filter((one) => JSON.stringify(one).toLowerCase().includes(q));
  return { data: found.slice(offset, offset + limit), found: found.length, offset };
};

const recordsOf = (world: World, name: string): readonly Stored[] | Refusal => {
  const collections = collectionsOf(world.store);
  if (Object.hasOwn(collections, name)) return collections[name]?.all() ?? [];
  return refuse('not-found', {
    promised: 'The path must name a collection of records.',
    found: `${name}; ${nameHint(name, Object.keys(collections))}.`,
    next: 'GET /__admin/records lists them.',
  });
};

/** The readings that operations take where they differ from the one for everything. */
const otherwise = (world: World, id: ChoiceId, taken: string): Readonly<Record<string, string>> =>
  'perOperation' in register[id]
    ? Object.fromEntries(
        Object.keys(operations)
          .map((operation) => [operation, readingTaken(world.choose, id, operation)] as const)
          .filter(([, reading]) => reading !== taken),
      )
    : {};

const CHOICES = 'Readings are a JSON object from choice id to reading, as GET /__admin/choices lists them.';
const readReadings = objectInput(readingsSchema, CHOICES);

/** Makes a world take other readings, or says what is wrong with them. */
const takeReadings = (tenantPair: TenantPair, raw: RawBody | Refusal): Refusal | undefined => {
  const input = readReadings(raw);
  if (isRefusal(input)) return input;
  const readings = readingsOf(CHOICES, '', input);
  if (isRefusal(readings)) return readings;
  tenantPair.take(readings);
  return undefined;
};

const isChoice = (id: string): id is ChoiceId => Object.hasOwn(register, id);

const choicesOf = (world: World): readonly ChoiceAccount[] =>
  Object.keys(register)
    .filter(isChoice)
    .map((id) => {
      const { section, asks, readings, default: usual, why } = register[id];
      const taken = readingTaken(world.choose, id);
      return {
        id,
        section,
        asks,
        readings,
        default: usual,
        why,
        taken,
        operations: otherwise(world, id, taken),
      };
    });

/** The routes for the console: people, records, previews of the API, and readings of a world. */
export const addConsoleRoutes = (
  router: Hono,
  service: Service,
  tables: Tables,
  here: (request: Request) => string,
): void => {
  // A preview is not a request: it has no journal entry, and no fault applies to it.
  const servicesOfWorlds = createServicesOfWorlds({ journal: 0 });
  service.worlds.onEnd(({ slugs }) => slugs.forEach((slug) => servicesOfWorlds.forget(slug)));
  const preview = createApp(service, tables, servicesOfWorlds);

  const answered = (given: object | Refusal): Response =>
    isRefusal(given) ? refusalResponse(given, undefined) : jsonResponse(given);

  const ofWorld =
    (answer: (world: World, query: Readonly<Record<string, string>>) => object | Refusal) =>
    (context: Context): Response => {
      const world = worldNamed(slugAsked(context, service), service);
      return answered(
        isRefusal(world) ? world : answer(world, { ...context.req.query(), ...context.req.param() }),
      );
    };
  const ofPage = (
    answer: (world: World, page: Page, query: Readonly<Record<string, string>>) => object | Refusal,
  ) =>
    ofWorld((world, query) => {
      const page = pageAsked(query);
      return isRefusal(page) ? page : answer(world, page, query);
    });

  router.get(
    '/people',
    ofPage((world, page) => {
      const defaultIdentities = service.known(world.tenant)?.identities;
      const first = new Set(
        Object.values(defaultIdentities ?? {}).flatMap((members) => members.map((one) => one.actingId)),
      );
      const people = peopleOf(world);
      const sorted = [
        ...people.filter(({ id }) => first.has(id)),
        ...people.filter(({ id }) => !first.has(id)),
      ];
      const { data, ...rest } = pageOf(sorted, page);
      return {
        data: data.map((one): PersonToAct => ({ ...one, actingId: actingIdOf(one.id, world) })),
        ...rest,
        tenant: world.tenant,
        token: service.token,
      };
    }),
  );
  router.get(
    '/records',
    ofWorld(({ store }, { ids }) => ({
      data:
        ids === undefined
          ? Object.entries(collectionsOf(store)).map(([collection, records]) => ({
              collection,
              count: records.all().length,
            }))
          : namesOf(ids.split(','), store),
    })),
  );
  router.get(
    '/records/:collection',
    ofPage((world, page, { collection = '' }) => {
      const records = recordsOf(world, collection);
      return isRefusal(records) ? records : pageOf(records, page);
    }),
  );
  router.get(
    '/choices',
    ofWorld((world) => ({ data: choicesOf(world) })),
  );
  router.put(
    '/choices',
    withTenantPair(service, async (tenantPair, context) => {
      const refusal = takeReadings(tenantPair, await readJson(context.req.raw));
      const world = worldNamed(slugAsked(context, service), service);
      return refusal ?? (isRefusal(world) ? world : { data: choicesOf(world) });
    }),
  );
  router.get('/look', ({ req }) => {
    const { path = '', acting = '' } = req.query();
    if (!path.startsWith('/api/v1/'))
      return refusalResponse(
        refusedInput('The path must be a GET of the API.', [
          { location: 'query', pointer: '/path', code: 'pattern', message: 'must begin with /api/v1/' },
        ]),
        undefined,
      );
    if (!/^[\x21-\x7e]*$/.test(acting))
      return refusalResponse(
        refusedInput('as must be an acting id.', [
          {
            location: 'query',
            pointer: '/acting',
            code: 'pattern',
            message: 'must be a text that a header can hold',
          },
        ]),
        undefined,
      );
    const url = new URL(path, req.url);
    const request = new Request(url, {
      headers: {
        Authorization: `Bearer ${service.token}`,
        'X-Acting-User-Id': acting,
        'X-Acting-User-Tenant': url.pathname.split('/')[3] ?? '',
        Prefer: 'explain',
      },
    });
    return preview(request, { ...addressOf(request.url), base: here(req.raw) });
  });
};
