import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Application, ReflectionKind, type DeclarationReflection } from 'typedoc';

const here = new URL('./', import.meta.url);

/** The modules that are read: the entry points, then those that hold the types of their functions. */
const modules = async (): Promise<readonly string[]> => {
  const { files } = JSON.parse(await readFile(new URL('typedoc.tsconfig.json', here), 'utf8')) as {
    readonly files: readonly string[];
  };
  return files.map((file) => fileURLToPath(new URL(file, here)));
};

/** What TypeDoc finds in the sources: exported functions, classes, interfaces and types by name. */
export const readDeclarations = async (): Promise<ReadonlyMap<string, DeclarationReflection>> => {
  const app = await Application.bootstrap({
    tsconfig: fileURLToPath(new URL('typedoc.tsconfig.json', here)),
    entryPoints: [...(await modules())],
    skipErrorChecking: true,
    excludeExternals: true,
    disableGit: true,
    disableSources: true,
    readme: 'none',
    logLevel: 'Error',
    sort: ['source-order'],
    blockTags: ['@param', '@returns', '@throws', '@example'],
    modifierTags: ['@interface'],
    validation: false,
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read the sources.');
  const found = new Map<string, DeclarationReflection>();
  for (const one of project.getReflectionsByKind(ReflectionKind.SomeExport))
    if (one.isDeclaration() && !one.isReference() && one.parent?.kindOf(ReflectionKind.SomeModule))
      found.set(one.name, one);
  return found;
};
