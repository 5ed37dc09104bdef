/** Which endpoints accept API tokens: those that name a scope, with that scope, and no other. */
import { expect, test } from 'vitest';
import { contract } from '#app/http/contract.ts';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember, aToken } from '#features/base/accounts/server/testing.ts';
import { TOKEN_SCOPES } from '#platform/contract/token-scope.ts';

const app = openTestApp();
const UUID = '00000000-0000-4000-8000-000000000000';
const entries = Object.entries(contract);

/** What never accepts a token: money, the account and its sign-in, what staff do, and the secret links of others. */
const NEVER =
  /\/api\/(purchases|claim_cashbacks|referral|users\/(?!auth\/logged_in)|staff|moderation|job_sources|journeys|hiring\/(requests|invitations|companies\/\{slug\}\/(people|invitations|transfer|apply_addresses|webhooks))|webhooks|webhook_deliveries|received|delivery_addresses|shared_plans|plan_feeds|notifications)|for (staff|editors|administrators|moderators)/;

test('no endpoint for money, accounts, staff or secret links accepts a token', () => {
  const wrong = entries.filter(
    ([key, endpoint]) =>
      endpoint.token && (NEVER.test(key) || NEVER.test(endpoint.summary) || endpoint.crossSite || endpoint.whileSuspended),
  );
  expect(wrong.map(([key]) => key)).toEqual([]);
  expect(entries.filter(([, { token }]) => token === 'any').map(([key]) => key)).toEqual(['GET /api/api_tokens/current']);
});

test('a scope that reads changes nothing, and every scope opens an endpoint', () => {
  const changing = entries.filter(([key, { token }]) => token?.endsWith(':read') && !key.startsWith('GET '));
  // It computes, and saves nothing.
  expect(changing.map(([key]) => key)).toEqual(['POST /api/fitment_scores/{id}/what_if']);
  const used = new Set(entries.flatMap(([, { token }]) => (token && token !== 'any' ? [token] : [])));
  expect([...used].toSorted()).toEqual(TOKEN_SCOPES.toSorted());
});

test('an endpoint refuses a token with every scope but its own, and any token where it names none', async () => {
  const member = await aMember(app.context());
  const tokens = new Map<string | undefined, string>();
  for (const scope of [undefined, ...TOKEN_SCOPES])
    tokens.set(
      scope,
      await aToken(
        app.context(),
        member,
        TOKEN_SCOPES.filter((one) => one !== scope),
      ),
    );
  for (const [key, endpoint] of entries) {
    if (endpoint.crossSite || endpoint.token === 'any') continue;
    const [method = '', path = ''] = key.split(' ');
    const pathname = path.replace('{provider}', 'google').replaceAll(/\{\w+\}/g, UUID);
    const headers = { authorization: `Bearer ${tokens.get(endpoint.token)}` };
    const response = await app.fetch(pathname, { method, headers });
    const { code } = response.status === 403 ? ((await response.json()) as { code?: string }) : {};
    expect([key, response.status, code]).toEqual([key, 403, endpoint.token ? 'token-scope' : 'token-not-accepted']);
  }
});
