import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { variableOf } from '../../kit/secrets.ts';
import { scalar } from '../../quoting/yaml.ts';
import { ownKeyOf } from '../../run/config.ts';
import type { TlsConfig } from '../../run/config.ts';
import type { Environment } from '../../run/expand.ts';
import { UsageError } from '../../run/usage.ts';

/** What stands in front of the target: headers that a gateway asks for, and certificates. */
export interface Access {
  readonly headers: readonly GivenHeader[];
  /** Paths of PEM files as given. */
  readonly tls: TlsConfig;
}

interface GivenHeader {
  readonly name: string;
  readonly value: string;
  /** The variable of the environment that the configuration reads the value from. */
  readonly variable: string;
}

/** The flags of `ces init` about it. */
export interface AccessFlags extends TlsConfig {
  /** Each as `NAME: VALUE`. */
  readonly header?: readonly string[];
}

const TOKEN_OF_HTTP = /^[\w!#$%&'*+.^`|~-]+$/;

/** Reads the flags. Throws UsageError, in which no value of a header stands: it is a secret. */
export function accessOf({ header = [], ca, cert, key }: AccessFlags, env: Environment): Access {
  if ((cert === undefined) !== (key === undefined))
    throw new UsageError('--cert and --key belong together. Give both, or neither.');
  const headers = header.map((text) => headerOf(text, env));
  const twice = headers.find(({ name }, at) => headers.slice(0, at).some((one) => isSame(one.name, name)));
  if (twice) throw new UsageError(`--header gives ${twice.name} twice. Give one value for it.`);
  return {
    headers,
    tls: {
      ...(ca !== undefined && { ca }),
      ...(cert !== undefined && { cert }),
      ...(key !== undefined && { key }),
    },
  };
}

function headerOf(text: string, env: Environment): GivenHeader {
  const at = text.indexOf(':');
  const name = text.slice(0, Math.max(at, 0)).trim();
  const value = text.slice(at + 1).trim();
  if (!TOKEN_OF_HTTP.test(name) || value === '' || /[\0\r\n]/.test(value))
    throw new UsageError(
      `--header takes 'NAME: VALUE', such as 'X-Gateway-Key: THE-KEY'; found ${at < 0 ? 'no colon' : `the name '${name}' and a value of ${value.length} characters on ${value.split('\n').length} line(s)`}.`,
    );
  const key = ownKeyOf(name);
  if (key !== undefined)
    throw new UsageError(`--header: the suite sends ${name} itself. Give its value as ${key}.`);
  const usual = variableOf(name);
  // A variable that means something else, such as PATH, is left alone.
  const isFree = [undefined, '', value].includes(env[usual]);
  return { name, value, variable: isFree ? usual : `CES_HEADER_${usual}` };
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The same as lines of a configuration; values of headers are read from the environment. */
export function accessLines({ headers, tls }: Access): readonly string[] {
  const files = Object.entries(tls).flatMap(([name, path]) =>
    typeof path === 'string' ? [`${name}: ${scalar(path)}`] : [],
  );
  return [
    ...(headers.length === 0
      ? []
      : [
          `# Headers that a gateway requires. The values are not stored in this file: ${exportsOf(headers)}`,
          'headers:',
          ...headers.map(({ name, variable }) => `  ${scalar(name)}: \${${variable}}`),
        ]),
    ...(files.length === 0 ? [] : [`tls: { ${files.join(', ')} }`]),
  ];
}

/** What to type before the configuration can be read. */
export const exportsOf = (headers: Access['headers']): string =>
  headers.map(({ variable }) => `export ${variable}=…`).join('; ');

/** Paths of a configuration begin at its folder, those of flags where the command is typed. */
export function placedFrom({ tls }: Access, cwd: string, file: string): TlsConfig {
  const folder = dirname(resolve(cwd, file));
  if (folder === resolve(cwd)) return tls;
  return Object.fromEntries(
    Object.entries(tls).flatMap(([name, path]) =>
      typeof path === 'string'
        ? [[name, isAbsolute(path) ? path : relative(folder, resolve(cwd, path))]]
        : [],
    ),
  );
}
