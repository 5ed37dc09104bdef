import { useQuery } from '@tanstack/react-query';
import { InsightCard } from '#features/insights/web/index.ts';
import { JobItem } from '#features/jobs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { List } from '#platform/web/ui/list.tsx';
import { courseInsightsQuery, courseJobsQuery } from './queries.ts';

/** Open jobs that ask for what the course teaches; nothing when there are none. */
export function CourseJobs({ id }: { id: string }) {
  const { data: jobs } = useQuery(courseJobsQuery(id));
  if (!jobs || jobs.data.length === 0) return null;
  return (
    <section className="stack" style={{ '--gap': '14px' }} aria-labelledby="course-jobs">
      <h2 id="course-jobs" className="part-title">
        {m.library_course_jobs()}
      </h2>
      <List>
        {jobs.data.map((job) => (
          <JobItem key={job.id} job={job} level={3} />
        ))}
      </List>
    </section>
  );
}

/** Insights about what the course teaches; nothing when there are none. */
export function CourseInsights({ id }: { id: string }) {
  const { data: insights } = useQuery(courseInsightsQuery(id));
  if (!insights || insights.data.length === 0) return null;
  return (
    <section className="stack" style={{ '--gap': '14px' }} aria-labelledby="course-insights">
      <h2 id="course-insights" className="part-title">
        {m.library_course_insights()}
      </h2>
      <div className="grid" style={{ '--min': '236px', '--gap': '16px' }}>
        {insights.data.map((insight) => (
          <InsightCard key={insight.id} insight={insight} level={3} />
        ))}
      </div>
    </section>
  );
}
