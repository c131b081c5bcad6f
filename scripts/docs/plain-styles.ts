import ts from 'typescript';

/** A comment to the end of its line. What stands before it keeps addresses, such as `https://`, out. */
const LINE_COMMENT = /(^|[\s;])\/\/[^\n]*(?=\n)/g;

const plain = (style: string): string =>
  style
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(LINE_COMMENT, '$1')
    .replace(/\s*\n\s*/g, '\n');

/** The texts of a template, with the signs around them. */
const textsOf = (template: ts.TemplateLiteral): readonly ts.Node[] =>
  ts.isTemplateExpression(template)
    ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
    : [template];

/** The places of styles in a script: its tagged templates, except those that return their text unchanged. */
const stylesOf = (source: ts.SourceFile): readonly ts.Node[] => {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) !== 'String.raw')
      found.push(...textsOf(node.template));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.sort((one, other) => one.pos - other.pos);
};

/**
 * The code of the renderer with its styles as a browser needs them: comments and indentation are a good part of them, and are
 * read at every start.
 */
export const withPlainStyles = (code: string): string => {
  const source = ts.createSourceFile('renderer.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const parts: string[] = [];
  let at = 0;
  for (const { pos, end } of stylesOf(source)) {
    parts.push(code.slice(at, pos), plain(code.slice(pos, end)));
    at = end;
  }
  return parts.join('') + code.slice(at);
};
