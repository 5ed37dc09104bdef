import type { ReactElement } from 'react';
import { m } from '#platform/messages/messages.js';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { Item, ItemTitle, List } from '#platform/ui/list.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { EVENT_LABELS } from './labels.ts';
import type { Webhook } from './queries.ts';
import { WebhookState } from './webhook-state.tsx';

type WebhookListProps = {
  webhooks: readonly Webhook[];
  /** The link to one webhook. */
  link: (id: string) => ReactElement<object>;
  /** What adds one. */
  action: ReactElement;
};

/** The webhooks of a company or of the site. */
export function WebhookList({ webhooks, link, action }: WebhookListProps) {
  if (webhooks.length === 0)
    return (
      <EmptyState cover="webhooks" title={m.webhooks_none()} action={action}>
        {m.webhooks_none_text()}
      </EmptyState>
    );
  return (
    <>
      <List>
        {webhooks.map(({ id, attributes }) => (
          <Item key={id} action={<WebhookState webhook={attributes} />}>
            <ItemTitle level={2} className="break-all" render={link(id)}>
              {attributes.url}
            </ItemTitle>
            <Meta>
              {attributes.description}
              {attributes.events.map((event) => EVENT_LABELS[event]()).join(', ')}
            </Meta>
          </Item>
        ))}
      </List>
      <div className="row">{action}</div>
    </>
  );
}

/** What webhooks are for, and what is never in a message. */
export function WebhookLead() {
  return (
    <div className="stack gap-2">
      <p className="muted">{m.webhooks_lead()}</p>
      <p className="muted">{m.webhooks_private()}</p>
    </div>
  );
}
