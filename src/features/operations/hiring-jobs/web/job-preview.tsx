import { JobDescription, JobHead } from '#features/catalogue/jobs/web/index.ts';
import { isoDay } from '#platform/language/format.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import type { Content, HiringJob } from './queries.ts';

/** The ad with the parts of the real page. */
export function JobPreview({ job: { attributes: job }, content }: { job: HiringJob; content: Content }) {
  const now = useNow();
  const { min, max } = content.pay;
  const shown = {
    slug: job.live?.slug ?? 'preview',
    title: content.title,
    company_slug: job.company.slug,
    company_name: job.company.name,
    role_type: content.role_type,
    work_mode: content.work_mode,
    location: content.places.slice(0, 3).join(' / '),
    family: '',
    experience_min: content.experience_min,
    experience_max: content.experience_max,
    salary: min === null && max === null ? null : content.pay,
    summary: '',
    posted_on: job.live?.posted_on ?? isoDay(now),
    valid_until: content.closes_on,
    open: job.live?.status !== 'closed',
    applied: false,
    saved: false,
    description: content.description,
    places: [],
    apply_url: content.apply === 'address' ? content.apply_url : null,
    by_email: content.apply === 'email',
    apply_email: null,
    questions: [],
    company: { about: '', website: null, location: '', open_jobs: 0, example: false },
    application_id: null,
    application_status: null,
    can: { apply: false, save: false, report: false },
  };
  return (
    <div className="stack gap-6">
      <JobHead job={shown} />
      <JobDescription description={content.description} />
    </div>
  );
}
