/** The longest glob that the control plane takes, in characters. */
export const LONGEST_GLOB = 200;

/**
 * Whether a text matches a pattern, in which `*` means any letters and `?` one letter. Only the latest star is tried
 * again, because earlier ones cannot help. So there are at most as many steps as letters of the text times letters of
 * the pattern.
 */
export const globTest =
  (pattern: string) =>
  (text: ArrayLike<string>): boolean => {
    let place = 0;
    let star = -1;
    let taken = 0;
    for (let at = 0; at < text.length;) {
      if (pattern[place] === '*') {
        star = place++;
        taken = at;
      } else if (pattern[place] === '?' || pattern[place] === text[at]) {
        place++;
        at++;
      } else if (star >= 0) {
        place = star + 1;
        at = ++taken;
      } else return false;
    }
    while (pattern[place] === '*') place++;
    return place === pattern.length;
  };
