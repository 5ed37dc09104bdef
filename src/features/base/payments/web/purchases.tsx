import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import FileText from 'lucide-react/icons/file-text';
import { SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { parseRupees } from '#platform/contract/money.ts';
import { urlOf } from '#platform/browser/api.ts';
import { Mark } from '#platform/ui/art/mark.tsx';
import { formatDateTime, formatRupees } from '#platform/language/format.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { Item, ItemTitle, List } from '#platform/ui/list.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { Contest } from './contest.tsx';
import { purchasesQuery, type Purchase } from './queries.ts';
import './payment.css';

const route = getRouteApi('/purchases');

export function PurchasesPage() {
  const user = useCurrentUser();
  if (!user) return <SignInWall title={m.payments_list_title()} reason={m.payments_list_visitor()} />;
  return (
    <main className="container payment-page">
      <h1>{m.payments_list_title()}</h1>
      <Purchases />
    </main>
  );
}

function Purchases() {
  const { page = 1, item } = route.useSearch();
  const { data } = useSuspenseQuery(purchasesQuery({ page, item }));
  if (!data || data.data.length === 0)
    return (
      <EmptyState
        cover="purchases-empty"
        title={m.payments_list_empty_title()}
        action={<ButtonLink href="/jobs-apprenticeships">{m.payments_list_empty_action()}</ButtonLink>}
      >
        {m.payments_list_empty_text()}
      </EmptyState>
    );
  return (
    <>
      {item && (
        <p>
          <TextLink render={<Link to="/purchases" />}>{m.payments_list_all()}</TextLink>
        </p>
      )}
      <List>
        {data.data.map((purchase) => (
          <PurchaseItem key={purchase.id} purchase={purchase} />
        ))}
      </List>
      <Pagination
        page={page}
        pages={data.meta.total_pages}
        link={(to) => <Link to="/purchases" search={(search) => ({ ...search, page: to })} />}
      />
    </>
  );
}

const STATES = {
  created: { label: m.payments_state_created, tone: 'neutral' },
  pending: { label: m.payments_state_pending, tone: 'warn' },
  success: { label: m.payments_state_success, tone: 'good' },
  failure: { label: m.payments_state_failure, tone: 'bad' },
  refund_pending: { label: m.payments_state_refund_pending, tone: 'warn' },
  refunded: { label: m.payments_state_refunded, tone: 'neutral' },
  refund_failed: { label: m.payments_state_refund_failed, tone: 'bad' },
} as const;

function PurchaseItem({ purchase }: { purchase: Purchase }) {
  const { id, attributes } = purchase;
  const state = STATES[attributes.status];
  const amount = parseRupees(attributes.amount);
  const documents = [
    ...(attributes.receipt
      ? [
          {
            label: m.payments_list_receipt(),
            description: m.payments_list_receipt_of({ item: attributes.title }),
            href: urlOf('GET /api/purchases/{id}/pdf', { params: { id } }),
          },
        ]
      : []),
    ...(attributes.refund?.document
      ? [
          {
            label: m.payments_list_refund(),
            description: m.payments_list_refund_of({ item: attributes.title }),
            href: urlOf('GET /api/purchases/{id}/refund_pdf', { params: { id } }),
          },
        ]
      : []),
  ];
  const actions = documents.length > 0 && (
    <div className="row purchase-documents">
      {documents.map(({ label, description, href }) => (
        <ButtonLink
          key={href}
          variant="quiet"
          small
          icon={FileText}
          href={href}
          target="_blank"
          rel="noopener"
          aria-label={description}
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  );
  return (
    <Item className="purchase" art={<Mark slug={attributes.purchasable_id} size={48} />} action={actions}>
      <ItemTitle level={2} href={attributes.status_path}>
        {attributes.title}
      </ItemTitle>
      <Meta>
        <Tag tone={state.tone}>{state.label()}</Tag>
        {amount === null ? attributes.amount : formatRupees(amount)}
        <time dateTime={attributes.created_at}>{formatDateTime(attributes.created_at)}</time>
        {attributes.receipt?.number}
        {attributes.refund?.document?.number}
      </Meta>
      <Contest purchase={purchase} />
    </Item>
  );
}
