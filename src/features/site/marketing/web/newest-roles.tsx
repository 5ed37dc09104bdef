import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { jobsQuery, locationLabel, roleTypeLabel, salaryLabel } from '#features/catalogue/jobs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Mark } from '#platform/ui/art/mark.tsx';
import type { CallOutput } from '#platform/browser/api.ts';
import { formatDate, formatNumber } from '#platform/language/format.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Card, CardBody, CardFoot, CardTitle, Eyebrow } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { Item, ItemTitle, List } from '#platform/ui/list.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { NEWEST_JOBS } from './newest-jobs.ts';
import { INDIVIDUALS_PATH } from './incubator/links.ts';
import { jobPath, JOBS_PATH } from './links.ts';
import './home.css';

type JobAttributes = CallOutput<'GET /api/jobs'>['data'][number]['attributes'];

const APPRENTICESHIP = 'Apprenticeship';

/** The newest roles, with a link to the apprenticeships beside them. */
export function NewestRoles() {
  const { data: list } = useSuspenseQuery(jobsQuery(NEWEST_JOBS));
  const apprenticeships = list.facets.role_type.find(({ value }) => value === APPRENTICESHIP)?.count ?? 0;
  const total = list.meta.total;
  return (
    <section className="section container" aria-labelledby="fresh">
      <div className="section-head">
        <h2 id="fresh">{m.marketing_newest()}</h2>
        {total > 0 && (
          <TextLink render={<Link to={JOBS_PATH} />}>
            {m.marketing_newest_all({ count: total, shown: formatNumber(total) })}
          </TextLink>
        )}
      </div>
      {total === 0 ? (
        <EmptyState
          cover="no-roles-yet"
          title={m.marketing_newest_none()}
          level={3}
          action={<ButtonLink render={<Link to="/check" />}>{m.marketing_newest_none_action()}</ButtonLink>}
        >
          {m.marketing_newest_none_text()}
        </EmptyState>
      ) : (
        <div className="with-aside newest-roles [--aside:340px]">
          <List>
            {list.data.map(({ id, attributes }) => (
              <RoleItem key={id} job={attributes} />
            ))}
          </List>
          {apprenticeships > 0 && <ApprenticeshipCard count={apprenticeships} />}
        </div>
      )}
    </section>
  );
}

function RoleItem({ job }: { job: JobAttributes }) {
  const salary = salaryLabel(job);
  return (
    <Item
      art={<Mark slug={job.company_slug} name={job.company_name} size={48} />}
      action={<span className="small muted nowrap only-wide">{formatDate(job.posted_on, 'short')}</span>}
    >
      <ItemTitle render={<Link to={jobPath(job)} />}>{job.title}</ItemTitle>
      <Meta>
        {job.company_name}
        {locationLabel(job)}
      </Meta>
      <Meta>
        {salary && <span className="strong role-pay">{salary}</span>}
        {job.role_type !== 'Full-time' && (
          <Tag tone={job.role_type === APPRENTICESHIP ? 'secondary' : 'neutral'}>{roleTypeLabel(job.role_type)}</Tag>
        )}
      </Meta>
    </Item>
  );
}

function ApprenticeshipCard({ count }: { count: number }) {
  return (
    <Card className="apprentice-card">
      <Cover slug="tech-incubator-51">
        <Tag tone="solid">{m.marketing_apprentice_count({ count, shown: formatNumber(count) })}</Tag>
      </Cover>
      <CardBody>
        <Eyebrow>{m.marketing_apprentice_kind()}</Eyebrow>
        <CardTitle className="title-s" render={<Link to={INDIVIDUALS_PATH} />}>
          {m.marketing_apprentice_title()}
        </CardTitle>
        <p className="muted">{m.marketing_apprentice_text()}</p>
        <CardFoot>
          <span className="link" aria-hidden="true">
            {m.marketing_apprentice_action()}
          </span>
        </CardFoot>
      </CardBody>
    </Card>
  );
}
