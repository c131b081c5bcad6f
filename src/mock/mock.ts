import type { Control, ControlOptions } from './admin/control.ts';
import { appOf, createAnswering } from './app.ts';
import { createServicesOfWorlds, type ServicesOfWorlds } from './world-services.ts';
import { contractAnswer, DOCUMENTS } from './contract-file.ts';
import { addressOf, belowPath, withPath, type Address } from './http/address.ts';
import type { Answer } from './http/answer.ts';
import type { Asked } from './http/asked.ts';
import { fileResponse } from './http/file-route.ts';
import type { Peer } from './http/peer.ts';
import { withBase } from './http/public-address.ts';
import { refusalResponse } from './http/reply.ts';
import { methodNotAllowed } from './http/routing-refusals.ts';
import { withSafeHeaders } from './http/safe-headers.ts';
import type { Service } from './service.ts';
import { realTables, type Tables } from './tables.ts';

/** Everything that one port serves: the API, the control plane, file bytes and the documentation. */
export interface Mock {
  /** `basePath` is the path below which the caller finds the service; absent: as the options say. */
  (request: Request, peer?: Peer, basePath?: string): Response | Promise<Response>;
  /**
   * The API alone, for a server that reads requests and writes answers itself; its result is undefined for addresses
   * outside the API. Absent where the tables may replace answers.
   */
  readonly api?: (asked: Asked, address: Address) => Answer | Promise<Answer> | undefined;
}

/** Paths that are not part of the API; every other path goes to the API. */
const OWN_PATHS = ['/__', '/docs', '/openapi.', '/workflows.'];

const READS = ['GET', 'HEAD'];
const isRead = ({ method }: Request): boolean => READS.includes(method);
const noExamples = () => Promise.resolve({});

const asItIs = (answer: Answer): Answer => answer;

/** The page of the documentation as it is sent. */
export interface DocsPage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The Content-Encoding of the bytes; absent: not encoded. */
  readonly encoding?: string;
}

interface MockOptions extends ControlOptions {
  /** Journals and faults of the worlds; absent: new ones with defaults. */
  readonly servicesOfWorlds?: ServicesOfWorlds;
  /** The rendered documentation in an accepted encoding. */
  readonly docs: (accepted: string) => Promise<DocsPage | undefined>;
}

const NO_DOCS =
  '<!doctype html><title>ces</title><p>The documentation is not part of this build: <code>npx ces mock</code> serves it, and <code>npm run docs</code> builds it from the sources.</p>';

const docsResponse = async (docs: MockOptions['docs'], request: Request): Promise<Response> => {
  const page = await docs(request.headers.get('accept-encoding') ?? '');
  return new Response(page?.bytes ?? NO_DOCS, {
    status: page === undefined ? 404 : 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      Vary: 'Accept-Encoding',
      ...(page?.encoding !== undefined && { 'Content-Encoding': page.encoding }),
      // The page is self-contained; the policy forbids every other source.
      'Content-Security-Policy': "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
    },
  });
};

export const createMock = (service: Service, options: MockOptions, tables: Tables = realTables): Mock => {
  const servicesOfWorlds = options.servicesOfWorlds ?? createServicesOfWorlds({}, () => service.seed);
  service.worlds.onEnd(({ slugs }) => slugs.forEach((slug) => servicesOfWorlds.forget(slug)));
  const answering = createAnswering(service, tables, servicesOfWorlds);
  const app = appOf(answering, tables);
  let control: Promise<Control> | undefined;
  // Loaded at the first call: a start for the API alone must not wait for it.
  const controlled = async (request: Request, peer?: Peer): Promise<Response> => {
    control ??= import('./admin/control.ts').then(({ createControl }) =>
      createControl(service, tables, options, servicesOfWorlds),
    );
    return (await control)(request, peer);
  };
  const located = withBase(options);
  /** The control plane, the contract and the documentation. */
  const page = (request: Request, address: Address, peer?: Peer) => {
    const { path } = address;
    if (path === '/__admin' || path.startsWith('/__admin/')) return controlled(withPath(request, path), peer);
    const isContract = DOCUMENTS.includes(path);
    if (!isContract && path !== '/docs' && path !== '/docs/') return undefined;
    const contract = isContract
      ? contractAnswer(request, address, service, options.examples ?? noExamples)
      : undefined;
    if (contract) return contract;
    if (!isRead(request)) return refusalResponse(methodNotAllowed(request.method, READS), undefined);
    return docsResponse(options.docs, request);
  };
  const mock = (
    request: Request,
    peer?: Peer,
    basePath = options.basePath ?? '',
  ): Response | Promise<Response> => {
    const address = located(belowPath(addressOf(request.url), basePath), request.headers);
    const { path } = address;
    const found = page(request, address, peer);
    if (found) return found instanceof Promise ? found.then(withSafeHeaders) : withSafeHeaders(found);
    if (path.startsWith('/__files/'))
      return fileResponse(
        service.file(path.slice('/__files/'.length)),
        service.cors.fields(request.headers.get('origin')),
      );
    if (path === '/') return new Response(null, { status: 302, headers: { Location: `${basePath}/docs` } });
    return app(request, address);
  };
  if (tables.answer !== realTables.answer) return mock;
  const api = (asked: Asked, arrived: Address) => {
    const address = belowPath(arrived, options.basePath ?? '');
    return address.path === '/' || OWN_PATHS.some((beginning) => address.path.startsWith(beginning))
      ? undefined
      : answering<Answer>(asked, located(address, asked.headers), asItIs);
  };
  return Object.assign(mock, { api });
};
