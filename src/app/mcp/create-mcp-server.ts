/** The MCP server of one request, with the tools that its token may use. */
import { McpServer } from '@modelcontextprotocol/server';
import type * as z from 'zod';
import { Problem } from '#platform/contract/problem.ts';
import { TOKEN_SCOPES, type TokenScope } from '#platform/contract/token-scope.ts';
import type { Call } from './call-through.ts';
import { ToolError, type Tool } from './tool.ts';
import { TOOLS } from './tools.ts';

type Options = { name: string; origin: string; scopes: readonly TokenScope[]; call: Call };

export function createMcpServer({ name, origin, scopes, call }: Options): McpServer {
  const isAllowed = (tool: Tool) => tool.scopes.every((scope) => scopes.includes(scope));
  const missing = TOKEN_SCOPES.filter(
    (scope) => !scopes.includes(scope) && Object.values(TOOLS).some((tool) => tool.scopes.includes(scope)),
  );
  const server = new McpServer(
    { name, version: '1.0.0' },
    {
      instructions: [
        `${name} finds jobs and courses in India, shows how well a person fits a job by their résumé, and plans what to learn.`,
        'Scores and reports come from the person’s own sentences: quote them, and do not invent experience.',
        ...(missing.length > 0
          ? [`This token lacks ${missing.join(', ')}; a token with more permissions is made at ${origin}/settings.`]
          : []),
      ].join(' '),
    },
  );
  for (const [toolName, tool] of Object.entries(TOOLS)) if (isAllowed(tool)) register(server, toolName, tool, call);
  return server;
}

function register(server: McpServer, name: string, tool: Tool, call: Call): void {
  const annotations = { readOnlyHint: !tool.changes, destructiveHint: false, openWorldHint: false };
  server.registerTool(
    name,
    { title: tool.title, description: tool.description, inputSchema: tool.input as z.ZodObject, annotations },
    async (input) => {
      try {
        return { content: [{ type: 'text' as const, text: JSON.stringify(await tool.run(call, input as never)) }] };
      } catch (error) {
        if (!(error instanceof Problem || error instanceof ToolError)) throw error;
        const text = error instanceof Problem ? explain(error) : error.message;
        return { isError: true, content: [{ type: 'text' as const, text }] };
      }
    },
  );
}

/** What went wrong, in sentences: of the whole, and of each field. */
function explain({ message, body }: Problem): string {
  const fields = (body.errors ?? []).map((issue) => `${issue.path}: ${issue.message}`);
  return [message, ...fields.filter((field) => !field.endsWith(message))].join(' ');
}
