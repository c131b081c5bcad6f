import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { surviveErrors } from './survive-errors.ts';

test('an uncaught error is reported, with any thrown value', () => {
  const faults = new EventEmitter();
  const lines: string[] = [];
  surviveErrors((line) => lines.push(line), faults);
  faults.emit('uncaughtException', new Error('planted'), 'uncaughtException');
  faults.emit('uncaughtException', undefined, 'unhandledRejection');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('planted');
  expect(lines[1]).toContain('unhandledRejection');
});
