import { refuse, type Refusal } from './problem.ts';

/** Refusals of Node's HTTP parser by error code. Every other code is `other`. */
const BY_CODE = {
  HPE_HEADER_OVERFLOW: {
    problem: 'headers-too-large',
    promised: 'The URL and the headers together may have up to 16 KiB.',
    next: 'send less of them.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    problem: 'too-large',
    promised: 'The chunks of a body must not have long extensions.',
    next: 'send them without.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    problem: 'request-timeout',
    promised: 'A request must be sent without long pauses.',
    next: 'send the whole request again.',
  },
  other: {
    problem: 'malformed-request',
    promised: 'The request must be valid HTTP/1.1 (RFC 9112).',
    next: 'send it with an HTTP client.',
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
    promised: 'The only supported Expect header is 100-continue.',
    found: `Expect: ${expectation}.`,
    next: 'leave the header out.',
  });
