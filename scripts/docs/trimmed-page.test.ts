import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { trimmedPage } from './trimmed-page.ts';

const makers =
  'var o=(e,t,n)=>()=>{if(n)throw n[0];return e&&(t=e(e=0)),t},s=(e,t)=>()=>(t||(e((t={exports:{}}).exports,t),e=null),t.exports),c=(e,n)=>{let r={};for(var i in e)r[i]=e[i];return r};';
const modules =
  'var graph,makeGraph=o((()=>{graph=`GRAPHQL`})),asked,makeAsked=o((()=>{asked=`DRAWN`})),WORKER=`WORKER`,kinds=c({});';
const names =
  'var wrap=(e,t)=>()=>(t||Object.values(e)[0]((t={exports:{}}).exports,t),t.exports),entities=wrap({"node_modules/entities/lib/maps/entities.json"(e,t){t.exports={Aacute:`\u00c1`,amp:`&`,rbrace:`}`,zwnj:`\u200c`}}});';
const loading =
  'function convert(){return `SWAGGER`}async function load({spec:e,specUrl:t,skipBundle:n}){if(n)return{document:e,type:`openapi`};return convert(t)}';
const drawing =
  'async function draw(e){if(e===1){let{processGraphqlDocument:t}=await Promise.resolve().then(()=>(makeGraph(),graph));return t}let{processOpenApiDocument:n}=await Promise.resolve().then(()=>(makeAsked(),{processOpenApiDocument:()=>asked}));return n()}';
const entityTrees = `var html=new Uint16Array(\`${'HTML'.repeat(1300)}\`.split(\`\`).map(e=>e.charCodeAt(0))),xml=new Uint16Array(\`XML\`.split(\`\`).map(e=>e.charCodeAt(0)));`;
const reporting =
  'class Sender{send(){return `SENT`}}class Reports{constructor(){this.otelClient=new Sender,this.sent=0}}';
const styles =
  'var style=String.raw`\n  /* SAID */\n`;var css=(e)=>e[0],look=css`\n  a: b; // SAID\n`,ofTexts=Object.entries({fontSize:`font-size`});';
const searching =
  'function apart(){let e=globalThis;try{return e._factory??=Function(WORKER),!0}catch{return!1}}async function hydrate(e){return[await draw((await load({spec:e,skipBundle:true})).document),apart(),Object.keys(entities()),html.length,new Reports().otelClient.send(),style,look,ofTexts.length]}function init(){}function RedocStandalone(){}';
const page = (code: string): string =>
  `<script type="module">/** @license MIT */const{RedocStandalone,hydrate,init}=(()=>{${code}return typeof document<\`u\`&&console.info(\`\`),{RedocStandalone,hydrate,init}})();export{RedocStandalone,hydrate,init};
globalThis.drawn=hydrate({});</script>`;

const whole = makers + modules + names + loading + drawing + entityTrees + reporting + styles + searching;

test('what a page of OpenAPI does not need goes, and the rest draws as before', async () => {
  const trimmed = await trimmedPage(page(whole), '');
  for (const gone of ['GRAPHQL', 'SWAGGER', 'WORKER', 'RedocStandalone', 'HTML', 'SENT', '// SAID'])
    expect(trimmed).not.toContain(gone);
  expect(trimmed).toContain('@license MIT');
  const script = /<script type="module">([^]*)<\/script>/.exec(trimmed)?.[1] ?? '';
  const around: { drawn?: Promise<unknown> } = {};
  runInNewContext(script, around);
  expect(await around.drawn).toEqual([
    'DRAWN',
    false,
    ['amp', 'lt', 'gt', 'quot', 'apos', 'nbsp'],
    3,
    undefined,
    '\n  /* SAID */\n',
    '\na: b;\n',
    1,
  ]);
});

test.each([
  ['another wrapping', `<script type="module">${whole}</script>`, 'hold its renderer'],
  [
    'other makers of modules',
    page(whole.replace('if(n)throw', 'if(n) throw')),
    'makes its modules otherwise',
  ],
  ['another loading', page(whole.replace('specUrl', 'url')), 'loading, checking and converting'],
  ['other names', page(whole.replace('zwnj', 'zwj')), 'names of characters'],
  [
    'another tree of names',
    page(whole.replace('html=new Uint16Array', 'html=Array')),
    'the tree of the same names',
  ],
  ['other reports', page(whole.replace('otelClient=new', 'client=new')), 'reports of what a reader does'],
  ['another search', page(whole.replace('_factory', '_make')), 'the search in a worker'],
])('a page of %s is refused', async (_, changed, says) => {
  await expect(trimmedPage(changed, '')).rejects.toThrow(says);
});
