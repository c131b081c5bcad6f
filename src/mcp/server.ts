import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { contractVersion } from '../../openapi/generated/contract.ts';
import { UsageError } from '../../conformance/run/usage.ts';
import { CesError } from '../entries/ces-error.ts';
import { checkTools } from './check-tools.ts';
import { contractTools } from './contract-tools.ts';
import type { Session } from './session.ts';
import { textOf, ToolRefusal, type Input, type Tool } from './tool.ts';
import { worldTools } from './world-tools.ts';

/** All tools. Agents choose worse among many, so there are at most 20. */
const tools: readonly Tool[] = [...contractTools, ...worldTools, ...checkTools];

const schemaOf = ({ properties, required = [] }: Tool) => ({
  type: 'object' as const,
  ...{ properties, required: [...required], additionalProperties: false },
});

const ajv = new Ajv2020({ allErrors: true });
const validators = new Map(tools.map((tool) => [tool.name, ajv.compile<Input>(schemaOf(tool))]));

const refused = (error: unknown): string => {
  if (error instanceof CesError) return `${error.promised} Found: ${error.found} Next: ${error.next}`;
  if (error instanceof ToolRefusal || error instanceof UsageError) return error.message;
  throw error;
};

/** Calls a tool. A refusal is an answer, too. Secrets in answers are hidden. */
const callTool = async (
  name: string,
  input: Input,
  session: Session,
  hide: (text: string) => string,
): Promise<{ readonly text: string; readonly isError: boolean }> => {
  const tool = tools.find((one) => one.name === name);
  const validate = validators.get(name);
  if (!tool || !validate)
    return {
      text: `There is no tool ${name}. Tools: ${tools.map((one) => one.name).join(', ')}.`,
      isError: true,
    };
  if (!validate(input)) {
    const faults = (validate.errors ?? []).map(({ instancePath, message, params }) =>
      `${instancePath.slice(1) || 'the input'} ${message ?? 'does not fit'} ${'additionalProperty' in params ? String(params['additionalProperty']) : ''}`.trim(),
    );
    return { text: `${name} does not take this input: ${faults.join('; ')}.`, isError: true };
  }
  try {
    return { text: hide(textOf(await tool.run(input, session))), isError: false };
  } catch (error) {
    return { text: hide(refused(error)), isError: true };
  }
};

const INSTRUCTIONS =
  'A mock of the Community Engagement Service and its conformance suite. The session has a world of its own: call operations in it, put it into situations, move its clock; nothing outside it changes. When a call is refused, ask why_refused. Look rules up with find and look_up before you rely on them.';

/** The server of one session, and a promise that all calls so far are answered. */
export interface McpServing {
  readonly server: Server;
  idle(): Promise<unknown>;
}

/** Makes the server of one session. Rejects if the SDK is not installed. */
export const mcpServer = async (session: Session, hide: (text: string) => string): Promise<McpServing> => {
  const running = new Set<Promise<unknown>>();
  const [{ Server: McpServer }, types] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/index.js'),
    import('@modelcontextprotocol/sdk/types.js'),
  ]);
  const server = new McpServer(
    { name: 'ces', version: contractVersion },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(types.ListToolsRequestSchema, () => ({
    tools: tools.map((tool) => ({
      ...{ name: tool.name, description: tool.description, inputSchema: schemaOf(tool) },
      annotations: { readOnlyHint: tool.isRead ?? false, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(types.CallToolRequestSchema, async ({ params }) => {
    const called = callTool(params.name, params.arguments ?? {}, session, hide);
    running.add(called);
    const { text, isError } = await called.finally(() => running.delete(called));
    return { content: [{ type: 'text', text }], ...(isError && { isError }) };
  });
  return { server, idle: () => Promise.allSettled(running) };
};
