import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { JsonObject } from './json.ts';
import { banner } from './source.ts';

/** The bytes of a file, which no text holds. */
const BLOB = ts.factory.createTypeReferenceNode('Blob');

/** TypeScript types of an OpenAPI document. */
export const typesModule = async (document: JsonObject): Promise<string> =>
  `${banner}${astToString(
    await openapiTS(JSON.stringify(document), {
      emptyObjectsUnknown: true,
      // A member with a default may be left out of a request.
      defaultNonNullable: false,
      transform: (schema) =>
        'contentMediaType' in schema && schema.contentMediaType !== undefined ? BLOB : undefined,
    }),
  )}`;
