/** What a client fills in, and where it calls. */
export interface ClientOptions {
  /** Address of the service without a path, such as `https://example.com`. */
  readonly baseUrl: string;
  /** Slug of the tenant, for the path and for the acting user. */
  readonly tenant: string;
  /** The service token. */
  readonly token: string;
  /** Value of `X-Acting-User-Id`. Default: the header is not sent. */
  readonly actingAs?: string | undefined;
  /** Sends a request. Default: the global `fetch`. */
  readonly fetch?: (request: Request) => Response | Promise<Response>;
}

const isFile = (value: unknown): value is Blob => value instanceof Blob;

const holdsFile = (body: object): boolean =>
  Object.values(body).some((member: unknown) =>
    Array.isArray(member) ? member.some(isFile) : isFile(member),
  );

/** A form of the members of an object; a list becomes several parts of one name. */
const formOf = (body: object): FormData => {
  const form = new FormData();
  for (const [name, member] of Object.entries(body) as [string, unknown][])
    for (const part of Array.isArray(member) ? (member as unknown[]) : [member])
      if (isFile(part)) form.append(name, part);
      else if (typeof part === 'string' || typeof part === 'number' || typeof part === 'boolean')
        form.append(name, String(part));
  return form;
};

/** A body as it is sent: a form if it holds a file, else JSON. */
const bodySerializer = (body: unknown): string | FormData => {
  if (body instanceof FormData) return body;
  return typeof body === 'object' && body !== null && holdsFile(body) ? formOf(body) : JSON.stringify(body);
};

/** What openapi-fetch needs to fill in tenant, token and acting user. */
export const fetchOptions = ({ baseUrl, tenant, token, actingAs, fetch }: ClientOptions) => ({
  baseUrl,
  bodySerializer,
  ...(fetch && { fetch: async (request: Request) => fetch(request) }),
  headers: {
    Authorization: `Bearer ${token}`,
    'X-Acting-User-Id': actingAs,
    'X-Acting-User-Tenant': tenant,
  },
  /** Fills in the tenant, so callers do not name it. */
  Request: class extends Request {
    constructor(input: string | URL | Request, init?: RequestInit) {
      super(typeof input === 'string' ? input.replace('{tenant}', encodeURIComponent(tenant)) : input, init);
    }
  },
});
