import { routes, type Route } from '../http/routes.ts';
import type { Exchange } from './exchange.ts';

const isParameter = (segment: string): boolean => segment.startsWith('{');

/** The length of the common beginning of two texts, divided by the length of the longer one. */
const likeness = (one: string, other: string): number => {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return one === other ? 1 : same / Math.max(one.length, other.length, 1);
};

interface Near {
  readonly route: Route;
  readonly score: number;
  readonly differs: string;
}

const nearness = ({ method, path }: Exchange, route: Route): Near => {
  const asked = path.split('/');
  const template = route.path.split('/');
  const likenesses = template.map((segment, at) =>
    isParameter(segment) ? (asked[at] ? 0.9 : 0) : likeness(segment, asked[at] ?? ''),
  );
  const at = template.findIndex((segment, place) =>
    isParameter(segment) ? !asked[place] : segment !== asked[place],
  );
  const wanted = route.method.toUpperCase();
  const differs =
    at >= 0
      ? `segment ${at} of the path is ${asked[at] === undefined ? 'missing' : `\`${asked[at]}\``}; the contract has \`${template[at] ?? ''}\``
      : asked.length > template.length
        ? `the path goes on with \`${asked[template.length] ?? ''}\`; the contract ends before`
        : method === wanted
          ? 'the route is one that this server does not serve'
          : `the method is ${method}; the contract has ${wanted}`;
  const length = Math.abs(asked.length - template.length);
  const score = likenesses.reduce((sum, one) => sum + one, 0) - 2 * length + (method === wanted ? 0.5 : 0);
  return { route, score: score / Math.max(asked.length, template.length), differs };
};

const nearestTo = (exchange: Exchange): Near | undefined =>
  routes.map((route) => nearness(exchange, route)).sort((one, other) => other.score - one.score)[0];

/** Whether a request reached no route, or was refused with 400, 404 or 405. */
export const isUnmatched = ({ route, status }: Exchange): boolean =>
  route === undefined || [400, 404, 405].includes(status);

/** The operation that was probably meant, and the first difference of the request from it. */
export const nearMiss = (
  exchange: Exchange,
): { readonly operation: string; readonly differs: string } | undefined => {
  const { route, refusal } = exchange;
  if (route) {
    const [first] = refusal?.validation ?? [];
    const differs = first
      ? `${first.location} ${first.pointer || '/'} ${first.message}`
      : `${refusal?.promised ?? ''} Found: ${refusal?.found ?? ''}`;
    return { operation: route.id, differs };
  }
  const near = nearestTo(exchange);
  return near && { operation: near.route.id, differs: near.differs };
};
