/** Wrong use of the command: what was asked, what is possible, what to do. Ends with exit code 2. */
export class UsageError extends Error {}
