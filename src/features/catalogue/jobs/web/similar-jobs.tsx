import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/ui/art/mark.tsx';
import { locationLabel } from './job-labels.ts';
import { similarJobsQuery } from './queries.ts';

/** Similar jobs; renders nothing if there are none. */
export function SimilarJobs({ slug }: { slug: string }) {
  const { data: similar } = useQuery(similarJobsQuery(slug));
  if (!similar || similar.data.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby="similar-jobs">
      <h2 className="aside-title" id="similar-jobs">
        {m.jobs_similar()}
      </h2>
      {similar.data.map(({ id, attributes: job }) => (
        <Link
          key={id}
          className="row aside-link"
          to="/jobs-apprenticeships/$company_slug/$job_slug"
          params={{ company_slug: job.company_slug, job_slug: job.slug }}
        >
          <Mark slug={job.company_slug} name={job.company_name} size={40} />
          <span className="min-w-0">
            <span className="strong clip block">{job.title}</span>
            {job.reason.kind === 'collaborative' && <span className="caption muted clip block">{m.jobs_similar_saved()}</span>}
            <span className="small muted clip block">
              {m.jobs_company_place({ company: job.company_name, place: locationLabel(job) })}
            </span>
          </span>
        </Link>
      ))}
    </section>
  );
}
