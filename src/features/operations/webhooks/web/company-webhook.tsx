import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { webhookQuery } from './queries.ts';
import { WebhookDetail } from './webhook-detail.tsx';

/** The page of one webhook of a company. */
export function CompanyWebhook({ id }: { id: string }) {
  const { url, company } = useSuspenseQuery(webhookQuery(id)).data.data.attributes;
  const navigate = useNavigate();
  const search = company === null ? {} : { company };
  const host = new URL(url).host;
  return (
    <main className="container narrow-list page-top stack gap-6">
      <Breadcrumbs
        crumbs={[
          { label: m.hiring_title(), render: <Link to="/hiring" search={search} /> },
          { label: m.webhooks_title(), render: <Link to="/hiring/webhooks" search={search} /> },
          { label: host },
        ]}
      />
      <h1 className="break-all">{host}</h1>
      <WebhookDetail id={id} onDeleted={() => void navigate({ to: '/hiring/webhooks', search })} />
    </main>
  );
}
