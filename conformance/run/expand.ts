import { UsageError } from './usage.ts';

/** The environment variables of a run; an empty variable counts as unset. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Replaces ${NAME} by the value of the variable. $${ means a literal ${, so any text can be written into a
 * configuration. `note` is called with every variable. Throws UsageError for an unset one.
 */
export function expand(
  text: string,
  env: Environment,
  where: string,
  note: (name: string, value: string) => void = () => undefined,
): string {
  return text.replace(/\$\$\{|\$\{([^}]*)\}/g, (_, name: string | undefined) => {
    if (name === undefined) return '${';
    const value = Object.hasOwn(env, name) ? env[name] : undefined;
    if (value === undefined || value === '') {
      throw new UsageError(
        `${where} uses \${${name}}, but the environment variable ${name} is not set. Set it, or write the value; $\${ stands for \${ itself.`,
      );
    }
    note(name, value);
    return value;
  });
}
