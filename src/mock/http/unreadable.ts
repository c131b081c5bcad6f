import { refuse, type Refusal } from './problem.ts';

/** Refusals of bodies that cannot be read. */
export const tooLarge = (limit: number, found = 'more than that.'): Refusal =>
  refuse('too-large', {
    promised: `This server accepts up to ${limit} bytes here.`,
    found,
    next: 'send less data.',
  });

export const brokenOff: Refusal = refuse('malformed-body', {
  promised: 'The body must be as long as its Content-Length says.',
  found: 'a body that ended early.',
  next: 'send the whole body again.',
});

/** `found` says what is wrong with the form, as the end of a sentence. */
export const malformedForm = (found: string): Refusal =>
  refuse('malformed-body', {
    promised: 'The body must be multipart/form-data.',
    found: `${found}.`,
    next: 'let your HTTP client build the form, including the boundary.',
  });

export const malformedJson = (found: string): Refusal =>
  refuse('malformed-body', {
    promised: 'The body must be JSON.',
    found: `${found}.`,
    next: 'send one JSON object in UTF-8.',
  });

export const unsupported = (promised: string, found: string): Refusal =>
  refuse('unsupported-media-type', {
    promised: `The body of this operation must be ${promised}.`,
    found,
    next: `send it as ${promised}.`,
  });
