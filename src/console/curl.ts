import { isRecord, listOf, membersOf, textOf } from './json.ts';

/** What a request to the API is copied with. */
export interface Copied {
  readonly origin: string;
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly actingId: string;
  readonly token: string;
  readonly body?: unknown;
}

/** A text quoted as one word of a shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The headers that every request of the API bears. */
export const headersFor = (
  token: string,
  actingId: string,
  tenant: string,
): readonly (readonly [string, string])[] => [
  ['Authorization', `Bearer ${token}`],
  ['X-Acting-User-Id', actingId],
  ['X-Acting-User-Tenant', tenant],
];

/** The parts of a form that was sent; a file is one of the reader's own. */
const formParts = (body: unknown): readonly string[] => {
  const { fields, files } = membersOf(body);
  return [
    ...Object.entries(membersOf(fields)).map(([name, value]) => `-F ${quoted(`${name}=${textOf(value)}`)}`),
    ...listOf(files)
      .map(membersOf)
      .map(({ part, name }) => `-F ${quoted(`${textOf(part)}=@${textOf(name)}`)}`),
  ];
};

const isForm = (body: unknown): boolean =>
  isRecord(body) && Object.keys(body).sort().join() === 'fields,files' && Array.isArray(body['files']);

const bodyParts = (body: unknown): readonly string[] => {
  if (body === undefined) return [];
  if (isForm(body)) return formParts(body);
  return [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body))}`];
};

/** A request as a command that can be pasted into a shell. */
export const curlOf = ({ origin, method, path, query = {}, actingId, token, body }: Copied): string => {
  const search = new URLSearchParams(query).toString();
  const tenant = /^\/api\/v1\/([^/]+)/.exec(path)?.[1] ?? '';
  return [
    `curl -i ${method === 'GET' ? '' : `-X ${method} `}${quoted(`${origin}${path}${search && `?${search}`}`)}`,
    ...headersFor(token, actingId, tenant).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...bodyParts(body),
  ].join(' \\\n  ');
};
