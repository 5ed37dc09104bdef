import { Link } from '@tanstack/react-router';
import { InsightCard } from '#features/insights/web/index.ts';
import { JobItem } from '#features/jobs/web/index.ts';
import { ProgramCard } from '#features/programs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { List } from '#platform/web/ui/list.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { SkillPage } from './queries.ts';

type Parts = SkillPage['attributes'];

/** Open jobs whose ad names the skill. */
export function SkillJobs({ skill: { attributes: skill } }: { skill: SkillPage }) {
  return (
    <section className="stack" style={{ '--gap': '14px' }} aria-labelledby="skill-jobs">
      <div className="row">
        <h2 id="skill-jobs" className="part-title">
          {m.library_jobs()}
        </h2>
        {skill.jobs.length > 0 && (
          <TextLink className="push" render={<Link to="/jobs-apprenticeships" search={{ query: skill.name }} />}>
            {m.library_jobs_all({ skill: skill.name })}
          </TextLink>
        )}
      </div>
      {skill.jobs.length === 0 ? (
        <p className="soft">{m.library_no_jobs()}</p>
      ) : (
        <List>
          {skill.jobs.map((job) => (
            <JobItem key={job.id} job={job} level={3} />
          ))}
        </List>
      )}
    </section>
  );
}

/** Insights that speak of it. */
export function SkillInsights({ insights }: { insights: Parts['insights'] }) {
  if (insights.length === 0) return null;
  return (
    <section className="stack" style={{ '--gap': '14px' }} aria-labelledby="skill-insights">
      <h2 id="skill-insights" className="part-title">
        {m.library_insights()}
      </h2>
      <div className="grid" style={{ '--min': '250px', '--gap': '16px' }}>
        {insights.map((insight) => (
          <InsightCard key={insight.id} insight={insight} level={3} />
        ))}
      </div>
    </section>
  );
}

/** Courses that teach it together with other skills. */
export function SkillPrograms({ programs }: { programs: Parts['programs'] }) {
  if (programs.length === 0) return null;
  return (
    <section className="stack" style={{ '--gap': '14px' }} aria-labelledby="skill-programs">
      <h2 id="skill-programs" className="part-title">
        {m.library_programs()}
      </h2>
      <div className="grid" style={{ '--min': '250px', '--gap': '16px' }}>
        {programs.map((program) => (
          <ProgramCard key={program.id} program={program} />
        ))}
      </div>
    </section>
  );
}
