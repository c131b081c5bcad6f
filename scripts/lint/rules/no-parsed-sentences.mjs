/** Members that hold a sentence for people. */
const SENTENCES = new Set(['says', 'promised', 'found']);

const ON_TEXT = new Set([
  'endsWith',
  'includes',
  'indexOf',
  'match',
  'matchAll',
  'replace',
  'replaceAll',
  'search',
  'split',
  'startsWith',
]);
const ON_PATTERN = new Set(['exec', 'test']);

/** What a default value or a cast stands around. */
const inner = (node) =>
  ({
    LogicalExpression: () => inner(node.left),
    ChainExpression: () => inner(node.expression),
    TSAsExpression: () => inner(node.expression),
    TSNonNullExpression: () => inner(node.expression),
  })[node.type]?.() ?? node;

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: {
    type: 'problem',
    docs: { description: 'Sentences for people are not parsed.' },
    messages: {
      parsed: '`{{name}}` is a sentence for people and may be reworded: read the data that stands with it.',
    },
    schema: [],
  },
  create(context) {
    /** A name that a pattern takes out of an object; another variable may be called the same. */
    const isTakenOut = (identifier) => {
      for (let scope = context.sourceCode.getScope(identifier); scope; scope = scope.upper) {
        const variable = scope.set.get(identifier.name);
        if (variable)
          return variable.defs.some(
            ({ name }) => name.parent?.type === 'Property' && name.parent.value === name,
          );
      }
      return false;
    };
    const sentenceIn = (node) => {
      if (node.type === 'MemberExpression' && !node.computed)
        return SENTENCES.has(node.property.name) ? node.property.name : undefined;
      return node.type === 'Identifier' && SENTENCES.has(node.name) && isTakenOut(node)
        ? node.name
        : undefined;
    };
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.computed) return;
        const text = ON_TEXT.has(callee.property.name)
          ? callee.object
          : ON_PATTERN.has(callee.property.name)
            ? node.arguments[0]
            : undefined;
        const name = text && sentenceIn(inner(text));
        if (name) context.report({ node, messageId: 'parsed', data: { name } });
      },
    };
  },
};
