import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import {
  InvitePanel,
  Pending,
  RequestForm,
  roleName,
  TeamPanel,
  teamQuery,
  workspaceQuery,
  type Workspace,
} from '#features/operations/hiring-teams/web/index.ts';
import { companyQuery } from '#features/catalogue/companies/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/ui/art/mark.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { JobList } from './job-list.tsx';
import { jobsShown, type HiringSearch } from './hiring-search.ts';
import { homeQuery, type Home } from './queries.ts';
import './hiring.css';

type Companies = Workspace['companies'];

/** The workspace of one company, or the way to it. */
export function HiringHome({ search }: { search: HiringSearch }) {
  const { company, ask } = search;
  const workspace = useSuspenseQuery(workspaceQuery()).data.data;
  const chosen = workspace.companies.find(({ attributes }) => attributes.slug === company) ?? workspace.companies[0];
  if (!chosen || ask !== undefined) return <AskPage workspace={workspace} ask={ask} />;
  return <CompanyHome key={chosen.attributes.slug} slug={chosen.attributes.slug} workspace={workspace} search={search} />;
}

function AskPage({ workspace, ask = '' }: { workspace: Workspace; ask: string | undefined }) {
  const asked = useQuery({ ...companyQuery(ask), enabled: ask !== '' });
  const company = asked.data?.data.attributes;
  return (
    <main className="container narrow page-top stack gap-6">
      <header className="stack gap-2">
        <h1>{m.hiring_none_title()}</h1>
        <p className="lead muted">{m.hiring_none_text()}</p>
      </header>
      <Pending workspace={workspace} />
      <RequestForm company={company && { slug: company.slug, name: company.name }} />
      {workspace.companies.length > 0 && (
        <TextLink className="start" render={<Link to="/hiring" />}>
          {m.hiring_title()}
        </TextLink>
      )}
    </main>
  );
}

type CompanyHomeProps = { slug: string; workspace: Workspace; search: HiringSearch };

function CompanyHome({ slug, workspace, search }: CompanyHomeProps) {
  const home = useQuery(homeQuery(slug));
  const team = useQuery(teamQuery(slug));
  if (!home.data)
    return (
      <main className="container page-top stack gap-5">
        {home.isError ? <ErrorState onRetry={() => void home.refetch()} retrying={home.isFetching} /> : <SkeletonList rows={6} />}
      </main>
    );
  const { data } = home.data;
  return (
    <main className="container page-top stack gap-6">
      <HomeHead home={data} companies={workspace.companies} />
      <div className="with-aside [--aside:340px]">
        <div className="stack min-w-0 gap-8">
          <Waiting waiting={data.waiting} />
          <JobList slug={slug} shown={jobsShown(search)} canPost={data.can.post} />
          {team.data && <TeamPanel slug={slug} team={team.data.data} />}
        </div>
        <aside className="stack gap-5">
          <Pending workspace={workspace} />
          {team.data?.data.attributes.can.invite && <InvitePanel slug={slug} />}
          <p className="caption muted">{m.hiring_kept({ count: data.withdrawn_days })}</p>
          {data.company.role === 'owner' && (
            <TextLink className="small start" render={<Link to="/hiring/webhooks" search={{ company: slug }} />}>
              {m.webhooks_title()}
            </TextLink>
          )}
          <TextLink className="small start" render={<Link to="/hiring" search={{ ask: '' }} />}>
            {m.hiring_ask_other()}
          </TextLink>
        </aside>
      </div>
    </main>
  );
}

function HomeHead({ home: { company, can }, companies }: { home: Home; companies: Companies }) {
  const navigate = useNavigate();
  return (
    <header className="hiring-head">
      <Mark slug={company.slug} name={company.name} size={56} />
      <div className="stack min-w-0 gap-1">
        <h1>{company.name}</h1>
        <Meta>
          {roleName(company.role)}
          <TextLink render={<Link to="/company/$slug" params={{ slug: company.slug }} />}>{m.hiring_company_page()}</TextLink>
        </Meta>
      </div>
      <div className="row hiring-head-actions">
        {companies.length > 1 && (
          <SelectField
            label={<span className="visually-hidden">{m.hiring_switch()}</span>}
            options={companies.map(({ attributes }) => ({ value: attributes.slug, label: attributes.name }))}
            value={company.slug}
            onChange={(event) => void navigate({ to: '/hiring', search: { company: event.target.value } })}
          />
        )}
        {can.post && (
          <ButtonLink icon={Plus} render={<Link to="/hiring/jobs/new" search={{ company: company.slug }} />}>
            {m.hiring_post()}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

function Waiting({ waiting: { unread, unanswered, late, interviews } }: Pick<Home, 'waiting'>) {
  const facts = [
    { count: unread, name: m.hiring_unread(), text: m.hiring_unread_text(), isLate: false },
    {
      count: unanswered,
      name: m.hiring_unanswered(),
      text: late > 0 ? m.hiring_late({ count: late }) : m.hiring_late_none(),
      isLate: late > 0,
    },
    { count: interviews, name: m.hiring_interviews(), text: m.hiring_interviews_text(), isLate: false },
  ];
  return (
    <dl className="panel hiring-waiting" aria-label={m.hiring_waiting_label()}>
      {facts.map(({ count, name, text, isLate }) => (
        <div key={name}>
          <dt className="strong">{name}</dt>
          <dd className="hiring-figure">{count}</dd>
          <dd className={isLate ? 'small hiring-late' : 'small muted'}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
