/** Whether a text fits a pattern in which `*` stands for any letters and `?` for one. */
export const globTest = (pattern: string): ((text: string) => boolean) => {
  const source = pattern
    .replaceAll(/[\\^$.+()[\]{}|]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`^${source}$`, 's');
  return (text) => expression.test(text);
};
