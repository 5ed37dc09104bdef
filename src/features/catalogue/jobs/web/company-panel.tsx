import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/ui/art/mark.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { Job } from './queries.ts';

/** The employer's description, with links to its open jobs and its website. */
export function CompanyPanel({ job }: { job: Job['attributes'] }) {
  const { about, location, website, open_jobs } = job.company;
  return (
    <Panel className="stack gap-3 [--pad:20px]" aria-labelledby="job-company">
      <div className="row flex-nowrap gap-3">
        <Mark slug={job.company_slug} name={job.company_name} size={40} />
        <h2 className="aside-title min-w-0" id="job-company">
          <Link to="/company/$slug" params={{ slug: job.company_slug }}>
            {job.company_name}
          </Link>
        </h2>
      </div>
      {(about || location) && <p className="small muted">{about || location}</p>}
      <div className="row gap-y-1 gap-x-4">
        {open_jobs > 0 && (
          <TextLink
            className="small"
            render={<Link to="/company/$slug" params={{ slug: job.company_slug }} hash="company-jobs" />}
          >
            {m.jobs_open_roles({ count: open_jobs })}
          </TextLink>
        )}
        {website && (
          <TextLink className="small" href={website} target="_blank" rel="noopener noreferrer nofollow">
            {m.jobs_company_website()}
          </TextLink>
        )}
      </div>
    </Panel>
  );
}
