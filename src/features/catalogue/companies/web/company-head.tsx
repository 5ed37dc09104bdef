import { Link } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import ExternalLink from 'lucide-react/icons/external-link';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { intent } from '#platform/browser/intent.ts';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Mark } from '#platform/ui/art/mark.tsx';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { ShareMenu } from '#platform/ui/share-menu.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useFollowCompany, type Company } from './queries.ts';
import './company.css';

type CompanyProps = { company: Company['attributes'] };

/** The header of a company page: cover, name, key facts and actions. */
export function CompanyHead({ company }: CompanyProps) {
  const { name, slug, location, website, example, open_jobs, followers } = company;
  return (
    <div>
      <Breadcrumbs
        crumbs={[
          { label: m.jobs_crumb(), render: <Link to="/jobs-apprenticeships" /> },
          { label: m.companies_title(), render: <Link to="/companies" /> },
          { label: name },
        ]}
      />
      <Cover slug={`company-${slug}`} className="company-cover" />
      <header className="company-head">
        <Mark slug={slug} name={name} size={88} />
        <div className="stack min-w-0 gap-1.5">
          <h1>{name}</h1>
          {example && (
            <p className="row small muted gap-2">
              <Tag>{m.companies_example()}</Tag>
              {m.companies_example_text()}
            </p>
          )}
          <Meta>
            {location || null}
            {m.companies_open_jobs({ count: open_jobs })}
            {followers > 0 && m.companies_followers({ count: followers })}
          </Meta>
        </div>
        <div className="row company-actions">
          <FollowButton company={company} />
          {website && (
            <ButtonLink variant="quiet" icon={ExternalLink} href={website} target="_blank" rel="noopener noreferrer nofollow">
              {m.companies_website()}
              <span className="visually-hidden"> {m.programs_new_tab()}</span>
            </ButtonLink>
          )}
          <ShareMenu iconOnly label={m.kit_share()} title={name} path={`/company/${slug}`} />
        </div>
      </header>
    </div>
  );
}

function FollowButton({ company: { slug, name, following } }: CompanyProps) {
  const { follow, unfollow } = useFollowCompany(slug);
  const login = useLogin();
  const toast = useToast();
  const press = () => {
    const afterwards = intent('follow', 'POST /api/companies/{slug}/follow', { params: { slug } });
    if (!login.require({ reason: m.companies_follow_reason({ company: name }), afterwards })) return;
    const onError = (error: Error) => void toast.show(error.message, { kind: 'warn' });
    (following ? unfollow : follow).mutate({ params: { slug } }, { onError });
  };
  return (
    <Button
      variant={following ? 'quiet' : 'solid'}
      icon={Bell}
      pressed={following}
      label={following ? m.companies_following_named({ company: name }) : m.companies_follow_named({ company: name })}
      onClick={press}
    >
      {following ? m.companies_following() : m.companies_follow()}
    </Button>
  );
}
