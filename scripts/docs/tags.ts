import { asList, asObject, asText, asTexts, type JsonObject } from '../generate/json.ts';
import { sectionProse } from './prose.ts';
import { sectionTitle } from './section-title.ts';

const operationTags = (document: JsonObject): ReadonlySet<string> => {
  const items = [
    ...Object.values(asObject(document['paths'])),
    ...Object.values(asObject(document['webhooks'])),
  ];
  const operations = items.flatMap((item) => Object.values(asObject(item)).map(asObject));
  return new Set(operations.flatMap((operation) => asTexts(operation['tags'])));
};

/** The sections that have something to show, by their titles: operations, or promises that hold for every route. */
export const shownTags = (document: JsonObject): readonly JsonObject[] => {
  const used = operationTags(document);
  return asList(document['tags'])
    .map((one): JsonObject => {
      const tag = asObject(one);
      return { ...tag, 'x-displayName': sectionTitle(asText(tag['name'])) };
    })
    .flatMap((tag) => {
      const name = asText(tag['name']);
      if (used.has(name)) return [tag];
      const prose = sectionProse(name);
      return prose === '' ? [] : [{ ...tag, description: `${asText(tag['description'])}\n\n${prose}` }];
    });
};
