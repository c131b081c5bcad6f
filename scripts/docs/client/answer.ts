/** What came back, as it is shown. */
export interface Shown {
  readonly status: string;
  readonly isGood: boolean;
  /** Milliseconds until the whole answer was there. */
  readonly took: number;
  readonly headers: string;
  readonly body: string;
}

/** JSON laid out; other text as it is; of bytes only how many. */
const bodyText = async (response: Response): Promise<string> => {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) {
    // A stream never ends: its first piece is shown.
    const piece = await response.body?.getReader().read();
    return new TextDecoder().decode(piece?.value);
  }
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength === 0) return 'no body';
  if (!/json|text|yaml|xml/.test(type)) return `${bytes.byteLength} bytes of ${type || 'no stated type'}`;
  const text = new TextDecoder().decode(bytes);
  try {
    return type.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text;
  } catch {
    return text;
  }
};

export const shownAnswer = async (response: Response, began: number): Promise<Shown> => {
  const body = await bodyText(response);
  return {
    status: `${response.status} ${response.statusText}`.trim(),
    isGood: response.ok,
    took: Math.round(performance.now() - began),
    headers: [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'),
    body,
  };
};
