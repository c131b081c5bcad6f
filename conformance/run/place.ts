import type { Locate } from './config-problems.ts';
import type { ConformOptions } from './options.ts';

/**
 * Where a value of the run was set: `ces.config.yaml:9`, `--url`, `CES_TOKEN`. Keys are dotted:
 * `facilities.0.id`.
 */
export type Place = (key: string) => string;

/** The configuration file: its name in messages and the lines of its values. */
interface ReadFile {
  readonly name: string;
  readonly locate: Locate;
}

/** Says for every key whether a flag, an environment variable or a line of the file sets it. */
export function placeOf({ url, env }: ConformOptions, file?: ReadFile): Place {
  return (key) => {
    if (key === 'url' && url) return '--url';
    const variable = variables[key];
    if (variable !== undefined && env[variable]) return variable;
    if (!file) return `ces.config.yaml, which does not exist yet`;
    return `${file.name}:${lineOf(file.locate, key.split('.'))}`;
  };
}

const variables: Readonly<Record<string, string>> = {
  url: 'CES_URL',
  tenant: 'CES_TENANT',
  token: 'CES_TOKEN',
};

/** The line of a key; for a key that is not in the file, the line of its nearest parent. */
function lineOf(locate: Locate, path: readonly string[]): number {
  return locate(path.slice(0, -1), path.at(-1));
}
