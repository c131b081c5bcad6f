import { expect, test } from 'vitest';
import { receiverAddressFault } from './receiver-address.ts';

test.each([
  'http://127.0.0.1:8080/hook',
  'https://receiver.example/a?b=c',
  'HTTP://localhost',
  'http://[::1]:9/x',
])('events can be sent to %s', (address) => {
  expect(receiverAddressFault(address)).toBeUndefined();
});

test.each([
  'nonsense',
  '',
  'file:///etc/passwd',
  'ftp://receiver.example',
  'javascript:alert(1)',
  '//receiver.example',
  'http://',
  'http:receiver.example',
  ' http://receiver.example',
  'http://receiver.example/a b',
  'http://receiver.example:99999/',
  'http://user:secret@receiver.example/',
])('%j is refused', (address) => {
  expect(receiverAddressFault(address)).toContain('address');
});

test('a password is not repeated', () => {
  expect(receiverAddressFault('http://user:secret@receiver.example/')).not.toContain('secret');
});
