export type Need = 'browser' | 'registry';
const isNeed = (info: string): info is Need => info === 'browser' || info === 'registry';
const needsIn = (info: string): readonly string[] => (info === '' ? [] : info.split(' '));

/** What a guide asks its reader to do, in order. */
export type Step =
  /** Something that runs until the guide ends; the next step waits for it. */
  | { readonly kind: 'background'; readonly text: string }
  | {
      readonly kind: 'run';
      readonly text: string;
      readonly says: readonly string[];
      /** What it takes that not every machine has: a browser to open, or the registry of npm. */
      readonly needs: readonly Need[];
    }
  | { readonly kind: 'file'; readonly name: string; readonly text: string };

const FENCE = /^```(\S+)(?: +([^\n]+))?\n([^]*?)^```$/gm;

/**
 * The fenced blocks of a guide: `sh` is run and has to say the lines of the `text` that follows; `sh background` goes on
 * until the end; `sh browser` is run where there is a browser, and `sh registry` where npm reaches its registry, `sh registry browser`
 * where there are both; `sh at home` is left out; a language and a name make a file;
 * all else is there to be read.
 */
export const stepsOf = (markdown: string): readonly Step[] => {
  const steps: Step[] = [];
  for (const [, language = '', info = '', text = ''] of markdown.matchAll(FENCE)) {
    const last = steps.at(-1);
    if (language === 'sh' && info === 'background') steps.push({ kind: 'background', text });
    else if (language === 'sh' && needsIn(info).every(isNeed))
      steps.push({ kind: 'run', text, says: [], needs: needsIn(info).filter(isNeed) });
    else if (language === 'text' && last?.kind === 'run')
      steps.splice(-1, 1, { ...last, says: text.trimEnd().split('\n') });
    else if (language !== 'sh' && /^\S+\.\S+$/.test(info)) steps.push({ kind: 'file', name: info, text });
  }
  return steps;
};

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The first promised line that is missing in the output, in order; `…` matches anything. */
export const unsaid = (says: readonly string[], output: string): string | undefined => {
  const lines = output.split('\n');
  let at = 0;
  return says.find((line) => {
    const wanted = new RegExp(`^${line.split('…').map(escaped).join('.*')}$`);
    const found = lines.findIndex((one, index) => index >= at && wanted.test(one));
    if (line !== '…') at = found + 1;
    return found < 0 && line !== '…';
  });
};
