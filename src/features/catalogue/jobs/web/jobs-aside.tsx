import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/ui/art/mark.tsx';
import { formatRelative } from '#platform/language/format.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Panel } from '#platform/ui/panel.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { applicationPath, statusLabel } from './job-labels.ts';
import { applicationsQuery } from './queries.ts';
import { TrustNote } from './trust-note.tsx';

/** The sidebar of the job list: the latest applications and safety advice. */
export function JobsAside() {
  const user = useCurrentUser();
  return (
    <aside className="stack sticky gap-5">
      {user && <LatestApplications />}
      <TrustNote />
    </aside>
  );
}

const MAX_APPLICATIONS = 3;

function LatestApplications() {
  const now = useNow();
  const { data: list } = useQuery(applicationsQuery(1, MAX_APPLICATIONS));
  if (!list || list.data.length === 0) return null;
  return (
    <Panel className="stack gap-3 [--pad:20px]" aria-labelledby="my-applications">
      <h2 className="aside-title" id="my-applications">
        {m.jobs_applications_yours()}
      </h2>
      <ul className="stack gap-3.5">
        {list.data.map(({ id, attributes: { job, status, timeline } }) => (
          <li key={id}>
            <Link className="row aside-link" to={applicationPath(job.attributes, id)}>
              <Mark slug={job.attributes.company_slug} name={job.attributes.company_name} size={48} />
              <span className="min-w-0">
                <span className="strong clip block">{job.attributes.title}</span>
                <span className="small muted">
                  {m.jobs_status_since({
                    status: statusLabel(status),
                    when: formatRelative(timeline.at(-1)?.at ?? '', now),
                  })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <TextLink className="small" render={<Link to="/applications" />}>
        {m.jobs_applications_all({ count: list.meta.total })}
      </TextLink>
    </Panel>
  );
}
