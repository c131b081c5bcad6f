/** The facts of a refusal: what holds, what was found instead, and what to do now. */
export interface Refused {
  readonly promised: string;
  readonly found: string;
  readonly next: string;
  /** Its name in the control plane, such as `lever-unknown`. */
  readonly problem?: string;
  readonly status?: number;
  /** What is wrong with the input, place by place. */
  readonly validation?: readonly { readonly pointer: string; readonly message: string }[];
}

const placesOf = ({ validation = [] }: Refused): string =>
  validation.map(({ pointer, message }) => `\n  ${pointer || '/'} ${message}`).join('');

/** What a mock in code refuses, with the three facts that one needs to go on. */
export class CesError extends Error {
  override readonly name = 'CesError';
  readonly promised: string;
  readonly found: string;
  readonly next: string;
  readonly problem: string | undefined;
  readonly status: number | undefined;
  readonly validation: NonNullable<Refused['validation']>;

  constructor(refused: Refused, options?: ErrorOptions) {
    const { promised, found, next, problem, status, validation = [] } = refused;
    super(`${promised} Found: ${found} Next: ${next}${placesOf(refused)}`, options);
    this.promised = promised;
    this.found = found;
    this.next = next;
    this.problem = problem;
    this.status = status;
    this.validation = validation;
  }
}
