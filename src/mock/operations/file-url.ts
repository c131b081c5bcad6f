import type { OperationContext } from './operation.ts';

/** Where the bytes of a stored file are served. */
export const fileUrl = (context: Pick<OperationContext, 'baseUrl'>, fileId: string): string =>
  `${context.baseUrl}/__files/${fileId}`;
