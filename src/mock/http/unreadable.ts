import { refuse, type Refusal } from './problem.ts';

/** Refusals of bodies that cannot be read. */
export const tooLarge = (limit: number, found = 'more than that.'): Refusal =>
  refuse('too-large', {
    promised: `This server takes up to ${limit} bytes here.`,
    found,
    next: 'send less at once.',
  });

export const brokenOff: Refusal = refuse('malformed-body', {
  promised: 'The body is as long as its sender declares.',
  found: 'one that ended before.',
  next: 'send it again, to its end.',
});

/** `found` says what is wrong with the form, as the end of a sentence. */
export const malformedForm = (found: string): Refusal =>
  refuse('malformed-body', {
    promised: 'The body is multipart/form-data.',
    found: `${found}.`,
    next: 'let your HTTP client build the form, boundary included.',
  });

export const malformedJson = (found: string): Refusal =>
  refuse('malformed-body', {
    promised: 'The body is JSON.',
    found: `${found}.`,
    next: 'send one JSON object in UTF-8.',
  });

export const unsupported = (promised: string, found: string): Refusal =>
  refuse('unsupported-media-type', {
    promised: `The body of this operation is ${promised}.`,
    found,
    next: `send it as ${promised}.`,
  });
