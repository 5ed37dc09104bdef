import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { JobItem, jobsQuery } from '#features/catalogue/jobs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { List } from '#platform/ui/list.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { APPRENTICESHIP_SEARCH, NEWEST_APPRENTICESHIPS } from './links.ts';
import './individuals.css';

/** The newest open apprenticeships. */
export function OpenApprenticeships() {
  const { data } = useSuspenseQuery(jobsQuery(NEWEST_APPRENTICESHIPS));
  return (
    <div className="stack gap-3">
      <div className="section-head open-head">
        <h3>{m.incubator_open()}</h3>
        {data.data.length > 0 && (
          <TextLink render={<Link to="/jobs-apprenticeships" search={APPRENTICESHIP_SEARCH} />}>
            {m.incubator_open_all()}
          </TextLink>
        )}
      </div>
      {data.data.length === 0 ? (
        <p className="muted">{m.incubator_open_none()}</p>
      ) : (
        <List>
          {data.data.map((job) => (
            <JobItem key={job.id} job={job} level={3} />
          ))}
        </List>
      )}
    </div>
  );
}
