import { expect, test } from 'vitest';
import type { Exchange } from './record.ts';
import { record, recorded } from './recording.ts';

const exchange = (path: string): Exchange => ({
  method: 'GET',
  path,
  status: 200,
  responseBody: '',
  curl: '',
});

test('a recording holds only its own exchanges, also when others run in parallel', async () => {
  const acting = (path: string) =>
    recorded(async () => {
      record(exchange(path));
      await Promise.resolve();
      record(exchange(`${path}/again`));
      return path;
    });
  record(exchange('/outside'));
  const recordings = await Promise.all([acting('/one'), acting('/other')]);
  expect(recordings.map(({ result, exchanges }) => [result, ...exchanges.map(({ path }) => path)])).toEqual([
    ['/one', '/one', '/one/again'],
    ['/other', '/other', '/other/again'],
  ]);
});
