import type { Hono } from 'hono';
import { isRefusal, refuse, type Refusal } from '../http/problem.ts';
import { refusalResponse } from '../http/reply.ts';

/** Answers one request of the Model Context Protocol; `base` is the address of this mock as the caller knows it. */
export type AgentDoor = (request: Request, base: string) => Promise<Response | Refusal>;

const noDoor: Refusal = refuse('agents-unavailable', {
  promised: 'Coding agents are served by the command.',
  found: 'a mock that was started in code.',
  next: 'start one with `ces mock`, and use its /__admin/mcp.',
});

/** The route for coding agents: the tools of `ces mcp` by streamable HTTP. */
export const addAgentRoutes = (
  router: Hono,
  door: AgentDoor | undefined,
  here: (request: Request) => string,
): void => {
  router.on(['GET', 'POST', 'DELETE'], '/mcp', async ({ req: { raw } }) => {
    const given = door ? await door(raw, here(raw)) : noDoor;
    return isRefusal(given) ? refusalResponse(given, undefined) : given;
  });
};
