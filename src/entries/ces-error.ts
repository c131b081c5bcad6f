/** The facts of a refusal: what must hold, what was found instead, and what to do now. */
export interface Refused {
  readonly promised: string;
  readonly found: string;
  readonly next: string;
  readonly problem?: string;
  readonly status?: number;
  /** What is wrong with the input, place by place. */
  readonly validation?: readonly {
    /** JSON pointer to the place. */
    readonly pointer: string;
    /** What is wrong there. */
    readonly message: string;
  }[];
}

const placesOf = ({ validation = [] }: Refused): string =>
  validation.map(({ pointer, message }) => `\n  ${pointer || '/'} ${message}`).join('');

/** What functions of a mock throw. `message` joins `promised`, `found`, `next` and `validation`. */
export class CesError extends Error {
  /** Always `CesError`. */
  override readonly name = 'CesError';
  /** What must hold. */
  readonly promised: string;
  /** What was found instead. */
  readonly found: string;
  /** What to do now. */
  readonly next: string;
  /** Name of the refusal, such as `world-unknown`; absent for wrong options and a mock that does not answer. */
  readonly problem: string | undefined;
  /** HTTP status of the refusal. */
  readonly status: number | undefined;
  /** What is wrong with the input: a JSON pointer and a message for each place. */
  readonly validation: NonNullable<Refused['validation']>;

  /** @param refused The facts. */
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
