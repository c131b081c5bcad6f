/** Names of the API and of the control plane as words that a reader knows. */

const WORDS: Readonly<Record<string, string>> = {
  by: 'move by',
  ca: 'CA certificates',
  dob: 'date of birth',
  identities: 'acting users',
  key: 'API key',
  logNormal: 'log-normal distribution',
  now: 'time',
  pccId: 'PCC id',
  plan: 'delivery faults',
  signing: 'signing secret',
  skipVerify: 'accept any certificate',
  smsMessage: 'SMS message',
  times: 'number of requests',
  url: 'URL',
};

/** A name as words: `startDate`, `create-activity` and `VIEW_ACTIVITIES` alike. What is no name stays. */
export const wordsOf = (name: string): string =>
  WORDS[name] ??
  (/^[\w-]+$/.test(name)
    ? name
        .replace(/^is(?=[A-Z])/, '')
        .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
        .replaceAll(/[-_]/g, ' ')
        .toLowerCase()
    : name);

/** The same as the label of a field or a column. */
export const labelOf = (name: string): string => {
  const words = wordsOf(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A hint in which names such as `startDate` are words. */
export const worded = (text: string): string =>
  text.replaceAll(/(?<!`)\b[a-z]+[A-Z]\w*/g, (name) => wordsOf(name));

/** A text in which code stands between backticks. */
export const coded = (text: string) =>
  text.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part));
