import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatHours } from '#platform/language/format.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { InsightLine } from './insight-line.tsx';
import { coursesQuery, type Insight } from './queries.ts';
import { TopAuthors, TopicChips } from './topic-chips.tsx';

const JOBS: string = '/jobs-apprenticeships';

/** Recommendations beside an insight: related insights, courses, hashtags and authors, and a link to the jobs. */
export function InsightAside({ insight }: { insight: Insight }) {
  const tags = insight.attributes.hashtags.map(({ slug }) => slug);
  const { related, related_by } = insight.attributes;
  return (
    <aside className="stack gap-8">
      {related.length > 0 && (
        <section className="stack" aria-labelledby="related-insights">
          <h2 id="related-insights" className="aside-title">
            {m.insights_related()}
          </h2>
          <ul className="stack gap-3">
            {related.map((other) => (
              <InsightLine key={other.id} insight={other} source={related_by} />
            ))}
          </ul>
        </section>
      )}
      {tags.length > 0 && <Courses tags={tags} />}
      {tags.length > 0 && <TopicChips title={m.insights_related_topics()} relatedTo={tags} />}
      {tags.length > 0 && <TopAuthors title={m.insights_people()} hashtags={tags} />}
      <Panel className="stack gap-2">
        <h2 className="small">{m.insights_roles_title()}</h2>
        <p className="small muted">{m.insights_roles_text()}</p>
        <ButtonLink variant="quiet" small render={<Link to={JOBS} />}>
          {m.insights_roles_action()}
        </ButtonLink>
      </Panel>
    </aside>
  );
}

function Courses({ tags }: { tags: readonly string[] }) {
  const courses = useQuery(coursesQuery(tags)).data?.data ?? [];
  if (courses.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="insight-courses">
      <h2 id="insight-courses" className="aside-title">
        {m.insights_courses()}
      </h2>
      <ul className="stack gap-3">
        {courses.map(({ id, attributes: course }) => (
          <li key={id} className="thumb-row">
            <Cover slug={id} thumb={56} />
            <div>
              <h3 className="card-title">
                <a href={course.url} target="_blank" rel="noopener">
                  {course.title}
                </a>
              </h3>
              <p className="small muted">
                {course.provider}
                {course.hours > 0 && `, ${formatHours(course.hours, 'narrow')}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
