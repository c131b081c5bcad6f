/**
 * An id of the same form that most likely names no record, for targets that check the form first. It may name
 * a record by chance, so no check judges or deletes by it.
 */
export function lookalike(known: string): string {
  const letters = [...known];
  const from = Math.max(letters.length - 12, Math.floor(letters.length / 3));
  return letters.map((letter, at) => (at < from ? letter : other(letter))).join('');
}

const KINDS = ['0123456789', 'abcdef', 'ABCDEF', 'ghijklmnopqrstuvwxyz', 'GHIJKLMNOPQRSTUVWXYZ'];

function other(letter: string): string {
  const kind = KINDS.find((one) => one.includes(letter)) ?? letter;
  return kind.charAt((kind.indexOf(letter) + 3) % kind.length);
}
