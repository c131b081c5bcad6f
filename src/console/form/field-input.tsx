import { IdList } from './id-list.tsx';
import type { Field, Filled } from './fields.ts';

interface FieldInputProps {
  readonly form: string;
  readonly field: Field;
  readonly filled: Filled;
  readonly complaints: Readonly<Record<string, string>>;
  readonly fill: (pointer: string, text: string) => void;
}

interface ControlProps {
  readonly id: string;
  readonly field: Field;
  readonly value: string;
  readonly describedBy: string | undefined;
  readonly isWrong: boolean;
  readonly fill: (text: string) => void;
}

const Control = ({ id, field, value, describedBy, isWrong, fill }: ControlProps) => {
  const common = {
    id,
    value,
    'aria-describedby': describedBy,
    'aria-invalid': isWrong,
    'aria-required': field.isRequired,
  };
  const take = ({ currentTarget }: { readonly currentTarget: { readonly value: string } }): void =>
    fill(currentTarget.value);
  switch (field.kind) {
    case 'choice':
    case 'yes-no':
      return (
        <select {...common} onChange={take}>
          <option value="">–</option>
          {(field.kind === 'choice' ? field.options : ['true', 'false']).map((one) => (
            <option key={one} value={one}>
              {field.kind === 'choice' ? one : one === 'true' ? 'yes' : 'no'}
            </option>
          ))}
        </select>
      );
    case 'lines':
    case 'json':
      return (
        <>
          <textarea {...common} rows={field.kind === 'json' ? 4 : 2} spellcheck={false} onInput={take} />
          <IdList
            id={id}
            name={field.name}
            add={(one) => fill([value.trim(), one].filter(Boolean).join('\n'))}
          />
        </>
      );
    default:
      return (
        <>
          <input
            {...common}
            type="text"
            inputMode={field.kind === 'number' ? 'numeric' : 'text'}
            autocomplete="off"
            spellcheck={false}
            onInput={take}
          />
          <IdList id={id} name={field.name} add={fill} />
        </>
      );
  }
};

/** One field of a form, with its hint and what was complained of it. */
export const FieldInput = ({ form, field, filled, complaints, fill }: FieldInputProps) => {
  const { pointer, name, hint, isRequired, kind } = field;
  const id = `${form}${pointer.replaceAll('/', '-')}`;
  const complaint = complaints[pointer];
  const describedBy =
    [hint && `${id}-hint`, complaint !== undefined && `${id}-wrong`].filter(Boolean).join(' ') || undefined;
  const label = (
    <>
      {name}
      {isRequired && <span class="needed"> needed</span>}
    </>
  );
  const notes = (
    <>
      {hint && (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {complaint !== undefined && (
        <span class="wrong" id={`${id}-wrong`}>
          {complaint}
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
  if (kind === 'choices') {
    const taken = value.split('\n').filter(Boolean);
    const toggle = (one: string): void =>
      fill(pointer, field.options.filter((other) => taken.includes(other) !== (other === one)).join('\n'));
    return (
      <fieldset aria-describedby={describedBy}>
        <legend>{label}</legend>
        {field.options.map((one) => (
          <label key={one} class="check">
            <input type="checkbox" checked={taken.includes(one)} onChange={() => toggle(one)} /> {one}
          </label>
        ))}
        {notes}
      </fieldset>
    );
  }
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <Control
        {...{ id, field, value, describedBy }}
        isWrong={complaint !== undefined}
        fill={(text) => fill(pointer, text)}
      />
      {notes}
    </div>
  );
};
