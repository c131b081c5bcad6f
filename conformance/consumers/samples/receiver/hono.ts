import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { ServedReceiver } from './node.ts';
import { carriedBy, type SampleReceiver } from './procedure.ts';

interface Incoming {
  readonly rawHeaders: readonly string[];
  readonly socket: { destroy(): void };
}

/** A receiver behind Hono, on a free port. */
export const serveOnHono = (receiver: () => SampleReceiver): Promise<ServedReceiver> => {
  const app = new Hono<{ Bindings: { readonly incoming: Incoming } }>();
  app.post('/webhooks', async (context) => {
    const carried = carriedBy(context.env.incoming, new URL(context.req.url).search);
    const status = await receiver().handle(carried, await context.req.text());
    if (status === 0) context.env.incoming.socket.destroy();
    return context.body(null, (status === 0 ? 400 : status) as StatusCode);
  });
  app.get('/objects/:id', (context) => {
    const shown = receiver().show(context.req.param('id'));
    return shown === undefined ? context.notFound() : context.text(shown);
  });
  return new Promise((done) => {
    // Other tests in this process need the original Request and Response.
    const options = { fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false };
    const server = serve(options, ({ port }) => {
      const url = `http://127.0.0.1:${port}`;
      done({
        url: `${url}/webhooks`,
        readBack: `${url}/objects`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
  });
};
