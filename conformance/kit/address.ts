export type QueryValue = string | number | boolean;
export type LooseQuery = Readonly<Record<string, QueryValue | undefined>>;

/** The path of one request: `{name}` filled in, each value encoded as one segment, and the query behind it. */
export function addressOf(
  template: string,
  path: Readonly<Record<string, string>>,
  query: LooseQuery,
): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = path[name];
    if (value === undefined)
      throw new Error(`${template} needs the path parameter ${name}; pass path: { ${name} }`);
    return encodeURIComponent(value);
  });
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}
