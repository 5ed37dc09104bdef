/** `/metrics` for Prometheus, and the count of requests. Nothing is counted or shown without `METRICS_TOKEN`. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, Histogram } from '@prometheus-io/client';
import type { Hono, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { unauthenticated } from '#platform/http/errors.ts';
import type { HttpEnv } from '#platform/http/http.ts';
import type { Metrics } from '#platform/runtime/metrics.ts';
import { traced } from '#platform/runtime/traces.ts';
import type { Services } from '#platform/http/context.ts';

/** Seconds; the goals of pages and calls are between 5 and 250 ms. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type RequestCount = {
  /** Counts what is answered with a kept page, before anything else is done for it. */
  countKept: (response: Response) => void;
  /** Counts every other request when its answer begins. */
  count: MiddlewareHandler<HttpEnv>;
};

export function countRequests(metrics: Metrics): RequestCount {
  const registers = [metrics];
  const requests = new Counter({
    name: 'pathlight_requests_total',
    help: 'Answered requests by route, method and status',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'pathlight_request_seconds',
    help: 'Seconds until an answer begins, by what is asked for',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  });
  return {
    countKept: (response) => requests.inc({ route: 'kept page', method: 'GET', status: response.status }),
    count: async (c, next) => {
      // The calls of a page count with the page.
      if (c.get('inProcess')) return next();
      const startedAt = performance.now();
      await next();
      const kind = kindOf(c.req.path, c.res.headers.get('content-type') ?? '');
      requests.inc({ route: kind === 'call' ? routePath(c) : kind, method: c.req.method, status: c.res.status });
      seconds.observe({ kind }, (performance.now() - startedAt) / 1000);
      return undefined;
    },
  };
}

/** Traces a request, or the call of a page as a part of the page. */
export const traceRequest: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const attributes = { 'http.request.method': c.req.method, 'pathlight.request_id': c.get('requestId') };
  const headers = c.get('inProcess') ? undefined : c.req.raw.headers;
  await traced({ name: c.req.method, kind: 'request', attributes, headers }, next, () => {
    const route = routePath(c);
    const { status } = c.res;
    return {
      name: `${c.req.method} ${route}`,
      attributes: { 'http.route': route, 'http.response.status_code': status },
      failed: status >= 500,
    };
  });
};

const kindOf = (path: string, type: string): 'call' | 'page' | 'other' =>
  path.startsWith('/api/') ? 'call' : type.startsWith('text/html') ? 'page' : 'other';

/** Shows all figures to who has the token, and to nobody without one. */
export function mountMetrics(app: Hono<HttpEnv>, { config, metrics }: Services): void {
  const { METRICS_TOKEN } = config;
  if (!METRICS_TOKEN) return;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const expected = hash(`Bearer ${METRICS_TOKEN}`);
  app.get('/metrics', async (c) => {
    if (!timingSafeEqual(hash(c.req.header('authorization') ?? ''), expected)) throw unauthenticated();
    return c.body(await metrics.metrics(), 200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' });
  });
}
