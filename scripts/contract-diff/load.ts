import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { bundleContract } from '../generate/bundle.ts';
import { asObject, asText, type JsonObject } from '../generate/json.ts';
import { readClauses } from '../generate/register.ts';
import type { Contract } from './change.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));

const versionOf = (document: JsonObject): string => asText(asObject(document['info'])['version']);

const readSources = async (folder: URL): Promise<Contract> => {
  const document = await bundleContract(folder);
  const clauses = (await readClauses(new URL('openapi/', folder))).map(
    ({ clause }) =>
      [
        asText(clause['id']),
        { says: asText(clause['says']), determinacy: asText(clause['determinacy']) },
      ] as const,
  );
  return { version: versionOf(document), document, clauses: Object.fromEntries(clauses) };
};

/** Checks the contract of a revision out into a separate folder. */
const readRevision = async (revision: string): Promise<Contract> => {
  const folder = await mkdtemp(join(tmpdir(), 'ces-contract-'));
  try {
    const tar = join(folder, 'contract.tar');
    await run('git', ['archive', '-o', tar, revision, 'openapi', 'redocly.yaml', 'scripts/redocly'], {
      cwd: root,
    });
    await run('tar', ['-xf', tar, '-C', folder]);
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    return await readSources(pathToFileURL(`${folder}/`));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * A contract by its name: a bundled document (JSON, without clauses), `.` for the working copy, or a git revision.
 * Throws an Error that says what the name may be.
 */
export const loadContract = async (name: string): Promise<Contract> => {
  if (name === '.') return readSources(new URL('../../', import.meta.url));
  if (name.endsWith('.json')) {
    const document = asObject(JSON.parse(await readFile(name, 'utf8')));
    return { version: versionOf(document), document, clauses: {} };
  }
  return readRevision(name).catch((error: unknown) => {
    const why = error instanceof Error ? (error.message.split('\n')[1] ?? error.message) : String(error);
    throw new Error(
      `A contract is a bundled JSON document, "." for the working copy, or a git revision. Found: ${name} (${why}). Next: git log --oneline names revisions.`,
    );
  });
};
