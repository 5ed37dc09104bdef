import { infiniteQueryOptions } from '@tanstack/react-query';
import { call, type CallOutput } from '#platform/browser/api.ts';
import { orNotFound, query } from '#platform/browser/queries.ts';

export const consoleQuery = () => query('GET /api/staff');

export type Period = '7' | '28' | '84';
export type Series = CallOutput<'GET /api/staff/days'>['data']['attributes']['series'][number];
export const daysQuery = (days: Period) => query('GET /api/staff/days', { query: { days } });

const LOG = 'GET /api/staff/audit_log';
export type AuditEntry = CallOutput<typeof LOG>['data'][number];
export type AuditFilters = { action: string; object: string; person: string };

export const exportAuditLog = (filters: AuditFilters) => call(`${LOG}/export`, { query: filters });

export const auditLogQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: [LOG, filters],
    queryFn: ({ pageParam }) => orNotFound(call(LOG, { query: { ...filters, ...(pageParam && { cursor: pageParam }) } })),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next_cursor,
  });
