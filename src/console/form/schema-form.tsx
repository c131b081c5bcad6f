import { useState } from 'preact/hooks';
import type { Problem } from '../answers.ts';
import type { Outcome } from '../api.ts';
import { ProblemBox } from '../parts/problem.tsx';
import { FieldInput } from './field-input.tsx';
import { complaintsOf, fieldsOf, inputOf, type Filled } from './fields.ts';

interface SchemaFormProps {
  /** Distinguishes the ids of its fields from those of other forms. */
  readonly name: string;
  readonly schema: unknown;
  /** What the button says. */
  readonly does: string;
  /** What is filled in at the beginning, by pointer. */
  readonly first?: Filled;
  readonly send: (input: Readonly<Record<string, unknown>>) => Promise<Outcome<unknown>>;
  /** Whether the form is empty again when it was taken. */
  readonly clears?: boolean;
}

/** A form that is made from the schema of its input. Each fault is shown at its field. */
export const SchemaForm = ({ name, schema, does, first = {}, send, clears = false }: SchemaFormProps) => {
  const [filled, setFilled] = useState<Filled>(first);
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const fields = fieldsOf(schema);
  const complaints = complaintsOf(fields, problem?.validation ?? []);
  const submit = async (): Promise<void> => {
    setBusy(true);
    const outcome = await send(inputOf(fields, filled));
    setBusy(false);
    setProblem(outcome.problem);
    if (outcome.ok && clears) setFilled(first);
    if (outcome.ok) return;
    // Moves the focus to the first invalid field.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`#${CSS.escape(`form-${name}`)} [aria-invalid=true]`)?.focus(),
    );
  };
  return (
    <form
      id={`form-${name}`}
      class="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div class="fields">
        {fields.map((field) => (
          <FieldInput
            key={field.pointer}
            form={name}
            field={field}
            filled={filled}
            complaints={complaints}
            fill={(pointer, text) => setFilled((now) => ({ ...now, [pointer]: text }))}
          />
        ))}
      </div>
      {/* A problem that its fields show is not shown twice. */}
      {(complaints[''] !== undefined || Object.keys(complaints).length === 0) && (
        <ProblemBox problem={problem} />
      )}
      <p>
        <button type="submit" class="primary" disabled={isBusy}>
          {does}
        </button>
      </p>
    </form>
  );
};
