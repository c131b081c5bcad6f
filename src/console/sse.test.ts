import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageReader } from './sse.ts';

const STREAM = [
  ': requests and events of this world\nretry: 1000\n\n',
  'event: request\nid: 7\ndata: {"n":7}\n\n',
  ': still here\n\n',
  'event: event\ndata: {"a":\ndata: 1}\n\n',
].join('');

test('messages are the same with any cuts of the stream, and comments are not messages', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(STREAM.length)), (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), STREAM.length];
      const read = messageReader();
      const messages = places.flatMap((place, at) =>
        read(STREAM.slice(place, places[at + 1] ?? STREAM.length)),
      );
      expect(messages).toEqual([
        { event: 'request', id: '7', data: '{"n":7}' },
        { event: 'event', id: undefined, data: '{"a":\n1}' },
      ]);
    }),
  );
});
