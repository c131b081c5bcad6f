/** Header fields by name, a plain object: the server writes those without detours. */
export type Fields = Readonly<Record<string, string>>;

/** An answer as values: a server writes it as it is, everybody else is given a `Response` of it. */
export interface Answer {
  readonly status: number;
  readonly headers: Fields;
  readonly body: string | Uint8Array | null;
}

export const responseOf = ({ status, headers, body }: Answer): Response =>
  new Response(body instanceof Uint8Array ? new Uint8Array(body) : body, { status, headers });
