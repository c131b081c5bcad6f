/** Pieces of which the schemas of reports are made. */
export const text = { type: 'string' } as const;
export const count = { type: 'integer', minimum: 0 } as const;
export const texts = { type: 'array', items: text } as const;

export const counts = { type: 'object', additionalProperties: count } as const;

export const closed = <P extends Readonly<Record<string, object>>>(
  properties: P,
  optional: readonly (keyof P)[] = [],
) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});
