import { transform } from 'esbuild';
import ts from 'typescript';
import { minifiedAgain } from '../bundle/minified.ts';
import { withPlainStyles } from './plain-styles.ts';
import { withoutUnreadProperties } from './unread-properties.ts';

/**
 * The form of the renderer's code in its page: one expression that returns three functions, of which a page calls one.
 */
const OPENING = 'const{RedocStandalone,hydrate,init}=(()=>{';
const ENDING =
  /return typeof document<`u`&&console\.info\([^]*?\{RedocStandalone,hydrate,init\}\}\)\(\);export\{RedocStandalone,hydrate,init\};/;

/** What makes a module when it is first asked for, in three ways; a module that no one asks for can go. */
const MAKERS = [
  /([\w$]+)=\((\w),(\w),(\w)\)=>\(\)=>\{if\(\4\)throw/,
  /([\w$]+)=\((\w),(\w)\)=>\(\)=>\(\3\|\|/,
  /([\w$]+)=\((\w),(\w)\)=>\{let (\w)=\{\};for\(var/,
];

/** What a page of an OpenAPI document never does, with its replacement. */
const UNUSED: readonly (readonly [what: string, found: RegExp, instead: string])[] = [
  [
    'the drawing of GraphQL and AsyncAPI',
    /(let\{(?!processOpenApiDocument\b)\w+:\w+\}=await )Promise\.resolve\(\)\.then\(\(\)=>\([\w$]+\(\),[\w$]+\)\)/g,
    '$1Promise.reject(Error())',
  ],
  [
    'the loading, checking and converting of documents, which come whole here',
    /(async function [\w$]+\(\{spec:(\w+),specUrl:\w+,skipBundle:\w+\}\)\{)[^]*?(?=\}(?:async )?function )/,
    '$1return{document:$2,type:`openapi`}',
  ],
  [
    'the search in a worker, which works in the page as well',
    /try\{return \w+\._factory\?\?=Function\([\w$]+\),!0\}catch\{return!1\}/,
    'return!1',
  ],
  [
    'names of characters beyond those that the descriptions may have',
    /("node_modules\/entities\/lib\/maps\/entities\.json"\(\w+, *(\w+)\) *\{\s*\2\.exports *= *)\{[^]*?zwnj:[^}]*\}/,
    '$1{amp:`&`,lt:`<`,gt:`>`,quot:`"`,apos:`\'`,nbsp:`\\u00a0`}',
  ],
  [
    'the tree of the same names, of which that of XML has enough',
    /new Uint16Array\(`[^`]{5000,}`[^;]*?(?=,[\w$]+=(new Uint16Array\(`[^`]{1,100}`))/,
    '$1.split(``).map(e=>e.charCodeAt(0)))',
  ],
  [
    'reports of what a reader does, which the page is drawn without',
    /(this\.otelClient=)new [\w$]+(?=,)/,
    '$1{init(){},send(){},startSpan(){},traceStep(){},withTracer(){return this},forceFlush(){},shutdown(){}}',
  ],
];

const without = (code: string, [what, found, instead]: (typeof UNUSED)[number]): string => {
  const rest = code.replace(found, instead);
  if (rest === code) throw new Error(`the renderer of the documentation is not as it was: ${what}`);
  return rest;
};

/** Marks the modules as made for their own sake: what none of them is needed for goes. */
const marked = (code: string): string => {
  const names = MAKERS.map((maker) => {
    const [, name] = maker.exec(code) ?? [];
    if (name === undefined) throw new Error('the renderer of the documentation makes its modules otherwise');
    return name.replaceAll('$', String.raw`\$`);
  });
  return code.replace(new RegExp(`=(${names.join('|')})\\((?=\\(\\(|\\{)`, 'g'), '=/*@__PURE__*/$1(');
};

/**
 * One variable. An object that is written out goes where no one reads it, such as the tables of other kinds of documents: a
 * bundler would keep it for the spreads and calls within.
 */
const declared = ({ pos, end, initializer }: ts.VariableDeclaration, code: string): string =>
  initializer && ts.isObjectLiteralExpression(initializer)
    ? `var ${code.slice(pos, initializer.pos)}/*@__PURE__*/(()=>(${code.slice(initializer.pos, end)}))();`
    : `var ${code.slice(pos, end)};`;

/** Puts every variable into its own statement, because variables of one statement can only be removed together. */
const apart = (code: string): string => {
  const { statements } = ts.createSourceFile(
    'renderer.js',
    code,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.JS,
  );
  return statements
    .flatMap((statement) =>
      ts.isVariableStatement(statement) && !(statement.declarationList.flags & ts.NodeFlags.BlockScoped)
        ? statement.declarationList.declarations.map((one) => declared(one, code))
        : [code.slice(statement.pos, statement.end)],
    )
    .join('\n');
};

/**
 * A page of the renderer with the code alone that draws an OpenAPI document: what it brings for other kinds of documents,
 * and for documents that have to be loaded first, is a seventh of it. `own` are our styles for it. Throws where the
 * renderer is not what it was.
 */
export const trimmedPage = async (page: string, own: string): Promise<string> => {
  const start = page.indexOf(OPENING);
  const ending = ENDING.exec(page);
  if (start < 0 || !ending || ending.index < start)
    throw new Error('the rendered documentation does not hold its renderer as it used to');
  const whole = page.slice(start + OPENING.length, ending.index);
  const used = UNUSED.reduce(without, whole);
  const { code } = await transform(
    apart(`${marked(withoutUnreadProperties(withPlainStyles(used), own))}\nexport{hydrate};`),
    {
      format: 'esm',
      target: 'es2023',
      charset: 'utf8',
      minify: true,
      treeShaking: true,
      legalComments: 'inline',
    },
  );
  const again = minifiedAgain('renderer.js', code, {
    module: true,
    mangle: { toplevel: true },
    codegen: { legalComments: 'inline' },
  });
  const trimmed = again.replace(/export\{([\w$]+) as hydrate\};?/, 'return{hydrate:$1}');
  if (trimmed === again) throw new Error('nothing is left of the renderer of the documentation');
  const after = page.slice(ending.index + ending[0].length);
  // Nothing in a script may end its element.
  const closed = trimmed.replaceAll('</script', String.raw`<\/script`);
  return `${page.slice(0, start)}const{hydrate}=(()=>{${closed}})();${after}`;
};
