import { UsageError } from './usage.ts';

/** The environment variables of a run; an empty variable counts as unset. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Replaces ${NAME} by the variable's value; $${NAME} gives the literal text. Throws UsageError for an unset
 * variable.
 */
export function expand(text: string, env: Environment, where: string): string {
  return text.replace(/(\$?)\$\{([^}]*)\}/g, (whole, escaped: string, name: string) => {
    if (escaped !== '') return whole.slice(1);
    const value = env[name];
    if (value === undefined || value === '') {
      throw new UsageError(
        `${where} uses \${${name}}, but the environment variable ${name} is not set. Set it, or write the value.`,
      );
    }
    return value;
  });
}
