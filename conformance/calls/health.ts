import type { ValidCalls } from './call.ts';

export const healthCalls: ValidCalls<'ping'> = {
  ping: { ready: () => Promise.resolve({}) },
};
