/** One message of a stream of server-sent events. */
export interface Message {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: string;
}

const messageIn = (block: string): Message | undefined => {
  const fields = block.split('\n').flatMap((line): (readonly [string, string])[] => {
    const [, name = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    return name === '' ? [] : [[name, value]];
  });
  const of = (name: string): readonly string[] =>
    fields.filter(([one]) => one === name).map(([, value]) => value);
  const data = of('data');
  if (data.length === 0) return undefined;
  return { event: of('event')[0] ?? 'message', id: of('id')[0], data: data.join('\n') };
};

/** A reader of text that comes in pieces: gives the messages that are whole, and keeps the rest for later. */
export const messageReader = (): ((text: string) => readonly Message[]) => {
  let rest = '';
  return (text) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => messageIn(block) ?? []);
  };
};
