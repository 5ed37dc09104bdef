import { Link } from '@tanstack/react-router';
import { InsightCard } from '#features/catalogue/insights/web/index.ts';
import { JobItem } from '#features/catalogue/jobs/web/index.ts';
import { ProgramCard } from '#features/catalogue/programs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { List } from '#platform/ui/list.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import type { SkillPage } from './queries.ts';

type Attributes = SkillPage['attributes'];

/** Open jobs that require the skill. */
export function SkillJobs({ skill: { attributes: skill } }: { skill: SkillPage }) {
  return (
    <TitledSection
      id="skill-jobs"
      title={m.skill_pages_jobs()}
      aside={
        skill.jobs.length > 0 && (
          <TextLink className="push-end" render={<Link to="/jobs-apprenticeships" search={{ query: skill.name }} />}>
            {m.skill_pages_jobs_all({ skill: skill.name })}
          </TextLink>
        )
      }
    >
      {skill.jobs.length === 0 ? (
        <p className="muted">{m.skill_pages_no_jobs()}</p>
      ) : (
        <List>
          {skill.jobs.map((job) => (
            <JobItem key={job.id} job={job} level={3} />
          ))}
        </List>
      )}
    </TitledSection>
  );
}

/** Insights about the skill. */
export function SkillInsights({ insights }: { insights: Attributes['insights'] }) {
  if (insights.length === 0) return null;
  return (
    <TitledSection id="skill-insights" title={m.skill_pages_insights()}>
      <div className="grid [--min:250px] gap-4">
        {insights.map((insight) => (
          <InsightCard key={insight.id} insight={insight} level={3} />
        ))}
      </div>
    </TitledSection>
  );
}

/** Courses that also teach other skills. */
export function SkillPrograms({ programs }: { programs: Attributes['programs'] }) {
  if (programs.length === 0) return null;
  return (
    <TitledSection id="skill-programs" title={m.skill_pages_programs()}>
      <div className="grid [--min:250px] gap-4">
        {programs.map((program) => (
          <ProgramCard key={program.id} program={program} />
        ))}
      </div>
    </TitledSection>
  );
}
