import { useQuery } from '@tanstack/react-query';
import { InsightCard } from '#features/catalogue/insights/web/index.ts';
import { JobItem } from '#features/catalogue/jobs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { List } from '#platform/ui/list.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { courseInsightsQuery, courseJobsQuery } from './queries.ts';

/** Open jobs that ask for what the course teaches; nothing when there are none. */
export function CourseJobs({ id }: { id: string }) {
  const { data: jobs } = useQuery(courseJobsQuery(id));
  if (!jobs || jobs.data.length === 0) return null;
  return (
    <TitledSection id="course-jobs" title={m.skill_pages_course_jobs()}>
      <List>
        {jobs.data.map((job) => (
          <JobItem key={job.id} job={job} level={3} />
        ))}
      </List>
    </TitledSection>
  );
}

/** Insights about what the course teaches; nothing when there are none. */
export function CourseInsights({ id }: { id: string }) {
  const { data: insights } = useQuery(courseInsightsQuery(id));
  if (!insights || insights.data.length === 0) return null;
  return (
    <TitledSection id="course-insights" title={m.skill_pages_course_insights()}>
      <div className="grid [--min:236px] gap-4">
        {insights.data.map((insight) => (
          <InsightCard key={insight.id} insight={insight} level={3} />
        ))}
      </div>
    </TitledSection>
  );
}
