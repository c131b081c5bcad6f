import ts from 'typescript';

export interface Import {
  /** As written: a relative path, a package or a module of Node. */
  readonly from: string;
  /** Whether the compiled file asks for it when it is loaded; types leave no trace there. */
  readonly isValue: boolean;
}

export interface Source {
  readonly imports: readonly Import[];
  readonly lines: number;
  /** Whether the file does nothing but hand on what others export. */
  readonly isBarrel: boolean;
}

const text = (node: ts.Node | undefined): string | undefined =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;

const importOf = (node: ts.Node): Import | undefined => {
  // Unlike `import type { A }`, `import { type A }` stays behind as an empty import, so it counts as one of values.
  if (ts.isImportDeclaration(node))
    return named(node.moduleSpecifier, node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword);
  if (ts.isExportDeclaration(node)) return named(node.moduleSpecifier, !node.isTypeOnly);
  if (ts.isImportTypeNode(node))
    return named(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, false);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return named(node.arguments[0], true);
  return undefined;
};

const named = (specifier: ts.Node | undefined, isValue: boolean): Import | undefined => {
  const from = text(specifier);
  return from === undefined ? undefined : { from, isValue };
};

const handsOn = (statement: ts.Statement): boolean =>
  ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined;

/** What one TypeScript file imports, how long it is, and whether it is a barrel. */
export const readSource = (path: string, content: string): Source => {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, content, ts.ScriptTarget.ESNext, false, kind);
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    const found = importOf(node);
    if (found) imports.push(found);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const { statements } = file;
  return {
    imports,
    lines: content.split('\n').length - (content.endsWith('\n') ? 1 : 0),
    isBarrel:
      statements.some(handsOn) && statements.every((one) => handsOn(one) || ts.isImportDeclaration(one)),
  };
};
