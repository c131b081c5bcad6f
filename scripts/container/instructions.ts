/** One line of a Containerfile, with what follows on the next lines where it ends with a backslash. */
export interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** The instructions of one image; `as` is the name that later ones copy from it by. */
interface Stage {
  readonly from: string;
  readonly as: string;
  readonly instructions: readonly Instruction[];
}

/** The stages of a Containerfile; the last one is what is kept. */
export const stagesOf = (text: string): readonly Stage[] => {
  const lines = text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const all = lines.map((line): Instruction => {
    const [, name = '', rest = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`the Containerfile has a line that is no instruction: ${line}`);
    return { name, rest };
  });
  const starts = all.flatMap(({ name }, at) => (name === 'FROM' ? [at] : []));
  return starts.map((at, index) => {
    const [from = '', , as = ''] = all[at]?.rest.split(' ') ?? [];
    return { from, as, instructions: all.slice(at + 1, starts[index + 1]) };
  });
};

/** The last value of an instruction in a stage; undefined where it has none. */
export const valueOf = ({ instructions }: Stage, name: string): string | undefined =>
  instructions.findLast((one) => one.name === name)?.rest;

/** A command in the form that no shell reads: a list of words. */
export const wordsOf = (text: string | undefined): readonly string[] => {
  const list: unknown = JSON.parse(text ?? '[]');
  if (!Array.isArray(list) || !list.every((one) => typeof one === 'string'))
    throw new Error(`not a list of words: ${text ?? ''}`);
  return list;
};

/** The command that says whether what runs is well. */
export const healthOf = (stage: Stage): readonly string[] =>
  wordsOf(valueOf(stage, 'HEALTHCHECK')?.replace(/^.*? CMD /, ''));
