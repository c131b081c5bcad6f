import type { Asked } from './asked.ts';
import type { Refusal } from './problem.ts';

export interface Upload {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A multipart form: its texts by name, and its files in order, each with the name of its part. */
export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly (Upload & { readonly part: string })[];
}

/** The largest size, in bytes, of a whole form and of all its texts together. */
export interface FormLimits {
  readonly bytes: number;
  readonly texts: number;
}

/**
 * Reads the body of a request as a form; undefined where there is no body. A page may give a reader that uses
 * the platform: `formData()` of a Response of the bytes.
 */
export type FormReader = (request: Asked, limits: FormLimits) => Promise<Form | Refusal | undefined>;
