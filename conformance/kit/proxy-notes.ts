import { field, isObject, parseJson, show } from './json.ts';

/**
 * A validating proxy between suite and target (such as `prism proxy`) reports in the header `sl-violations`; its
 * findings are kept apart from the verdict, as a second opinion on the contract.
 */
export function proxyNotes(headers: Readonly<Record<string, string>>): readonly string[] {
  const header = headers['sl-violations'];
  if (header === undefined) return [];
  const entries = parseJson(header);
  if (!Array.isArray(entries)) return [header];
  return entries.map((entry: unknown) => {
    const where = field(entry, 'location');
    const message = field(entry, 'message');
    if (!isObject(entry) || typeof message !== 'string') return show(entry);
    return Array.isArray(where) ? `${where.join('.')}: ${message}` : message;
  });
}
