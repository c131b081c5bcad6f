import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { outliveFaults } from './outlive-faults.ts';

test('a fault that nothing caught is told, whatever was thrown', () => {
  const faults = new EventEmitter();
  const told: string[] = [];
  outliveFaults((line) => told.push(line), faults);
  faults.emit('uncaughtException', new Error('planted'), 'uncaughtException');
  faults.emit('uncaughtException', undefined, 'unhandledRejection');
  expect(told).toHaveLength(2);
  expect(told[0]).toContain('planted');
  expect(told[1]).toContain('unhandledRejection');
});
