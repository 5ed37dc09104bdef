import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pickSearch } from '#platform/browser/pick-search.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { AuditLog } from './audit-log.tsx';
import { auditLogQuery, consoleQuery, type AuditFilters } from './queries.ts';

export const Route = createFileRoute('/staff/audit-log')({
  validateSearch: (search: Record<string, unknown>) => pickSearch<Partial<AuditFilters>>(search, ['action', 'object', 'person']),
  loaderDeps: ({ search }) => ({ action: search.action ?? '', object: search.object ?? '', person: search.person ?? '' }),
  loader: async ({ context, deps }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(consoleQuery());
    await context.queryClient.ensureInfiniteQueryData(auditLogQuery(deps));
    return { title: m.staff_place_audit(), description: m.staff_audit_lead(), path: '/staff/audit-log', hidden: true };
  },
  head: pageHead,
  component: AuditLogPage,
});

function AuditLogPage() {
  return <AuditLog filters={Route.useLoaderDeps()} />;
}
