/** Caches a pure function of an immutable value, for as long as the value is referenced. */
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

/** The same for a value and a text; `most` texts are cached for each value. */
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
