/** Puts the console into one page, `dist/console/index.html`, which needs no other and asks for nothing but the control plane. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { minifiedAgain } from './bundle/minified.ts';

const root = new URL('../', import.meta.url);
const out = new URL('dist/console/', root);
/** Bytes; a larger page takes too long to load. */
const MOST = 78_500;

const { outputFiles } = await build({
  absWorkingDir: fileURLToPath(root),
  entryPoints: ['src/console/main.tsx', 'src/console/styles/index.css'],
  outdir: 'dist/console',
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  platform: 'browser',
  target: ['es2023', 'chrome115', 'firefox115', 'safari16.4'],
  // Calls of `h` are shorter than those of the JSX runtime, which takes children as a member.
  tsconfigRaw: { compilerOptions: { jsx: 'react', jsxFactory: 'h', jsxFragmentFactory: 'Fragment' } },
  inject: [fileURLToPath(import.meta.resolve('preact'))],
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
});

const textOf = (extension: string): string =>
  (outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '').trim();

/** Functions of the language that are named often: as variables, which get names of one letter, they are half a kB less. */
const OFTEN = ['Object.entries', 'Object.fromEntries', 'Object.keys', 'Array.isArray', 'JSON.stringify'];

const withVariables = (text: string): string => {
  const variableOf = (name: string): string => name.replace('.', '_');
  const variables = OFTEN.map((name) => `${variableOf(name)}=${name}`).join();
  return OFTEN.reduce((rest, name) => rest.replaceAll(`${name}(`, `${variableOf(name)}(`), text).replace(
    '(()=>{',
    `(()=>{var ${variables};`,
  );
};

// Nothing in a script may end its element.
const script = minifiedAgain('console.js', withVariables(textOf('.js')), { mangle: true })
  .trim()
  .replaceAll('</', String.raw`<\/`);
/** Styles with short names for their custom properties, whose values keep their spaces until here. */
const shortened = (css: string): string => {
  const names = [...new Set(css.match(/--[\w-]+/g))];
  return css
    .replaceAll(/(--[\w-]+:) |, /g, (_, name?: string) => name ?? ',')
    .replaceAll(/--[\w-]+/g, (name) => `--${names.indexOf(name).toString(36)}`);
};
const style = shortened(textOf('.css'));
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = [
  `default-src 'none'`,
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  `connect-src 'self'`,
  `img-src 'self' data:`,
  `base-uri 'none'`,
  `form-action 'none'`,
].join('; ');

const parts: Readonly<Record<string, string>> = {
  POLICY: `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  STYLE: `<style>${style}</style>`,
  SCRIPT: `<script>${script}</script>`,
};

const template = await readFile(new URL('src/console/index.html', root), 'utf8');
const page = template
  .replaceAll(/\n\s+/g, '\n')
  .replace(/<!--([A-Z]+)-->/g, (_, name: string) => parts[name] ?? '');
const bytes = Buffer.byteLength(page);
if (bytes > MOST) throw new Error(`the console has ${bytes} bytes, more than ${MOST}`);
await mkdir(out, { recursive: true });
await writeFile(new URL('index.html', out), page);
console.log(`dist/console/index.html: ${(bytes / 1000).toFixed(0)} kB`);
