/**
 * The Model Context Protocol at `/mcp` (Streamable HTTP, without sessions), for the assistants of members. A request is sent
 * with an API token, and each tool calls the endpoints of the API with it, so that scopes, limits and permissions are theirs.
 */
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Context as HonoContext, Hono } from 'hono';
import { parseBearer } from '#platform/http/bearer.ts';
import type { Services } from '#platform/http/context.ts';
import { problem } from '#platform/http/errors.ts';
import { problemResponse, type HttpEnv } from '#platform/http/http.ts';
import { Problem } from '#platform/contract/problem.ts';
import { callThrough, type Call } from './call-through.ts';
import { createMcpServer } from './create-mcp-server.ts';

const MAX_BYTES = 300_000;
/** What the calls of a tool take over from the request of the assistant. */
const FORWARDED = ['authorization', 'x-forwarded-for', 'user-agent', 'accept-language'];

export function mountMcp(app: Hono<HttpEnv>, { config, log }: Services): void {
  app.all('/mcp', async (c) => {
    const origin = c.req.header('origin');
    if (origin !== undefined && origin !== config.APP_ORIGIN) throw problem(403, 'cross-site');
    if (parseBearer(c.req.header('authorization')) === undefined) throw tokenRequired(config.APP_ORIGIN);
    const call = callerOf(app, c, config.APP_ORIGIN);
    const token = await call('GET /api/api_tokens/current').catch((error: unknown) => {
      if (error instanceof Problem) return passedOn(error, c.get('requestId'));
      throw error;
    });
    if (token instanceof Response) return token;
    const handler = createMcpHandler(
      () => createMcpServer({ name: config.BRAND_NAME, origin: config.APP_ORIGIN, scopes: token.data.attributes.scopes, call }),
      {
        maxRequestBodySize: MAX_BYTES,
        // Nothing changes while a request is answered that a stream could tell of.
        maxSubscriptions: 0,
        onerror: (error) => log.warn({ reason: error.message, requestId: c.get('requestId') }, 'an MCP request was refused'),
      },
    );
    const response = await handler.fetch(c.req.raw);
    return new Response(response.body, {
      status: response.status,
      headers: { ...Object.fromEntries(response.headers), 'cache-control': 'private, no-store' },
    });
  });
}

const tokenRequired = (origin: string) =>
  problem(401, 'token-required', { address: `${origin}/settings` }, { headers: { 'www-authenticate': 'Bearer' } });

/** A response of the API as one of this endpoint. */
const passedOn = (error: Problem, requestId: string) =>
  problemResponse(
    new Problem(error.status, error.body.title, error.body, {
      ...(error.status === 401 && { 'www-authenticate': 'Bearer error="invalid_token"' }),
    }),
    requestId,
  );

function callerOf(app: Hono<HttpEnv>, c: HonoContext<HttpEnv>, origin: string): Call {
  const forwarded = Object.fromEntries(
    FORWARDED.flatMap((name) => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return callThrough((request) => Promise.resolve(app.fetch(request, c.env)), origin, {
    ...forwarded,
    host: new URL(origin).host,
  });
}
