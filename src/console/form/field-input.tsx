import { joined } from '../json.ts';
import { coded, labelOf, worded } from '../words.tsx';
import { Control } from './control.tsx';
import { linesOf, type Field, type Filled } from './fields.ts';
import { withoutId } from './id-fields.ts';

interface FieldInputProps {
  readonly form: string;
  readonly field: Field;
  readonly filled: Filled;
  readonly complaints: Readonly<Record<string, string>>;
  readonly fill: (pointer: string, text: string) => void;
}

/** One field of a form, with its hint and what is wrong with it. */
export const FieldInput = ({ form, field, filled, complaints, fill }: FieldInputProps) => {
  const { pointer, name, hint, isRequired, isNullable, kind } = field;
  const id = `${form}${pointer.replaceAll('/', '-')}`;
  const complaint = complaints[pointer];
  const describedBy =
    joined([hint && `${id}-hint`, complaint !== undefined && `${id}-wrong`], ' ') || undefined;
  const label = (
    <>
      {labelOf(withoutId(name))}
      {isRequired && <span class="needed"> (required)</span>}
    </>
  );
  const notes = (
    <>
      {hint && (
        <span class="hint" id={`${id}-hint`}>
          {coded(worded(hint))}
        </span>
      )}
      {complaint !== undefined && (
        <span class="wrong" id={`${id}-wrong`}>
          {coded(complaint)}
        </span>
      )}
    </>
  );
  if (kind === 'group')
    return (
      <fieldset class="group" aria-describedby={describedBy}>
        <legend>{label}</legend>
        {notes}
        <div class="fields">
          {field.fields.map((inner) => (
            <FieldInput key={inner.pointer} {...{ form, filled, complaints, fill }} field={inner} />
          ))}
        </div>
      </fieldset>
    );
  const value = filled[pointer] ?? '';
  const take = (text: string): void => fill(pointer, text);
  if (kind === 'choices') {
    const taken = linesOf(value);
    const toggle = (one: string): void =>
      take(field.options.filter((other) => taken.includes(other) !== (other === one)).join('\n'));
    return (
      <fieldset aria-describedby={describedBy}>
        <legend>{label}</legend>
        {field.options.map((one) => (
          <label key={one} class="check">
            <input type="checkbox" checked={taken.includes(one)} onChange={() => toggle(one)} />{' '}
            {labelOf(one)}
          </label>
        ))}
        {notes}
      </fieldset>
    );
  }
  const isNone = isNullable && value === 'null';
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <Control
        {...{ id, field, describedBy }}
        value={isNone ? '' : value}
        isWrong={complaint !== undefined}
        fill={take}
      />
      {isNullable && (
        <label class="check">
          <input type="checkbox" checked={isNone} onChange={() => take(isNone ? '' : 'null')} /> None
        </label>
      )}
      {notes}
    </div>
  );
};
