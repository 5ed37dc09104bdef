/** API tokens, with which a member's own programs call the API. Part of the contract of accounts. */
import * as z from 'zod';
import { document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';
import { TOKEN_SCOPES } from '#platform/contract/token-scope.ts';

export const TokenScope = z.enum(TOKEN_SCOPES);

/** Days after which a token expires. */
export const TOKEN_DAYS = [30, 90, 365] as const;

export const ApiToken = resource(
  'api_token',
  z.object({
    name: z.string(),
    scopes: z.array(TokenScope),
    created_at: z.string(),
    expires_at: z.string(),
    last_used_at: z.string().nullable(),
    expired: z.boolean(),
  }),
);

export const NewToken = z.object({
  name: z.string().trim().min(1).max(80),
  scopes: z.array(TokenScope).min(1).max(TOKEN_SCOPES.length),
  days: z.literal(TOKEN_DAYS),
});

export const tokensContract = {
  'GET /api/api_tokens': { summary: 'My API tokens, the newest first', auth: true, ok: feed(ApiToken) },
  'POST /api/api_tokens': {
    summary: 'Create an API token, whose text is in this response only; requires a sign-in within the last ten minutes',
    auth: true,
    body: { json: NewToken },
    status: 201,
    ok: document(ApiToken).extend({ meta: z.object({ token: z.string() }) }),
    errors: [401, 409],
    limit: { max: 20, seconds: 3600 },
  },
  'GET /api/api_tokens/current': {
    summary: 'The token that this request is sent with, and its member',
    auth: true,
    token: 'any',
    ok: document(ApiToken).extend({ meta: z.object({ user: z.object({ slug: z.string(), name: z.string() }) }) }),
    errors: [404],
  },
  'DELETE /api/api_tokens/{id}': {
    summary: 'Revoke one of my API tokens at once',
    auth: true,
    whileSuspended: true,
    params: z.object({ id: z.uuid() }),
    ok: null,
    errors: [404],
  },
} satisfies Contract;
