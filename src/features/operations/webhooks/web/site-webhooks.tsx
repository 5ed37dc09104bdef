import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { StaffFrame } from '#features/operations/staff/web/index.ts';
import { linkTo } from '#platform/browser/link-to.ts';
import { m } from '#platform/messages/messages.js';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { siteWebhooksQuery, webhookQuery } from './queries.ts';
import { WebhookDetail } from './webhook-detail.tsx';
import { WebhookLead, WebhookList } from './webhook-list.tsx';
import '#platform/ui/styles/workspace.css';

const AddSiteWebhook = lazyDialog(async () => (await import('./add-dialogs.tsx')).AddSiteWebhook);

/** The webhooks of the site in the console: all of them, or one. */
export function SiteWebhooks({ openId }: { openId?: string }) {
  return openId === undefined ? <AllOfSite /> : <OneOfSite id={openId} />;
}

function AllOfSite() {
  const webhooks = useSuspenseQuery(siteWebhooksQuery()).data.data;
  const [isAdding, setAdding] = useState(false);
  return (
    <StaffFrame title={m.webhooks_title()} count={webhooks.length}>
      <div className="work-page">
        <WebhookLead />
        <WebhookList
          webhooks={webhooks}
          link={(id) => <Link {...linkTo(`/staff/webhooks/${id}`)} />}
          action={
            <Button icon={Plus} onClick={() => setAdding(true)}>
              {m.webhooks_add()}
            </Button>
          }
        />
        {isAdding && <AddSiteWebhook onClose={() => setAdding(false)} />}
      </div>
    </StaffFrame>
  );
}

function OneOfSite({ id }: { id: string }) {
  const { url } = useSuspenseQuery(webhookQuery(id)).data.data.attributes;
  const navigate = useNavigate();
  return (
    <StaffFrame
      title={new URL(url).host}
      actions={
        <ButtonLink variant="quiet" small icon={ArrowLeft} render={<Link {...linkTo('/staff/webhooks')} />}>
          {m.webhooks_back()}
        </ButtonLink>
      }
    >
      <div className="work-page">
        <WebhookDetail id={id} onDeleted={() => void navigate(linkTo('/staff/webhooks'))} />
      </div>
    </StaffFrame>
  );
}
