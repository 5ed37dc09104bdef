import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { QuestionItem, questionsQuery } from '#features/catalogue/forum/web/index.ts';
import { browseQuery, InsightCard, insightsFeed } from '#features/catalogue/insights/web/index.ts';
import { JobItem, jobsQuery } from '#features/catalogue/jobs/web/index.ts';
import { ProgramCard, programPageLink, programsQuery } from '#features/catalogue/programs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatNumber } from '#platform/language/format.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { List } from '#platform/ui/list.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { query } from '#platform/browser/queries.ts';

const LIMITS = { programs: 8, insights: 4, questions: 4, jobs: 4 };

const categoryQuery = (id: string) => query('GET /api/categories/{id}', { params: { id } });
const categoryCoursesQuery = (category: string) => programsQuery({ category, per_page: LIMITS.programs });

export const Route = createFileRoute('/category/$id/$name')({
  loader: async ({ context: { queryClient }, params: { id } }): Promise<PageHead> => {
    const { data } = await queryClient.ensureQueryData(categoryQuery(id));
    await Promise.all([
      queryClient.ensureQueryData(categoryCoursesQuery(id)),
      queryClient.prefetchInfiniteQuery(browseQuery({ category: id })),
      queryClient.prefetchInfiniteQuery(questionsQuery({ category: id })),
      queryClient.prefetchQuery(jobsQuery({ family: data.attributes.family, per_page: LIMITS.jobs })),
    ]);
    const category = data.attributes;

    return {
      title: m.programs_category_head({ category: category.name }),
      description: m.programs_category_description({ category: category.name }),
      path: `/category/${category.slug}/${category.slug}`,
      above: [{ name: m.programs_title(), path: '/courses' }],
      here: category.name,
      items: queryClient.getQueryData(categoryCoursesQuery(category.slug).queryKey)?.data.map(programPageLink) ?? [],
      feed: insightsFeed({ category: category.slug }),
    };
  },
  head: pageHead,
  component: CategoryPage,
});

/** A category with its courses, insights, questions and jobs. Text after the id in the URL is ignored. */
function CategoryPage() {
  const { id } = Route.useParams();
  const category = useSuspenseQuery(categoryQuery(id)).data.data.attributes;
  return (
    <main className="container page-top stack gap-9">
      <div>
        <Breadcrumbs crumbs={[{ label: m.programs_title(), render: <Link to="/courses" /> }, { label: category.name }]} />
        <header className="category-head">
          <Cover slug={id} />
          <div className="stack gap-2.5">
            <h1>{category.name}</h1>
            <p className="lead muted">{category.description}</p>
            <ButtonLink className="start" variant="quiet" render={<Link to="/communities/$slug" params={{ slug: id }} />}>
              {m.programs_category_community()}
            </ButtonLink>
          </div>
        </header>
      </div>
      <CategoryCourses id={id} />
      <CategoryInsights id={id} />
      <CategoryQuestions id={id} />
      <CategoryJobs family={category.family} />
    </main>
  );
}

function CategoryCourses({ id }: { id: string }) {
  const { data: list } = useSuspenseQuery(categoryCoursesQuery(id));
  const { total } = list.meta;
  const all = (
    <TextLink className="push-end" render={<Link to="/courses" search={{ category: id }} />}>
      {m.programs_category_all({ count: total, shown: formatNumber(total) })}
    </TextLink>
  );
  return (
    <TitledSection id="courses" title={m.programs_title()} aside={total > LIMITS.programs && all}>
      {total === 0 ? (
        <p className="muted">{m.programs_category_none()}</p>
      ) : (
        <div className="grid [--min:250px] gap-5">
          {list.data.map((program) => (
            <ProgramCard key={program.id} program={program} />
          ))}
        </div>
      )}
    </TitledSection>
  );
}

function CategoryInsights({ id }: { id: string }) {
  const { data } = useInfiniteQuery(browseQuery({ category: id }));
  const cards = data?.pages[0]?.data.slice(0, LIMITS.insights) ?? [];
  if (cards.length === 0) return null;
  const all = (
    <TextLink className="push-end" render={<Link to="/insights/browse" search={{ category: id }} />}>
      {m.programs_category_insights_all()}
    </TextLink>
  );
  return (
    <TitledSection id="insights" title={m.programs_category_insights()} aside={all}>
      <div className="grid [--min:250px] gap-5">
        {cards.map((insight) => (
          <InsightCard key={insight.id} insight={insight} level={3} />
        ))}
      </div>
    </TitledSection>
  );
}

function CategoryQuestions({ id }: { id: string }) {
  const { data } = useInfiniteQuery(questionsQuery({ category: id }));
  const questions = data?.pages[0]?.data.slice(0, LIMITS.questions) ?? [];
  const all = (
    <TextLink className="push-end" render={<Link to="/forum" search={{ category: id }} />}>
      {m.programs_category_questions_all()}
    </TextLink>
  );
  if (questions.length === 0) return null;
  return (
    <TitledSection id="questions" title={m.programs_category_questions()} aside={all}>
      <List>
        {questions.map((question) => (
          <QuestionItem key={question.id} question={question} hideCommunity />
        ))}
      </List>
    </TitledSection>
  );
}

function CategoryJobs({ family }: { family: string }) {
  const { data: jobs } = useQuery(jobsQuery({ family, per_page: LIMITS.jobs }));
  if (!jobs || jobs.data.length === 0) return null;
  const all = (
    <TextLink className="push-end" render={<Link to="/jobs-apprenticeships" search={{ family }} />}>
      {m.programs_category_jobs_all()}
    </TextLink>
  );
  return (
    <TitledSection id="jobs" title={m.programs_category_jobs()} aside={all}>
      <List>
        {jobs.data.map((job) => (
          <JobItem key={job.id} job={job} level={3} />
        ))}
      </List>
    </TitledSection>
  );
}
