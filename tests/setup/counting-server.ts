/**
 * Starts Pathlight as `src/app/boot/main.ts` does. A request with the header `x-list-queries` is followed by a line of output
 * with the queries that were made for it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import pg from 'pg';
import { runServer } from '#app/boot/run-server.ts';
import { LIST_QUERIES, toLine } from './listed-queries.ts';

const current = new AsyncLocalStorage<string[]>();
const byRequest = new WeakMap<IncomingMessage, string[]>();

diagnostics.subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  if (request.headers[LIST_QUERIES] === undefined) return;
  const queries: string[] = [];
  byRequest.set(request, queries);
  current.enterWith(queries);
});
diagnostics.subscribe('http.server.response.finish', (message) => {
  const { request } = message as { request: IncomingMessage };
  const queries = byRequest.get(request);
  if (queries) console.log(toLine({ id: String(request.headers[LIST_QUERIES]), queries }));
});

const send = Reflect.get(pg.Client.prototype, 'query') as (...query: unknown[]) => unknown;
pg.Client.prototype.query = function query(this: pg.Client, ...sent: unknown[]) {
  const [first] = sent;
  current.getStore()?.push(typeof first === 'string' ? first : (first as { text: string }).text);
  return send.apply(this, sent);
} as typeof pg.Client.prototype.query;

await runServer();
