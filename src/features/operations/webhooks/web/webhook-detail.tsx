import { useSuspenseQuery } from '@tanstack/react-query';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { Panel } from '#platform/ui/panel.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { EVENT_LABELS } from './labels.ts';
import { webhookQuery } from './queries.ts';
import { WebhookActions } from './webhook-actions.tsx';
import { WebhookState, WebhookWarning } from './webhook-state.tsx';

/** One webhook: what it is told of, what can be done, and what was sent. */
export function WebhookDetail({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const webhook = useSuspenseQuery(webhookQuery(id)).data.data;
  const { attributes } = webhook;
  return (
    <div className="stack gap-6">
      <Panel className="stack gap-4 [--pad:20px]">
        <div className="row gap-2">
          <WebhookState webhook={attributes} />
          {attributes.description && <span className="break-words min-w-0">{attributes.description}</span>}
        </div>
        <WebhookWarning webhook={attributes} />
        <dl className="stack gap-3">
          <div>
            <dt className="label">{m.webhooks_url()}</dt>
            <dd className="break-all">{attributes.url}</dd>
          </div>
          <div>
            <dt className="label">{m.webhooks_events()}</dt>
            <dd>
              <ul>
                {attributes.events.map((event) => (
                  <li key={event}>
                    {EVENT_LABELS[event]()} <code className="small muted">{event}</code>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
        {attributes.former_secret_until && (
          <p className="small muted">{m.webhooks_rolled_until({ date: formatDateTime(attributes.former_secret_until) })}</p>
        )}
        <WebhookActions webhook={webhook} onDeleted={onDeleted} />
      </Panel>
      <DeliveryList webhookId={id} canResend={attributes.state === 'active'} />
    </div>
  );
}
