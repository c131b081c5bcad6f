type Attributes = Readonly<Record<string, string | (() => void)>>;

/** An element of the page; a function among the attributes hears the event of that name. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === 'string') made.setAttribute(name, value);
    else made.addEventListener(name, value);
  made.append(...children);
  return made;
};

/** A form control below the words that name it. */
export const labelled = (name: string, control: HTMLElement): HTMLLabelElement =>
  element('label', {}, element('span', {}, name), control);
