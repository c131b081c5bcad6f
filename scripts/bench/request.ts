/** One request, the same for every server. */
export interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The bytes of a request to a server on this port, on a keep-alive connection. */
export const bytesOf = ({ method, path, headers, body }: Sent, port: number): Buffer => {
  const all = {
    Host: `127.0.0.1:${port}`,
    ...headers,
    ...(body !== undefined && {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
    }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
};

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Asks once, and gives what came back. */
export const ask = async (url: string, { method, path, headers, body }: Sent): Promise<Answer> => {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body }),
  });
  return { status: answer.status, text: await answer.text() };
};
