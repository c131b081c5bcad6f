import type { Control, Query } from './control.ts';
import type { AnswerOf, Brought, Route } from './routes.ts';

/** Calls a route of the control plane, of one world. */
export type Ask = <R extends Route>(
  route: R,
  ...brought: object extends Brought<R> ? [Brought<R>?] : [Brought<R>]
) => Promise<AnswerOf<R>>;

interface Loose {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Query;
  readonly body?: object;
}

/**
 * The routes of the control plane, typed by their table. The control plane gives what its document says, and the types say
 * the same: here the two meet.
 */
export const askOf =
  (control: Control, world?: string): Ask =>
  async <R extends Route>(route: R, { path = {}, query, body }: Loose = {}) => {
    const [method = '', template = ''] = route.split(' ');
    const address = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
    return (await control(method, address, { ...query, world }, body)) as AnswerOf<R>;
  };
