import type { Asked } from './asked.ts';
import type { Refusal } from './problem.ts';

export interface Upload {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A multipart form: texts by name, and files in order with the name of their part. */
export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly (Upload & { readonly part: string })[];
}

export interface ReadForm {
  readonly form: Form;
  /** The name of every part in order: one that is promised once may have come twice. */
  readonly parts: readonly string[];
}

/** What a form may hold: bytes in all, and in its texts. */
export interface FormLimits {
  readonly bytes: number;
  readonly texts: number;
}

/**
 * Reads the body of a request as a form; undefined where there is no body. The one place for it: a page may give a
 * reader that asks the platform, by `formData()` of a Response of its bytes.
 */
export type FormReader = (request: Asked, limits: FormLimits) => Promise<ReadForm | Refusal | undefined>;
