const seed = { type: 'integer', minimum: 0, maximum: 2_147_483_647 } as const;
const now = { type: 'string', format: 'date-time' } as const;
/** A mock may have further ones, from files. */
const scenario = { type: 'string', examples: ['demo', 'empty'] } as const;

/** The input of a reset. */
export const resetSchema = {
  type: 'object',
  description: 'What the worlds are to begin with; what is left out stays as it was.',
  properties: { seed, scenario, now },
} as const;

/** Readings that a world is to take. */
export const readingsSchema = {
  type: 'object',
  description:
    'Readings of open questions by the id of the choice: one for everything, or one for each operation with * for the rest.',
  minProperties: 1,
  additionalProperties: true,
} as const;

/** The input for a new world. */
export const newWorldSchema = {
  type: 'object',
  description:
    'A new world. It is a fork of the world that `from` names, or of the main one. With scenario or seed, or with now but without from, it is filled from its scenario.',
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
