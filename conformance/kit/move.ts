import type fc from 'fast-check';

/** One step of a model run; it changes the suite's model and the target in the same way. */
export interface Move<Model extends object, Real> {
  /** The name of the step in the sequence of a counterexample. */
  readonly name: string;
  /** Whether the model allows the step now; default: always. */
  readonly when?: (model: Readonly<Model>) => boolean;
  /** Changes both and judges the target's answers; `after` is the name of the step in a sentence. */
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
