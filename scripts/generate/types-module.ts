import openapiTS, { astToString } from 'openapi-typescript';
import type { JsonObject } from './json.ts';
import { banner } from './source.ts';

/** TypeScript types of an OpenAPI document. */
export const typesModule = async (document: JsonObject): Promise<string> =>
  `${banner}${astToString(await openapiTS(JSON.stringify(document), { emptyObjectsUnknown: true }))}`;
