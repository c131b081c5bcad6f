import type { Context, Hono } from 'hono';
import type { WorldServices } from '../world-services.ts';
import { explained } from '../explain.ts';
import type { FaultAccount } from '../faults/faults.ts';
import { jsonResponse } from '../http/json-response.ts';
import { readJson } from '../http/body.ts';
import { isRefusal, refuse, type Refusal } from '../http/problem.ts';
import { refusalResponse } from '../http/reply.ts';
import { harOf } from '../journal/har.ts';
import { selects } from '../journal/select.ts';
import { shown } from '../journal/show.ts';
import { isUnmatched, nearMiss } from '../journal/unmatched.ts';
import { verify } from '../journal/verify.ts';
import { faultInput } from './fault-input.ts';
import { readFilters } from './request-filters.ts';
import { streamOf } from './stream.ts';
import { verifyInput } from './verify-input.ts';

const accountOf = ({ rule, met, struck }: FaultAccount) => ({ ...rule, met, struck });

const noSuchFault = (id: string, known: readonly string[]): Refusal =>
  refuse('not-found', {
    promised: '?id= must name a fault rule of this world (default: all are removed).',
    found: `${id}.`,
    next: known.length === 0 ? 'there are none.' : `use one of ${known.join(', ')}.`,
  });

const noSuchRequest = (n: string): Refusal =>
  refuse('not-found', {
    promised: 'The number must be one of a request that is still in the journal.',
    found: `${n}.`,
    next: 'take it from GET /__admin/requests.',
  });

/** The routes of the services of a world: faults and journal. `worldServicesOf` finds the services for a request. */
export const addWorldServicesRoutes = (
  router: Hono,
  worldServicesOf: (context: Context) => WorldServices | Refusal,
  here: (request: Request) => string,
): void => {
  const withWorldServices =
    (
      answer: (
        worldServices: WorldServices,
        context: Context,
      ) => Response | Refusal | Promise<Response | Refusal>,
    ) =>
    async (context: Context): Promise<Response> => {
      const worldServices = worldServicesOf(context);
      const given = isRefusal(worldServices) ? worldServices : await answer(worldServices, context);
      return isRefusal(given) ? refusalResponse(given, undefined) : given;
    };

  router.get(
    '/faults',
    withWorldServices(({ faults }) => jsonResponse({ data: faults.list().map(accountOf) })),
  );
  router.post(
    '/faults',
    withWorldServices(async ({ faults }, { req }) => {
      const raw = await readJson(req.raw);
      const rule = isRefusal(raw) ? raw : faultInput(raw);
      return isRefusal(rule) ? rule : jsonResponse({ data: accountOf(faults.add(rule)) });
    }),
  );
  router.delete(
    '/faults',
    withWorldServices(({ faults }, { req }) => {
      const id = req.query('id');
      const known = faults.list().map(({ rule }) => rule.id);
      if (id !== undefined && !known.includes(id)) return noSuchFault(id, known);
      return jsonResponse({ cleared: faults.clear(id) });
    }),
  );

  router.get(
    '/requests',
    withWorldServices(({ journal }, { req }) => {
      const filters = readFilters(req.query());
      if (isRefusal(filters)) return filters;
      const { since, limit, ...selection } = filters;
      const found = journal
        .entries()
        .filter(({ n }) => n > since)
        .filter(selects(selection));
      return jsonResponse({ data: found.slice(-limit).map(shown), found: found.length });
    }),
  );
  router.delete(
    '/requests',
    withWorldServices(({ journal }) => jsonResponse({ cleared: journal.clear() })),
  );
  router.get(
    '/requests/unmatched',
    withWorldServices(({ journal }) =>
      jsonResponse({
        data: journal
          .entries()
          .filter(isUnmatched)
          .map((exchange) => ({ ...shown(exchange), nearest: nearMiss(exchange) ?? null })),
      }),
    ),
  );
  router.post(
    '/requests/verify',
    withWorldServices(async ({ journal }, { req }) => {
      const raw = await readJson(req.raw);
      const expected = isRefusal(raw) ? raw : verifyInput(raw);
      return isRefusal(expected) ? expected : jsonResponse(verify(journal.entries(), expected));
    }),
  );
  router.get(
    '/requests.har',
    withWorldServices(({ journal }, { req }) => jsonResponse(harOf(journal.entries(), here(req.raw)))),
  );
  router.get(
    '/requests/:n',
    withWorldServices(({ journal }, { req }) => {
      const exchange = journal.entries().find(({ n }) => n === Number(req.param('n')));
      if (!exchange) return noSuchRequest(req.param('n') ?? '');
      const { refusal } = exchange;
      return jsonResponse({
        data: { ...shown(exchange), ...(refusal && { explain: explained(refusal, exchange).explain }) },
      });
    }),
  );
  router.get(
    '/stream',
    withWorldServices(({ journal }, { req }) => streamOf(journal, req.header('last-event-id'))),
  );
};
