import type {
  BodyOf,
  operations,
  OperationId,
  PathOf,
  QueryOf,
} from '../../../openapi/generated/contract.ts';
import type { WithWholes } from '../domain/exact-integer.ts';
import type { World } from '../world/world.ts';
import type { Acting } from '../world/acting.ts';
import type { RawBody } from './body.ts';
import type { Form, Upload } from './form.ts';
import { invalidInput, lackingBody } from './invalid.ts';
import { emptyFilters } from './empty-filters.ts';
import { LOST_PLUS, lostPluses } from './lost-plus.ts';
import { refusedEdges } from './edge-values.ts';
import { readJsonBody, refusedMembers, withDays } from './json-body.ts';
import { withinSets } from './within-sets.ts';
import { foreignCursor, readPage, WHOLE, type PageRequest } from './paging.ts';
import { filtersOf, underFilters, type Filters } from './paging-filters.ts';
import { isPaged, pagingOf } from './paging-place.ts';
import { isRefusal, refuse, type Refusal } from './problem.ts';
import type { Route } from './routes.ts';
import { validateParameters, validateValue } from './validate.ts';
import { isRecord } from '../domain/json-object.ts';

type TakesForm<O extends OperationId> = (typeof operations)[O] extends {
  readonly body: { readonly contentType: 'multipart/form-data' };
}
  ? true
  : false;

/** The input of a handler, validated and typed by the contract. */
export interface Input<O extends OperationId> {
  readonly path: PathOf<O>;
  readonly query: QueryOf<O>;
  readonly body: TakesForm<O> extends true ? Form : WithWholes<BodyOf<O>>;
  /**
   * The parts `files` of a form, where the operation takes JSON as well. The other fields of the form are the
   * body.
   */
  readonly files: readonly Upload[];
  /**
   * The JSON body as it was sent, for the few members whose handling is an open choice; empty without a JSON
   * object.
   */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly acting: Acting;
  readonly page: PageRequest;
}

/** The input of any operation. */
export interface AnyInput {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly files: readonly Upload[];
  readonly sent: Readonly<Record<string, unknown>>;
  readonly acting: Acting;
  readonly page: PageRequest;
}

/** The form part that may come several times (CMT-22). */
const FILES = 'files';
const NO_FILES: readonly Upload[] = [];

const refuseQuery = (promised: string, names: readonly string[], next: string): Refusal =>
  refuse(
    'invalid-input',
    { promised, found: `${names.join(', ')}.`, next },
    {
      validation: names.map((name) => ({
        location: 'query',
        pointer: `/${name}`,
        code: 'unknown',
        message: 'is not accepted here',
      })),
    },
  );

const RETIRED = ['page', 'before'];

const refusedNames = (unknown: readonly string[], world: World): Refusal | undefined => {
  if (unknown.length === 0) return undefined;
  const retired = unknown.filter((name) => RETIRED.includes(name));
  if (retired.length > 0 && world.choose('retired-paging-parameters', { ignored: false, refused: true }))
    return refuseQuery('Lists are paged with cursor and pageSize.', retired, 'follow nextCursor instead.');
  const others = unknown.filter((name) => !RETIRED.includes(name));
  if (others.length > 0 && world.choose('unknown-members', { ignored: false, refused: true }))
    return refuseQuery('The query may only have parameters of this operation.', others, 'leave them out.');
  return undefined;
};

const refusedEmpty = ({ id }: Route, empty: readonly string[], world: World): Refusal | undefined =>
  empty.length > 0 &&
  world.choose('empty-filter', { 'no-filter': false, 'no-match': false, refused: true }, id)
    ? refuseQuery('A filter must have a value.', empty, 'leave it out, or send a value.')
    : undefined;

const readQuery = (
  route: Route,
  sent: Readonly<Record<string, string>>,
  world: World,
): Record<string, unknown> | Refusal => {
  const { parameters, names } = route.query;
  const values: Record<string, unknown> = {};
  const unknown: string[] = [];
  const empty = emptyFilters(route, sent);
  for (const [name, value] of Object.entries(withDays(sent, world)))
    if (!names.has(name)) unknown.push(name);
    else if (!empty.includes(name)) values[name] = value;
  const refusal = refusedNames(unknown, world) ?? refusedEmpty(route, empty, world);
  if (refusal) return refusal;
  const faults = validateParameters(route.id, parameters, values);
  if (faults.length === 0) return values;
  if (faults.every(({ keyword }) => keyword === 'enum')) {
    // Without this choice the interface states what such a value does, and the operation does it.
    if (!route.choices.has('unknown-filter-value')) return values;
    const outside = new Set(faults.map(({ instancePath }) => instancePath.slice(1)));
    const ignored = () => Object.fromEntries(Object.entries(values).filter(([name]) => !outside.has(name)));
    const taken = world.choose('unknown-filter-value', {
      refused: () => undefined,
      // The value stays: no record has it, so the list is empty.
      'empty-list': () => values,
      ignored,
    })();
    if (taken) return taken;
  }
  const lost = lostPluses(
    route,
    Object.fromEntries(Object.entries(sent).filter(([name]) => names.has(name))),
  );
  return invalidInput('query', faults, world, route.id, ({ pointer }) =>
    lost.has(pointer.slice(1)) ? LOST_PLUS : undefined,
  );
};

