interface PickProps {
  readonly label: string;
  readonly options: readonly string[];
  /** What is shown of an option. */
  readonly nameOf?: (option: string) => string;
  readonly value: string;
  readonly take?: (value: string) => void;
  /** Of the member of a form that it fills. */
  readonly name?: string;
  readonly look?: string;
}

/** A list to choose one value from. */
export const Pick = ({ label, options, nameOf, value, take, name, look = 'pair' }: PickProps) => (
  <label class={look}>
    <span>{label}</span>{' '}
    <select
      key={options.length}
      name={name}
      {...(take && { value })}
      onChange={({ currentTarget }) => take?.(currentTarget.value)}
    >
      {options.map((one) => (
        <option key={one} value={one} selected={one === value}>
          {nameOf?.(one) ?? one}
        </option>
      ))}
    </select>
  </label>
);

interface TypedProps {
  readonly label: string;
  readonly value: string;
  readonly take: (text: string) => void;
  readonly placeholder?: string;
}

/** A line of text that is taken while one types. */
export const Typed = ({ label, value, take, placeholder }: TypedProps) => (
  <label class="pair">
    {label}{' '}
    <input
      value={value}
      placeholder={placeholder}
      autocomplete="off"
      onInput={({ currentTarget }) => take(currentTarget.value)}
    />
  </label>
);
