import { Link } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Mark } from '#platform/ui/art/mark.tsx';
import { formatDate, noonOfDay } from '#platform/language/format.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { experienceLabel, locationLabel, roleTypeLabel } from './job-labels.ts';
import type { Job } from './queries.ts';
import './job.css';

/** Breadcrumbs and the cover of the job. */
export function JobBanner({ job }: { job: Job['attributes'] }) {
  const company = <Link to="/company/$slug" params={{ slug: job.company_slug }} />;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: m.jobs_crumb(), render: <Link to="/jobs-apprenticeships" activeOptions={{ exact: true }} /> },
          { label: job.company_name, render: company },
          { label: job.title },
        ]}
      />
      <div className="job-banner">
        <Cover slug={`${job.company_slug}-${job.slug}`} />
      </div>
    </>
  );
}

/** The company's mark, the title and the key facts. */
export function JobHead({ job }: { job: Job['attributes'] }) {
  const now = useNow();
  const experience = experienceLabel(job);
  return (
    <header className="stack job-head gap-3.5">
      <Mark slug={job.company_slug} name={job.company_name} size={72} />
      <div className="stack gap-2">
        <h1 lang={foreignLanguageTag(job.title)}>{job.title}</h1>
        <p className="lead">
          <Link className="strong" to="/company/$slug" params={{ slug: job.company_slug }}>
            {job.company_name}
          </Link>{' '}
          <span className="muted">{m.jobs_in_place({ place: locationLabel(job) })}</span>
        </p>
      </div>
      <div className="chips">
        <Tag tone={job.role_type === 'Apprenticeship' ? 'secondary' : 'primary'}>{roleTypeLabel(job.role_type)}</Tag>
        {experience && <Tag>{experience}</Tag>}
        <Tag>{postedLabel(job, now)}</Tag>
      </div>
      {!job.open && (
        <Banner kind="warn" icon={Lock} title={m.jobs_closed_title()}>
          {m.jobs_closed_text()}
        </Banner>
      )}
    </header>
  );
}

/** Includes the year only when it is not the current one. */
function postedLabel({ posted_on, valid_until, open }: Job['attributes'], now: number): string {
  const thisYear = String(new Date(now).getFullYear());
  const format = (day: string) => formatDate(noonOfDay(day), day.startsWith(thisYear) ? 'short' : 'full');
  const posted = format(posted_on);
  if (!valid_until) return m.jobs_posted({ posted });
  const closes = format(valid_until);
  return open ? m.jobs_posted_closes({ posted, closes }) : m.jobs_posted_closed({ posted, closes });
}
