import type fc from 'fast-check';

/** One step of a model run, which moves the suite's model and the target alike. */
export interface Move<Model extends object, Real> {
  /** As the sequence of a counterexample tells the step. */
  readonly name: string;
  /** Whether the step may be taken as the model stands; always unless told. */
  readonly when?: (model: Readonly<Model>) => boolean;
  /** Takes the step with both, and judges what the target shows; `after` is the name of the step in a sentence. */
  readonly run: (model: Model, real: Real, after: string) => Promise<void>;
}

/** The command of a model run that takes the step. */
export const move = <Model extends object, Real>({
  name,
  when = () => true,
  run,
}: Move<Model, Real>): fc.AsyncCommand<Model, Real> => ({
  check: when,
  run: async (model, real) => run(model, real, `after ${name}`),
  toString: () => name,
});
