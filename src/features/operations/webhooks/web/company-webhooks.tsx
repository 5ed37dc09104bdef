import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { workspaceQuery, type Workspace } from '#features/operations/hiring-teams/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { companyWebhooksQuery } from './queries.ts';
import { WebhookLead, WebhookList } from './webhook-list.tsx';

const AddCompanyWebhook = lazyDialog(async () => (await import('./add-dialogs.tsx')).AddCompanyWebhook);

const ownedCompanies = ({ companies }: Workspace) =>
  companies.map(({ attributes }) => attributes).filter(({ role }) => role === 'owner');

/** The company that was chosen among those that the member owns, or the first. */
export function ownedCompany(workspace: Workspace, slug: string | undefined) {
  const companies = ownedCompanies(workspace);
  return companies.find((company) => company.slug === slug) ?? companies[0];
}

export function CompanyWebhooks({ company }: { company: string | undefined }) {
  const workspace = useSuspenseQuery(workspaceQuery()).data.data;
  const chosen = ownedCompany(workspace, company);
  return (
    <main className="container narrow-list page-top stack gap-6">
      <Breadcrumbs
        crumbs={[
          { label: m.hiring_title(), render: <Link to="/hiring" search={chosen ? { company: chosen.slug } : {}} /> },
          { label: m.webhooks_title() },
        ]}
      />
      <header className="stack gap-2">
        <h1>{m.webhooks_title()}</h1>
        <WebhookLead />
      </header>
      {chosen ? (
        <OfCompany key={chosen.slug} slug={chosen.slug} companies={ownedCompanies(workspace)} />
      ) : (
        <EmptyState
          cover="webhooks"
          title={m.webhooks_none_company()}
          action={<TextLink render={<Link to="/hiring" />}>{m.hiring_title()}</TextLink>}
        >
          {m.webhooks_none_company_text()}
        </EmptyState>
      )}
    </main>
  );
}

type OfCompanyProps = { slug: string; companies: readonly { slug: string; name: string }[] };

function OfCompany({ slug, companies }: OfCompanyProps) {
  const webhooks = useSuspenseQuery(companyWebhooksQuery(slug)).data.data;
  const [isAdding, setAdding] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      {companies.length > 1 && (
        <SelectField
          label={m.webhooks_company()}
          options={companies.map(({ slug: value, name: label }) => ({ value, label }))}
          value={slug}
          onChange={(event) => void navigate({ to: '/hiring/webhooks', search: { company: event.target.value } })}
        />
      )}
      <WebhookList
        webhooks={webhooks}
        link={(id) => <Link to="/hiring/webhooks/$id" params={{ id }} />}
        action={
          <Button icon={Plus} onClick={() => setAdding(true)}>
            {m.webhooks_add()}
          </Button>
        }
      />
      {isAdding && <AddCompanyWebhook slug={slug} onClose={() => setAdding(false)} />}
    </>
  );
}
