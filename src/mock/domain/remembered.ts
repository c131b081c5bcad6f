/** A pure function of a value that never changes, worked out once for as long as somebody holds that value. */
export function remembered<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const before = known.get(key);
    if (before) return before.value;
    const made = { value: make(key) };
    known.set(key, made);
    return made.value;
  };
}

/** The same of a value and a text; of one value so many texts are kept at most. */
export function rememberedBy<K extends object, V>(
  make: (key: K, text: string) => V,
  most: number,
): (key: K, text: string) => V {
  const ofKey = remembered<K, Map<string, { readonly value: V }>>(() => new Map());
  return (key, text) => {
    const known = ofKey(key);
    const before = known.get(text);
    if (before) return before.value;
    const made = { value: make(key, text) };
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made.value;
  };
}
