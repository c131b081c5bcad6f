const seed = { type: 'integer', minimum: 0, maximum: 2_147_483_647 } as const;
const now = { type: 'string', format: 'date-time' } as const;
/** A mock may have further ones, from files. */
const scenario = { type: 'string', examples: ['demo', 'empty'] } as const;

/** The input of a reset. */
export const resetSchema = {
  type: 'object',
  description: 'How the worlds start; what is left out stays as it was.',
  properties: { seed, scenario, now },
} as const;

/** Readings that a world is to take. */
export const readingsSchema = {
  type: 'object',
  description:
    'Readings of open questions by choice id: one for all operations, or one for each with * for the rest.',
  minProperties: 1,
  additionalProperties: true,
} as const;

/** The input for a new world. */
export const newWorldSchema = {
  type: 'object',
  description:
    'A new world: a copy of the world in `from`, or of the main one. With scenario or seed, or with now but without from, it is created from a scenario.',
  required: ['name'],
  properties: {
    name: { type: 'string', description: 'The tenant slug: lower-case letters, digits and hyphens.' },
    from: { type: 'string', description: 'The world to copy. Leave it out to start from a scenario.' },
    scenario,
    seed,
    now: {
      ...now,
      description: 'Where the clock of the world starts.',
    },
    choices: {
      type: 'object',
      description: 'Readings of open questions that differ from those of the mock, by the id of the choice.',
      additionalProperties: true,
    },
  },
} as const;