/** Makes texts of all fields again, since a replaced value may be another type. */
const textsOf = (fields: Readonly<Record<string, unknown>>): Form['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

type RawForm = Extract<RawBody, { readonly kind: 'form' }>;

const readForm = (route: Route, schema: string, { form }: RawForm, world: World): Form | Refusal => {
  const files = Object.fromEntries(form.files.map(({ part, name }) => [part, name]));
  const faultsOf = (fields: Form['fields']) => validateValue(schema, { ...fields, ...files });
  const faults = faultsOf(form.fields);
  if (faults.length === 0) return form;
  const fitted = textsOf(withinSets(route, form.fields, faults, world) ?? form.fields);
  const left = faultsOf(fitted);
  return left.length === 0 ? { ...form, fields: fitted } : invalidInput('form', left, world, route.id);
};

/** A form in place of JSON: its fields are the body. The operation checks number and size of the files. */
const readFormBody = (route: Route, schema: string, { form }: RawForm, world: World): unknown => {
  const { fields } = form;
  const faults = validateValue(schema, fields);
  if (faults.length > 0) return invalidInput('form', faults, world, route.id);
  return refusedMembers(route, fields, world) ?? refusedEdges(route, fields, world) ?? fields;
};

/** The refusal of JSON where the body can carry files: whether it must be a form then is an open choice. */
const refusedJson = ({ id, choices }: Route, raw: RawBody, world: World): Refusal | undefined => {
  if (raw.kind !== 'json' || !choices.has('request-files-form')) return undefined;
  if (world.choose('request-files-form', { 'json-or-multipart': true, 'multipart-only': false }, id))
    return undefined;
  return refuse('unsupported-media-type', {
    promised: 'The body of this operation must be multipart/form-data, with or without files.',
    found: 'JSON.',
    next: 'send each member as a part of the form.',
  });
};

const refusedEmptyFile = ({ id, choices }: Route, { form }: RawForm, world: World): Refusal | undefined => {
  // A browser sends a part without name and bytes where no file is chosen.
  const empty = form.files.find(({ name, bytes }) => name !== '' && bytes.byteLength === 0);
  if (!empty || !choices.has('empty-file')) return undefined;
  if (world.choose('empty-file', { taken: true, refused: false }, id)) return undefined;
  return refuse('invalid-input', {
    promised: 'A file must have content.',
    found: `${empty.name} with 0 bytes.`,
    next: 'send the file with its content.',
  });
};

const readPayload = (route: Route, raw: RawBody, world: World): unknown => {
  if (route.body === undefined) return undefined;
  const { contentType, schema, required, form } = route.body;
  const isForm = contentType === 'multipart/form-data';
  if (raw.kind === 'none') {
    if (required) return lackingBody(route.id, world);
    return isForm ? { fields: {}, files: [] } : {};
  }
  if (raw.kind === 'form') {
    const refusal = refusedEmptyFile(route, raw, world);
    if (refusal) return refusal;
    if (isForm) return readForm(route, schema, raw, world);
    return readFormBody(route, form ?? schema, raw, world);
  }
  return refusedJson(route, raw, world) ?? readJsonBody(route, schema, raw.value, world);
};

interface Received {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly raw: RawBody;
  readonly acting: Acting;
}

/** Whether the list takes these filters. They may come from a cursor, which a client can forge. */
const fits = (route: Route, filters: Filters): boolean =>
  route.body
    ? validateValue(route.body.schema, filters).length === 0
    : validateParameters(route.id, route.query.parameters, { ...filters }).every(
        ({ keyword }) => keyword === 'enum',
      );

type Paged = Pick<AnyInput, 'query' | 'body' | 'page'>;

/** Adds the page that is asked for, and puts the filters of the page into query or body. */
const readPaged = (route: Route, said: Omit<Paged, 'page'>, world: World): Paged | Refusal => {
  if (!isPaged(route)) return { query: said.query, body: said.body, page: WHOLE };
  const asked = filtersOf(route, said);
  const page = readPage(pagingOf(route, said.query, said.body, world), asked, route.id, world);
  if (isRefusal(page)) return page;
  if (page.filters === asked) return { ...said, page };
  if (fits(route, page.filters)) return { ...underFilters(said, page.filters), page };
  const first = foreignCursor({ ...page, after: undefined, filters: asked }, world);
  return isRefusal(first) ? first : { ...said, page: first };
};

/**
 * Validates query, body and paging, in this order. The first that does not fit is refused, with all its
 * faults.
 */
export const readInput = (
  route: Route,
  { path, query: texts, raw, acting }: Received,
  world: World,
): AnyInput | Refusal => {
  const query = readQuery(route, texts, world);
  if (isRefusal(query)) return query;
  const body = readPayload(route, raw, world);
  if (isRefusal(body)) return body;
  const paged = readPaged(route, { query, body }, world);
  if (isRefusal(paged)) return paged;
  const sent = raw.kind === 'json' && isRecord(raw.value) ? raw.value : {};
  const files = raw.kind === 'form' ? raw.form.files.filter(({ part }) => part === FILES) : NO_FILES;
  return { path, query: paged.query, body: paged.body, page: paged.page, files, sent, acting };
};
