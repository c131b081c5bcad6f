/** Acting ids, the first of each kind; a world may lack one. */
export type DefaultIdentities = Readonly<
  Partial<Record<'resident' | 'connection' | 'staff' | 'systemActor', string>>
>;
