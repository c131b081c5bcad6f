import { Button } from '../parts/button.tsx';
import { labelOf } from '../words.tsx';
import { linesOf, type Field } from './fields.ts';
import { withoutId } from './id-fields.ts';
import { useOptions, type Option } from './options.ts';

interface ControlProps {
  readonly id: string;
  readonly field: Field;
  readonly value: string;
  readonly describedBy: string | undefined;
  readonly isWrong: boolean;
  readonly fill: (text: string) => void;
}

type Take = (event: { readonly currentTarget: { readonly value: string } }) => void;

const TYPES: Readonly<Partial<Record<Field['kind'], 'datetime-local' | 'date' | 'time'>>> = {
  'date-time': 'datetime-local',
  date: 'date',
  time: 'time',
};

const OptionList = ({ options }: { readonly options: readonly Option[] }) => (
  <>
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
);

/** An instant as a picker has it: in UTC, without the zone. */
const pickedOf = (instant: string): string => instant.replace(/(:00)?(\.0+)?Z$/, '');

const YES_NO: readonly Option[] = [
  { value: 'true', label: 'yes' },
  { value: 'false', label: 'no' },
];

/** What a field is filled in with: a text, a picker or a list to choose from. */
export const Control = ({ id, field, value, describedBy, isWrong, fill }: ControlProps) => {
  const { kind, isRequired } = field;
  const chosen = useOptions(field);
  const common = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': isWrong,
    'aria-required': isRequired,
  };
  const take: Take = ({ currentTarget }) => fill(currentTarget.value);
  const options = kind === 'yes-no' ? YES_NO : (chosen?.options ?? []);
  const nameOf = (one: string): string => options.find((option) => option.value === one)?.label ?? one;
  if (kind === 'lines' && chosen) {
    const taken = linesOf(value);
    return (
      <>
        <select
          {...common}
          value=""
          onChange={({ currentTarget }) => {
            fill([...taken, currentTarget.value].join('\n'));
            currentTarget.value = '';
          }}
        >
          <option value="">{taken.length > 0 ? 'Add another…' : 'Choose…'}</option>
          <OptionList options={options.filter((option) => !taken.includes(option.value))} />
        </select>
        {taken.length > 0 && (
          <span>
            {taken.map((one) => (
              <Button
                key={one}
                class="inline"
                aria-label={`Remove ${nameOf(one)} from ${labelOf(withoutId(field.name))}`}
                onClick={() => fill(taken.filter((other) => other !== one).join('\n'))}
              >
                {nameOf(one)} ×
              </Button>
            ))}
          </span>
        )}
      </>
    );
  }
  if (kind === 'lines' || kind === 'json')
    return (
      <textarea {...common} value={value} rows={kind === 'json' ? 4 : 2} spellcheck={false} onInput={take} />
    );
  if (kind === 'yes-no' || chosen?.isWhole) {
    const isKnown = value === '' || options.some((option) => option.value === value);
    return (
      <select {...common} value={value} onChange={take}>
        <option value="">{isRequired ? 'Choose…' : 'Not set'}</option>
        {!isKnown && <option value={value}>{value}</option>}
        <OptionList options={options} />
      </select>
    );
  }
  const isInstant = kind === 'date-time';
  return (
    <>
      <input
        {...common}
        value={isInstant ? pickedOf(value) : value}
        type={TYPES[kind] ?? 'text'}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        list={chosen && `${id}-list`}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget: { value: text } }) =>
          fill(isInstant && text !== '' ? `${text}${text.length === 16 ? ':00' : ''}Z` : text)
        }
      />
      {chosen && (
        <datalist id={`${id}-list`}>
          <OptionList options={options} />
        </datalist>
      )}
    </>
  );
};
