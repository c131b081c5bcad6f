import type { Ask } from '../soak/ask.ts';
import type { Door } from '../harness/mock-process.ts';
import type { Draw } from '../soak/draw.ts';
import { field, file, FORM_TYPE, formBytes, type Part } from './form.ts';
import { textOf, treeOf, type Tree } from './json-tree.ts';
import type { Field, Parcel } from './parcel.ts';

/** A request whose parts are still separate, so one of them can be made wrong. */
export interface Draft {
  readonly method: string;
  /** Segments as they are written, escaped. */
  readonly path: string;
  readonly query: readonly Field[];
  readonly headers: readonly Field[];
  readonly json?: Tree;
  readonly parts?: readonly Part[];
}

const filled = ({ path, place }: Ask, tenant: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(name === 'tenant' ? tenant : (place[name] ?? '')),
  );

const partsOf = (form: FormData, draw: Draw): readonly Part[] =>
  [...form].map(([name, value]) =>
    typeof value === 'string' ? field(name, value) : file(name, Buffer.alloc(draw.int(1, 600), 'picture')),
  );

export const draftOf = (ask: Ask, door: Door, draw: Draw): Draft => {
  const { method, query, headers, body } = ask;
  return {
    method,
    path: filled(ask, door.tenant),
    query: Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)] as const),
    headers: [
      ['Host', new URL(door.url).host],
      ['Authorization', `Bearer ${door.token}`],
      ['X-Acting-User-Tenant', door.tenant],
      ...Object.entries(headers),
      ...(body instanceof FormData ? ([['Content-Type', FORM_TYPE]] as const) : []),
    ],
    ...(typeof body === 'string' && { json: treeOf(JSON.parse(body)) }),
    ...(body instanceof FormData && { parts: partsOf(body, draw) }),
  };
};

export const parcelOf = ({ method, path, query, headers, json, parts }: Draft): Parcel => {
  const body = json ? Buffer.from(textOf(json)) : parts ? formBytes(parts) : undefined;
  const search = query.map(([name, value]) => `${name}=${value}`).join('&');
  return {
    method,
    target: `${path}${search && '?'}${search}`,
    headers,
    ...(body && { body }),
  };
};

/** A header with another value; without one, gone. */
export const withHeader = <D extends Pick<Draft, 'headers'>>(draft: D, name: string, value?: string): D => ({
  ...draft,
  headers: [
    ...draft.headers.filter(([one]) => one.toLowerCase() !== name.toLowerCase()),
    ...(value === undefined ? [] : [[name, value] as const]),
  ],
});
