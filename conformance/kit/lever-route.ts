import { spawn } from 'node:child_process';
import { cut, field, isObject, parseJson } from './json.ts';
import type { JsonObject } from './json.ts';
import type { LeverRoute } from './run.ts';
import type { Method, Post } from './wire.ts';

/** The result of a lever: its ids, or the reason of a failure with the status of its answer. */
export type Pulled = { readonly ids: JsonObject } | { readonly refusal: string; readonly status?: number };

const TIMEOUT = 60_000;

/** The standard lever: POST {base}/{name} with the input as JSON. A query of the base stays behind the name. */
export function standardRoute(base: string, name: string): LeverRoute {
  const [, path = base, query = ''] = /^([^?]*?)\/?(\?.*)?$/.exec(base) ?? [];
  return { url: `${path}/${name}${query}`, method: 'POST', headers: {} };
}

export async function pull(route: LeverRoute, input: JsonObject, post: Post): Promise<Pulled> {
  const answer =
    'command' in route ? await byCommand(route.command, input) : await byRequest(route, input, post);
  if ('refusal' in answer || !route.returns) return answer;
  return {
    ids: Object.fromEntries(
      Object.entries(route.returns).map(([id, place]) => [id, field(answer.ids, dotted(place))]),
    ),
  };
}

/** `{member}` in a template stands for that member of the input; alone in a string it keeps the member's type. */
export function filledIn(template: unknown, input: JsonObject): unknown {
  if (Array.isArray(template)) return template.map((one: unknown) => filledIn(one, input));
  if (isObject(template))
    return Object.fromEntries(Object.entries(template).map(([name, one]) => [name, filledIn(one, input)]));
  if (typeof template !== 'string') return template;
  const whole = /^\{(\w+)\}$/.exec(template)?.[1];
  if (whole !== undefined && whole in input) return input[whole];
  return template.replace(/\{(\w+)\}/g, (text, name: string) => (name in input ? String(input[name]) : text));
}

const methods: readonly Method[] = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

async function byRequest(
  route: Extract<LeverRoute, { readonly url: string }>,
  input: JsonObject,
  post: Post,
): Promise<Pulled> {
  const method = methods.find((one) => one === route.method.toLowerCase());
  if (!method) return { refusal: `its method ${route.method} is not one of ${methods.join(', ')}` };
  const url = new URL(String(filledIn(route.url, input)));
  const text = JSON.stringify(route.body === undefined ? input : filledIn(route.body, input));
  const { status, bytes } = await post(
    {
      method,
      base: url.origin,
      path: url.pathname + url.search,
      headers: { 'Content-Type': 'application/json', ...route.headers },
      payload: method === 'get' ? { kind: 'none' } : { kind: 'text', text },
    },
    TIMEOUT,
  );
  const answer = bytes.toString('utf8');
  if (status === 404) return { status, refusal: 'it is not known there (404)' };
  if (status < 200 || status > 299) return { status, refusal: `it answered ${status}: ${cut(answer, 300)}` };
  return idsIn(answer);
}

function byCommand(command: string, input: JsonObject): Promise<Pulled> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'], timeout: TIMEOUT });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString('utf8')));
    child.stdin.on('error', () => undefined); // a command need not read its input
    child.on('error', (error) => resolve({ refusal: `its command cannot be run: ${error.message}` }));
    child.on('close', (code) =>
      resolve(
        code === 0
          ? idsIn(out)
          : { refusal: `its command ended with ${code ?? 'a signal'}: ${cut(err.trim(), 300)}` },
      ),
    );
    child.stdin.end(JSON.stringify(input));
  });
}

function idsIn(text: string): Pulled {
  const ids = text.trim() === '' ? {} : parseJson(text);
  return isObject(ids) ? { ids } : { refusal: `it returned no JSON object: ${cut(text, 300)}` };
}

const dotted = (place: string): string =>
  place.startsWith('/') ? place.slice(1).replaceAll('/', '.') : place;
