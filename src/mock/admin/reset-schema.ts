/** What a reset may be told. */
export const resetSchema = {
  type: 'object',
  description: 'What the worlds are to begin with; what is left out stays as it was.',
  properties: {
    seed: { type: 'integer', minimum: 0, maximum: 2_147_483_647 },
    scenario: { type: 'string' },
    now: { type: 'string', format: 'date-time' },
  },
} as const;
