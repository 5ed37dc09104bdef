import { useInfiniteQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { m } from '#platform/messages/messages.js';
import { formatDateTime, formatNumber, formatRelative } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import type { IconShape } from '#platform/ui/icon.tsx';
import { Item, ItemTitle, List } from '#platform/ui/list.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { EVENT_LABELS } from './labels.ts';
import { deliveriesQuery, useFollowOutcomes, useResend, type Delivery } from './queries.ts';

/** What was sent to a webhook, the latest first. */
export function DeliveryList({ webhookId, canResend }: { webhookId: string; canResend: boolean }) {
  const deliveries = useInfiniteQuery(deliveriesQuery(webhookId));
  const rows = deliveries.data?.pages.flatMap(({ data }) => data);
  useFollowOutcomes(webhookId, rows?.map(({ attributes: { state, due_at } }) => `${state} ${due_at ?? ''}`).join());
  return (
    <section className="stack gap-3" aria-labelledby="webhook-deliveries">
      <h2 id="webhook-deliveries" className="title-s">
        {m.webhooks_deliveries()}
      </h2>
      {!rows && deliveries.isError && <ErrorState onRetry={() => void deliveries.refetch()} retrying={deliveries.isFetching} />}
      {!rows && !deliveries.isError && <SkeletonList rows={4} />}
      {rows?.length === 0 && <p className="muted">{m.webhooks_deliveries_none()}</p>}
      {rows && rows.length > 0 && (
        <List>
          {rows.map((delivery) => (
            <DeliveryItem key={delivery.id} delivery={delivery} webhookId={webhookId} canResend={canResend} />
          ))}
        </List>
      )}
      {deliveries.hasNextPage && (
        <Button
          variant="quiet"
          className="start"
          loading={deliveries.isFetchingNextPage}
          onClick={() => void deliveries.fetchNextPage()}
        >
          {m.webhooks_more()}
        </Button>
      )}
    </section>
  );
}

type Attributes = Delivery['attributes'];

const STATES: Readonly<Record<Attributes['state'], { tone: 'good' | 'bad' | 'neutral'; icon: IconShape; label: () => string }>> =
  {
    delivered: { tone: 'good', icon: CircleCheck, label: m.webhooks_delivered },
    waiting: { tone: 'neutral', icon: Clock, label: m.webhooks_waiting },
    failed: { tone: 'bad', icon: CircleX, label: m.webhooks_failed },
  };
const PROBLEMS: Readonly<Record<NonNullable<Attributes['problem']>, () => string>> = {
  refused: m.webhooks_problem_refused,
  too_slow: m.webhooks_problem_too_slow,
  silent: m.webhooks_problem_silent,
};

type DeliveryItemProps = { delivery: Delivery; webhookId: string; canResend: boolean };

function DeliveryItem({ delivery: { id, attributes }, webhookId, canResend }: DeliveryItemProps) {
  const { event, state, attempts, status, problem, duration_ms, body, created_at, due_at } = attributes;
  const resend = useResend(webhookId);
  const toast = useToast();
  const now = useNow();
  const { label, ...shown } = STATES[state];
  const date = formatDateTime(created_at);
  const sendAgain = () =>
    resend.mutate(
      { params: { id } },
      {
        onSuccess: () => toast.show(m.webhooks_resent()),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <Item>
      <ItemTitle>{EVENT_LABELS[event]()}</ItemTitle>
      <Meta>
        <Tag {...shown}>{label()}</Tag>
        {date}
        {attempts > 0 && m.webhooks_attempts({ count: attempts, shown: formatNumber(attempts) })}
        {status !== null && m.webhooks_answer({ status })}
        {problem !== null && PROBLEMS[problem]()}
        {duration_ms !== null && m.webhooks_duration({ ms: formatNumber(duration_ms) })}
        {due_at !== null && attempts > 0 && m.webhooks_next({ when: formatRelative(due_at, now) })}
      </Meta>
      <details className="small">
        <summary>{m.webhooks_body()}</summary>
        <p className="caption muted break-all">
          {m.webhooks_id()}: <code>{id}</code>
        </p>
        <code className="break-all">{body}</code>
      </details>
      {canResend && (
        <div className="row">
          <Button variant="quiet" small icon={RotateCcw} loading={resend.isPending} onClick={sendAgain}>
            {m.webhooks_resend()}
            <span className="visually-hidden">
              : {EVENT_LABELS[event]()}, {date}
            </span>
          </Button>
        </div>
      )}
    </Item>
  );
}
