import { readFile } from 'node:fs/promises';
import { isObject, items, parseJson } from '../../../kit/json.ts';
import { typedService } from './openapi.ts';
import { plainService } from './plain.ts';
import { runClient } from './program.ts';
import { correct, type ClientSettings } from './ways.ts';

/** A sample client as a command, configured by its environment. With the argument `fetch` it uses plain fetch. */
const { CES_URL: url = '', CES_TENANT: tenant = '', CES_TOKEN: token = '' } = process.env;

const jsonOf = async (file: string | undefined): Promise<unknown> =>
  file === undefined ? undefined : parseJson(await readFile(file, 'utf8'));

const texts = (value: unknown): Readonly<Record<string, string>> =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, one]) => (typeof one === 'string' ? [[name, one]] : [])),
      )
    : {};

const tasks = items(await jsonOf(process.env['CES_TASKS'])).map((task) =>
  isObject(task) ? { id: String(task['id']), facts: texts(task['facts']) } : { id: '', facts: {} },
);
const settings: ClientSettings = {
  ...{ url, tenant, token, tasks },
  identities: texts(await jsonOf(process.env['CES_IDENTITIES'])),
};
const { exitCode, says } = await runClient(
  settings,
  process.argv[2] === 'fetch' ? plainService : typedService,
  correct,
);
if (says !== '') console.error(says);
process.exitCode = exitCode;
