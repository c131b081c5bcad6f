import { refuse, type Refusal } from './problem.ts';

/** Refusals of Node's HTTP parser by error code. Every other code is `other`. */
const BY_CODE = {
  HPE_HEADER_OVERFLOW: {
    problem: 'headers-too-large',
    promised: 'The address and the header fields take up to 16 KiB.',
    next: 'send less of them.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    problem: 'too-large',
    promised: 'The chunks of a body carry no long extensions.',
    next: 'send them without.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    problem: 'request-timeout',
    promised: 'A request is sent in one go.',
    next: 'send it again, all of it.',
  },
  other: {
    problem: 'malformed-request',
    promised: 'The request is HTTP as RFC 9112 has it.',
    next: 'send it by an HTTP client.',
  },
} as const;

const isNamed = (code: string): code is keyof typeof BY_CODE => Object.hasOwn(BY_CODE, code);

/**
 * The refusal of bytes that cannot be read as a request: `found` is the reason, `code` is Node's error code.
 */
export const unreadable = (found: string, code = ''): Refusal => {
  const { problem, promised, next } = BY_CODE[isNamed(code) ? code : 'other'];
  return refuse(problem, { promised, found: `${found}.`, next });
};

export const noHost: Refusal = unreadable('HTTP/1.1 without a Host header');

export const unexpected = (expectation: string): Refusal =>
  refuse('expectation-failed', {
    promised: 'The only expectation that is met is 100-continue.',
    found: `Expect: ${expectation}.`,
    next: 'leave the header out.',
  });
