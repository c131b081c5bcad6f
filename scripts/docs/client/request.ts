import type { TriedOperation } from './operations.ts';

/** What a reader filled in. */
export interface Filled {
  readonly token: string;
  readonly tenant: string;
  readonly actingId: string;
  /** Of path and query, by name; an empty text is left out of the query. */
  readonly values: Readonly<Record<string, string>>;
  /** JSON, or the texts of a form as JSON. */
  readonly body: string;
  readonly file?: File | undefined;
}

/** A request that is ready to be sent. */
export interface Ready {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

const formOf = (body: string, file: File | undefined): FormData => {
  const form = new FormData();
  const fields = (body.trim() === '' ? {} : JSON.parse(body)) as Record<string, unknown>;
  for (const [name, value] of Object.entries(fields)) if (name !== 'file') form.set(name, String(value));
  if (file) form.set('file', file);
  return form;
};

/** The address that the fields name; a path parameter that is left empty stays as the contract writes it. */
export const targetOf = ({ path, fields }: TriedOperation, { values, tenant }: Filled): string => {
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = name === 'tenant' ? tenant : (values[name] ?? '');
    return value === '' ? whole : encodeURIComponent(value);
  });
  const query = new URLSearchParams(
    fields.flatMap(({ name, where }) => {
      const value = values[name] ?? '';
      return where === 'query' && value !== '' ? [[name, value]] : [];
    }),
  ).toString();
  return query === '' ? filled : `${filled}?${query}`;
};

/** Makes a request of what was filled in. Throws a SyntaxError where the texts of a form are no JSON. */
export const requestOf = (operation: TriedOperation, filled: Filled): Ready => {
  const { method, path, body } = operation;
  const isOwn = path.startsWith('/__admin');
  const isForm = body?.kind === 'form';
  const hasBody = body !== undefined && (isForm || filled.body.trim() !== '');
  return {
    method,
    target: targetOf(operation, filled),
    headers: {
      // The control plane has no acting users, and needs no token of the service.
      ...(!isOwn && {
        Authorization: `Bearer ${filled.token}`,
        'X-Acting-User-Id': filled.actingId,
        'X-Acting-User-Tenant': filled.tenant,
      }),
      ...(hasBody && !isForm && { 'Content-Type': 'application/json' }),
    },
    ...(hasBody && { body: isForm ? formOf(filled.body, filled.file) : filled.body }),
  };
};

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The same request for a shell. Bytes of files are left for the reader to add. */
export const curlOf = (origin: string, { method, target, headers, body }: Ready): string => {
  const form =
    body instanceof FormData
      ? [...body.entries()].map(([name, value]) =>
          typeof value === 'string'
            ? `-F ${quoted(`${name}=${value}`)}`
            : `-F ${quoted(`${name}=@${value.name}`)}`,
        )
      : [];
  return [
    `curl -i -X ${method} ${quoted(origin + target)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(typeof body === 'string' ? [`-d ${quoted(body)}`] : form),
  ].join(' \\\n  ');
};
