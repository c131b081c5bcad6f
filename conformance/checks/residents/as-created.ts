/** Members of a create whose values have their own clause. */
export const AS_CREATED = {
  externalId: 'RES-24',
  pccId: 'RES-24',
  about: 'RES-25',
  status: 'RES-19',
  gender: 'RES-18',
} as const;
