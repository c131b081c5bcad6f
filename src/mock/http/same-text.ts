/** Whether two texts are the same, in a time that tells nobody how much of a secret was guessed right. */
export const sameText = (a: string, b: string): boolean => {
  let differing = a.length ^ b.length;
  for (let at = 0; at < b.length; at += 1) differing |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return differing === 0;
};
