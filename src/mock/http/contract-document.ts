import { contract } from '#required';

/** The bundled contract as a JSON document. It is large and no start needs it, so it is read at the first look-up. */
export const contractDocument = (): Readonly<Record<string, unknown>> => contract();
