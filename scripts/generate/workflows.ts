import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { jsonLine } from './source.ts';

/** The workflows as JSON, with what YAML writes once in every place where it stands. */
export const workflowsJson = async (folder: URL): Promise<string> =>
  jsonLine(parse(await readFile(new URL('workflows.arazzo.yaml', folder), 'utf8')));
