/** A name as a step of a JSON pointer. */
export const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const stepOf = (step: string, at: number): string => {
  const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
  if (at > 0 && /^\d+$/.test(name)) return `[${name}]`;
  if (!/^[\w-]+$/.test(name)) return `[${JSON.stringify(name)}]`;
  return at === 0 ? name : `.${name}`;
};

/** A JSON pointer as a person writes it: `residents[0].name`; empty for the whole value. */
export const memberName = (pointer: string): string => pointer.split('/').slice(1).map(stepOf).join('');
