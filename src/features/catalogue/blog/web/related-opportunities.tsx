import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { JobItem, jobsQuery } from '#features/catalogue/jobs/web/index.ts';
import { ProgramCard, programsQuery } from '#features/catalogue/programs/web/index.ts';
import { fieldName } from '#features/base/skills/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { ChipLink } from '#platform/ui/chip.tsx';
import { List } from '#platform/ui/list.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { Post } from './queries.ts';

const MAX_SHOWN = 3;

/** The newest open jobs of a field. */
export const fieldJobsQuery = (family: string) => jobsQuery({ family, sort: 'newest', per_page: MAX_SHOWN });
/** The courses of a field. */
export const fieldCoursesQuery = (family: string) => programsQuery({ family, per_page: MAX_SHOWN });

/** Related content of an article: its skills, and open roles and courses of its field. */
export function RelatedOpportunities({ post: { skills, family } }: { post: Post['attributes'] }) {
  if (skills.length === 0 && !family) return null;
  return (
    <section className="sunken-section" aria-labelledby="related">
      <div className="container section stack gap-8">
        <div className="stack gap-4">
          <h2 id="related">{m.blog_related()}</h2>
          <nav className="chips" aria-label={m.blog_related_skills()}>
            {skills.map(({ id, name }) => (
              <ChipLink key={id} render={<Link to="/skills/$id" params={{ id }} />}>
                {name}
              </ChipLink>
            ))}
          </nav>
        </div>
        {family && <Jobs family={family} />}
        {family && <Courses family={family} />}
      </div>
    </section>
  );
}

function Jobs({ family }: { family: string }) {
  const { data } = useSuspenseQuery(fieldJobsQuery(family));
  if (data.data.length === 0) return null;
  return (
    <div>
      <div className="section-head">
        <h3>{m.blog_related_jobs({ field: fieldName(family) })}</h3>
        <TextLink render={<Link to="/jobs-apprenticeships" search={{ family }} />}>{m.blog_related_jobs_all()}</TextLink>
      </div>
      <List>
        {data.data.map((job) => (
          <JobItem key={job.id} job={job} level={3} />
        ))}
      </List>
    </div>
  );
}

function Courses({ family }: { family: string }) {
  const { data } = useSuspenseQuery(fieldCoursesQuery(family));
  if (data.data.length === 0) return null;
  return (
    <div>
      <div className="section-head">
        <h3>{m.blog_related_courses({ field: fieldName(family) })}</h3>
        <TextLink render={<Link to="/courses" search={{ family }} />}>{m.blog_related_courses_all()}</TextLink>
      </div>
      <div className="grid [--min:280px] gap-5">
        {data.data.map((program) => (
          <ProgramCard key={program.id} program={program} />
        ))}
      </div>
    </div>
  );
}
