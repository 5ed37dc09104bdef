import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PinButton } from '#features/catalogue/boards/web/index.ts';
import { useRecommendation, type Recommendation } from '#features/base/ranking/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/ui/art/mark.tsx';
import { formatRelativeDay } from '#platform/language/format.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Item, ItemTitle } from '#platform/ui/list.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { closingSoonLabel, experienceLabel, locationLabel, roleTypeLabel, salaryLabel } from './job-labels.ts';
import type { JobCard } from './queries.ts';
import { SaveButton } from './save-button.tsx';

type JobItemProps = {
  job: JobCard;
  recommended?: Recommendation;
  level?: 2 | 3;
  /** Set on the company's page, where the company's name would be redundant. */
  atCompany?: boolean;
  /** How well it fits the viewer. */
  badge?: ReactNode;
};

/** A job in a list. */
export function JobItem({ job: { id, attributes: job }, recommended, level = 2, atCompany = false, badge }: JobItemProps) {
  const now = useNow();
  const salary = salaryLabel(job);
  const closes = closingSoonLabel(job, now);
  const { slug, title } = job;
  const { seen, menu, why } = useRecommendation(recommended, { type: 'job', id, slug, title });
  return (
    <Item
      {...seen}
      className="job"
      art={<Mark slug={job.company_slug} name={job.company_name} size={48} />}
      action={
        <div className="item-actions">
          <PinButton kind="job" id={job.slug} title={job.title} />
          <SaveButton job={job} iconOnly />
          {menu}
        </div>
      }
    >
      <ItemTitle
        level={level}
        render={
          <Link
            to="/jobs-apprenticeships/$company_slug/$job_slug"
            params={{ company_slug: job.company_slug, job_slug: job.slug }}
          />
        }
      >
        {job.title}
      </ItemTitle>
      <Meta>
        {!atCompany && (
          <span>
            <Link className="item-link" to="/company/$slug" params={{ slug: job.company_slug }}>
              {job.company_name}
            </Link>
          </span>
        )}
        {locationLabel(job)}
      </Meta>
      <Meta>
        {salary && <span className="strong job-pay">{salary}</span>}
        {experienceLabel(job)}
        <span className="sentence">{formatRelativeDay(job.posted_on, now)}</span>
        {job.role_type !== 'Full-time' && (
          <Tag tone={job.role_type === 'Apprenticeship' ? 'secondary' : 'neutral'}>{roleTypeLabel(job.role_type)}</Tag>
        )}
        {closes && <Tag tone="warn">{closes}</Tag>}
        {badge}
        {job.applied && <Tag tone="good">{m.jobs_applied()}</Tag>}
        {!job.open && <Tag>{m.jobs_closed()}</Tag>}
      </Meta>
      <p className="small muted clamp job-summary">{job.summary}</p>
      {why}
    </Item>
  );
}
