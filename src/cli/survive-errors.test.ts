import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { surviveErrors } from './survive-errors.ts';

test('a fault that nothing caught is reported, whatever was thrown', () => {
  const faults = new EventEmitter();
  const reported: string[] = [];
  surviveErrors((line) => reported.push(line), faults);
  faults.emit('uncaughtException', new Error('planted'), 'uncaughtException');
  faults.emit('uncaughtException', undefined, 'unhandledRejection');
  expect(reported).toHaveLength(2);
  expect(reported[0]).toContain('planted');
  expect(reported[1]).toContain('unhandledRejection');
});
