/** Every change by staff asks for a reason, which is in the audit log. */
import * as z from 'zod';
import { expect, test } from 'vitest';
import { contract } from '#app/http/contract.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';

const PLACES = /^(?:POST|PUT|PATCH|DELETE) \/api\/(?:staff|job_sources|moderation)(?:\/|$)/;
/** Changes by staff at addresses that others use as well. */
const ELSEWHERE = new Set([
  'POST /api/claim_cashbacks/{id}/decide',
  'POST /api/categories/{slug}/events',
  'DELETE /api/community_events/{slug}',
  'PATCH /api/webhooks/{id}',
  'DELETE /api/webhooks/{id}',
  'POST /api/webhooks/{id}/pause',
  'POST /api/webhooks/{id}/resume',
  'POST /api/webhooks/{id}/roll_secret',
]);

/** What says which kind of change a request is. */
const KIND = { kind: 'warning', accept_fewer: true };

/** Whether a request without a reason, or without the answer that the member reads as one, is refused. */
const asksReason = ({ body, query }: Endpoint): boolean =>
  [query, ...Object.values(body ?? {})].some((schema) => {
    const result = schema instanceof z.ZodType ? schema.safeParse({ ...KIND, reason: '', answer: '' }) : undefined;
    return result?.error?.issues.some(({ path }) => path[0] === 'reason' || path[0] === 'answer') === true;
  });

test('every change by staff asks for a reason, except those that only start now what runs by itself', () => {
  const changes = Object.entries<Endpoint>(contract).filter(([key]) => PLACES.test(key) || ELSEWHERE.has(key));
  expect(changes.length).toBeGreaterThan(100);
  expect(changes.flatMap(([key, endpoint]) => (asksReason(endpoint) ? [] : [key])).toSorted()).toEqual([
    // It saves nothing.
    'POST /api/job_sources/try_out',
    'POST /api/staff/books/{day}',
    'POST /api/staff/resource_checks',
    'POST /api/staff/resources/{id}/check',
  ]);
});
