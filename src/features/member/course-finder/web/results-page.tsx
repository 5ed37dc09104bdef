import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { InsightCard } from '#features/catalogue/insights/web/index.ts';
import { JobItem } from '#features/catalogue/jobs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/browser/api.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { CopyButton } from '#platform/ui/copy-button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { List } from '#platform/ui/list.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { HOURS, parseAnswers, type AnswersSearch } from './answers-search.ts';
import { pickAnswers } from './pick-answers.ts';
import { SaveToBoardButton } from './save-to-board-button.tsx';
import { resultsQuery, type Results } from './queries.ts';
import { RecommendedItem } from './recommended-item.tsx';
import { LEVEL_LABELS, joinNames } from './labels.ts';

export const Route = createFileRoute('/personalize-recommendation/$id/results')({
  validateSearch: pickAnswers,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }): Promise<PageHead> => {
    const loaderData = await context.queryClient.ensureQueryData(resultsQuery(params.id, parseAnswers(deps)));

    return {
      title: m.course_finder_results({ interest: loaderData?.data.attributes.interest.name ?? '' }),
      description: m.course_finder_description(),
      path: `/personalize-recommendation/${params.id}/results`,
      hidden: true,
    };
  },
  head: pageHead,
  component: ResultsPage,
});

/** The ranked programs for the URL's answers, with reasons. */
function ResultsPage() {
  const { id } = Route.useParams();
  const search = parseAnswers(Route.useSearch());
  const { data: results } = useSuspenseQuery(resultsQuery(id, search)).data;
  const { interest, topics, items } = results.attributes;
  const { goal = 'curious', hours = HOURS.default } = search;
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]));
  return (
    <main className="container page-top stack gap-8">
      <header className="stack gap-3">
        <h1>{m.course_finder_results({ interest: interest.name })}</h1>
        <p className="lead soft">{criteriaSentence(results, search)}</p>
        <div className="row">
          <SaveToBoardButton interest={id} search={search} empty={items.length === 0} />
          <ButtonLink
            variant="quiet"
            render={<Link to="/personalize-recommendation/$id/sub-categories" params={{ id }} search={search} />}
          >
            {m.course_finder_change()}
          </ButtonLink>
          <CopyButton text={`${siteOrigin()}/personalize-recommendation/${id}/results?${query.toString()}`}>
            {m.course_finder_share()}
          </CopyButton>
        </div>
      </header>
      {items.length === 0 && (
        <EmptyState cover="nothing-recommended" title={m.course_finder_none()}>
          {m.course_finder_none_text()}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ol className="grid [--min:290px] gap-y-8 gap-x-6" aria-label={m.course_finder_results({ interest: interest.name })}>
          {items.map((item, index) => (
            <RecommendedItem key={item.program.id} item={item} rank={index + 1} {...{ topics, goal, hours }} />
          ))}
        </ol>
      )}
      <ExcludedPrograms id={id} results={results} search={search} />
      <RelatedContent results={results} />
    </main>
  );
}

/** Summarizes the answers that the ranking is based on. */
function criteriaSentence(
  { attributes: { interest, topics } }: Results,
  { level = 'beginner', hours = HOURS.default }: AnswersSearch,
) {
  const values = { level: LEVEL_LABELS[level].label(), hours: m.course_finder_hours_count({ count: hours }) };
  return topics.length === 0
    ? m.course_finder_because_all({ interest: interest.name, ...values })
    : m.course_finder_because({ topics: joinNames(topics.map(({ name }) => name)), ...values });
}

/** The chosen topics without a result, and the number of programs excluded by each answer, with links to include them. */
function ExcludedPrograms({ id, results, search }: { id: string; results: Results; search: AnswersSearch }) {
  const { uncovered, left_out: leftOut } = results.attributes;
  const linkWith = (change: AnswersSearch) => (
    <Link to="/personalize-recommendation/$id/results" params={{ id }} search={{ ...search, ...change }} />
  );
  if (uncovered.length === 0 && leftOut.budget === 0 && leftOut.format === 0) return null;
  return (
    <div className="stack gap-2">
      {uncovered.length > 0 && (
        <p className="soft">{m.course_finder_uncovered({ topics: joinNames(uncovered.map(({ name }) => name)) })}</p>
      )}
      <p className="row">
        {leftOut.budget > 0 && (
          <TextLink render={linkWith({ budget: 'any' })}>{m.course_finder_left_budget({ count: leftOut.budget })}</TextLink>
        )}
        {leftOut.format > 0 && (
          <TextLink render={linkWith({ format: 'any' })}>{m.course_finder_left_format({ count: leftOut.format })}</TextLink>
        )}
      </p>
    </div>
  );
}

/** Jobs and insights about the same topics. */
function RelatedContent({ results: { attributes } }: { results: Results }) {
  const { jobs, insights } = attributes;
  return (
    <>
      {jobs.length > 0 && (
        <TitledSection id="recommended-jobs" title={m.course_finder_jobs()}>
          <List>
            {jobs.map((job) => (
              <JobItem key={job.id} job={job} level={3} />
            ))}
          </List>
        </TitledSection>
      )}
      {insights.length > 0 && (
        <TitledSection id="recommended-insights" title={m.course_finder_insights()}>
          <div className="grid [--min:250px] gap-4">
            {insights.map((insight) => (
              <InsightCard key={insight.id} insight={insight} level={3} />
            ))}
          </div>
        </TitledSection>
      )}
    </>
  );
}
