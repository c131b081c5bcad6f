/** The id that a connection bears as a user of the platform; no route shows it (REG-19). */
export const userIdOf = (connectionId: string): string => `usr_${connectionId.replace(/^[a-z]+_/, '')}`;
