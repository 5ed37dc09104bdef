import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { formatDate } from '#platform/language/format.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { ChipLink } from '#platform/ui/chip.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { analyticsReportQuery } from '../queries.ts';
import { AlgorithmTables } from './algorithm-tables.tsx';
import { FunnelTable } from './funnel-table.tsx';

const SPANS = [4, 8, 26] as const;
const DEFAULT_WEEKS = 8;
type Search = { weeks?: (typeof SPANS)[number] };

const parseSearch = ({ weeks }: Record<string, unknown>): Search => {
  const match = SPANS.find((span) => span === Number(weeks) && span !== DEFAULT_WEEKS);
  return match ? { weeks: match } : {};
};

export const Route = createFileRoute('/reports/journeys')({
  validateSearch: parseSearch,
  loaderDeps: ({ search }) => parseSearch(search),
  loader: async ({ context, deps }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(analyticsReportQuery(deps.weeks ?? DEFAULT_WEEKS));

    return { title: m.analytics_report(), description: m.analytics_report_lead(), path: '/reports/journeys', hidden: true };
  },
  head: pageHead,
  component: ReportPage,
});

/** Funnels and algorithm comparisons, for staff; a 404 for everyone else. */
function ReportPage() {
  const { weeks = DEFAULT_WEEKS } = parseSearch(Route.useSearch());
  const { data } = useSuspenseQuery(analyticsReportQuery(weeks));
  const report = data.data.attributes;
  return (
    <main className="container page-top stack gap-7">
      <header className="stack gap-2">
        <h1>{m.analytics_report()}</h1>
        <p className="lead muted">{m.analytics_report_lead()}</p>
        {report.counted_until && (
          <p className="small muted">{m.analytics_report_until({ day: formatDate(report.counted_until, 'full') })}</p>
        )}
      </header>
      <nav className="row gap-2" aria-label={m.analytics_report_spans()}>
        {SPANS.map((span) => (
          <ChipLink
            key={span}
            render={
              <Link
                to="/reports/journeys"
                search={span === DEFAULT_WEEKS ? {} : { weeks: span }}
                activeOptions={{ exact: true }}
              />
            }
            aria-current={span === weeks ? 'true' : undefined}
          >
            {m.analytics_report_weeks({ weeks: span })}
          </ChipLink>
        ))}
      </nav>
      {report.counted_until === null ? (
        <EmptyState cover="nothing-counted" title={m.analytics_report_none()}>
          {m.analytics_report_none_text()}
        </EmptyState>
      ) : (
        <>
          <FunnelTable weeks={report.weeks} />
          <AlgorithmTables kinds={report.kinds} />
        </>
      )}
    </main>
  );
}
