import { expect, test } from 'vitest';
import { withoutUnread } from './unread.ts';

test('facts for programs go, at every depth; all else stays', () => {
  expect(
    withoutUnread({ 'x-part': 'planned', paths: { a: [{ 'x-open': 'b', type: 'string', example: null }] } }),
  ).toEqual({ 'x-part': 'planned', paths: { a: [{ type: 'string', example: null }] } });
});
