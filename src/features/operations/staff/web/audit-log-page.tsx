import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { AuditLog } from './audit-log.tsx';
import { auditLogQuery, consoleQuery, type AuditFilters } from './queries.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 120) : '');
const parseSearch = (search: Record<string, unknown>): Partial<AuditFilters> =>
  Object.fromEntries(
    Object.entries({ action: text(search['action']), object: text(search['object']), person: text(search['person']) }).filter(
      ([, value]) => value !== '',
    ),
  );

export const Route = createFileRoute('/staff/audit-log')({
  validateSearch: parseSearch,
  loaderDeps: ({ search }) => ({ action: search.action ?? '', object: search.object ?? '', person: search.person ?? '' }),
  loader: async ({ context, deps }): Promise<PageHead> => {
    await Promise.all([
      context.queryClient.ensureInfiniteQueryData(auditLogQuery(deps)),
      context.queryClient.ensureQueryData(consoleQuery()),
    ]);
    return { title: m.staff_place_audit(), description: m.staff_audit_lead(), path: '/staff/audit-log', hidden: true };
  },
  head: pageHead,
  component: AuditLogPage,
});

function AuditLogPage() {
  return <AuditLog filters={Route.useLoaderDeps()} />;
}
