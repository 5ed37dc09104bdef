/**
 * Requests made from the API document find no 5xx, no status that the document does not name, and no answer that its schema
 * does not allow. `FUZZED_REQUESTS=100000` sends that many.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, ORIGIN } from '#app/boot/testing.ts';
import { aToken } from '#features/base/accounts/server/testing.ts';
import { startFeedServer } from '#features/operations/sources/server/testing.ts';
import { TOKEN_SCOPES } from '#platform/contract/token-scope.ts';
import { createFixture, type Fixture } from '../architecture/good-fixture.ts';
import { VALID_REQUESTS } from '../architecture/good-requests.ts';
import { buildFuzzedRequest, loadOperations, type GoodParts, type Operation } from './fuzzed-requests.ts';

const site = await startFeedServer();
afterAll(() => site.stop());
const app = openTestApp(
  {},
  {
    fetcher: site.fetcher,
    commentables: { open: { find: async () => ({ ownerId: null, title: 'An open thing', url: '/open' }) } },
  },
);
const COUNT = Number(process.env['FUZZED_REQUESTS'] ?? 6000);
/** What a request would need other servers for, or ends the session of the next one. */
const LEFT_OUT =
  /users\/auth\/(\{provider\}|sign_out|sessions)|delete_account|users\/export|job_sources.*(try_out|run)$|purchase_response/;

let operations: Operation[] = [];
let good: (operation: Operation) => GoodParts = () => ({});
const found = new Map<string, string>();
let callers: Record<string, string>[] = [];
beforeAll(async () => {
  const document: unknown = await (await app.fetch('/api/openapi.json')).json();
  operations = loadOperations(document).filter(({ path }) => !LEFT_OUT.test(path));
  const fixture = await createFixture(app);
  const { member, staff } = fixture;
  good = loadGoodParts(fixture);
  const token = await aToken(app.context(), member, TOKEN_SCOPES);
  callers = [
    {},
    { cookie: member.cookie, 'sec-fetch-site': 'same-origin' },
    { cookie: staff.cookie, 'sec-fetch-site': 'same-origin' },
    { authorization: `Bearer ${token}` },
  ];
});
afterAll(() => {
  if (found.size > 0) console.error([...found].map(([what, example]) => `${what}\n    ${example}`).join('\n'));
});

test(
  `${COUNT} requests made from the document get an answer that it names`,
  async () => {
    const perOperation = Math.ceil(COUNT / operations.length);
    let sent = 0;
    const answers = new Map<number, number>();
    for (const operation of operations) {
      const parts = fc.sample(buildFuzzedRequest(operation, good(operation)), { numRuns: perOperation, seed: 25 });
      const allowed = callers.filter((headers) => operation.acceptsToken || !('authorization' in headers));
      for (const [index, request] of parts.entries()) {
        const headers = allowed[index % allowed.length] ?? {};
        const response = await app.fetch(new URL(request.url, ORIGIN).pathname + new URL(request.url, ORIGIN).search, {
          method: operation.method,
          headers: { ...request.headers, ...headers },
          ...(request.body !== undefined && { body: request.body }),
        });
        sent += 1;
        answers.set(response.status, (answers.get(response.status) ?? 0) + 1);
        await response.arrayBuffer();
        if (!operation.statuses.has(response.status))
          found.set(
            `${response.status} ${operation.method} ${operation.path}`,
            `${request.url} ${request.body === undefined ? '' : JSON.stringify(request.body).slice(0, 200)}`,
          );
      }
    }
    expect([...found.keys()].toSorted()).toEqual([]);
    // Otherwise the requests would test the checks of the input only.
    console.log(`sent ${sent}: ${JSON.stringify(Object.fromEntries(answers))}`);
    expect(answers.get(200) ?? 0).toBeGreaterThan(sent / 20);
  },
  COUNT * 200,
);

/** The parameters of objects that exist, by path and what is below it, and a body that is accepted. */
function loadGoodParts(fixture: Fixture): (operation: Operation) => GoodParts {
  const requests = Object.entries(VALID_REQUESTS).map(([key, build]) => ({ key, ...build(fixture) }));
  return ({ method, path }) => {
    const near = requests.find(({ key, params }) => {
      const other = key.slice(key.indexOf(' ') + 1);
      return params && (other === path || path.startsWith(`${other}/`) || other.startsWith(`${path}/`));
    });
    const json = requests.find(({ key }) => key === `${method} ${path}`)?.json;
    return { ...(near?.params && { params: near.params }), ...(json && { json }) };
  };
}
