import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { consoleQuery, StaffFrame } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AddressPanel } from './address-panel.tsx';
import { staffAddressesQuery } from './queries.ts';

export const Route = createFileRoute('/staff/apply-addresses')({
  loader: async ({ context }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(consoleQuery());
    await context.queryClient.ensureQueryData(staffAddressesQuery());
    return {
      title: m.apply_addresses_title(),
      description: m.apply_addresses_lead(),
      path: '/staff/apply-addresses',
      hidden: true,
    };
  },
  head: pageHead,
  component: AddressesPage,
});

/** The addresses to which applications go by e-mail, for staff; a 404 for everyone else. */
function AddressesPage() {
  const addresses = useSuspenseQuery(staffAddressesQuery()).data.data;
  return (
    <StaffFrame title={m.apply_addresses_title()}>
      <div className="work-page">
        <p className="muted">{m.apply_addresses_lead()}</p>
        {addresses.length === 0 && (
          <EmptyState cover="all-is-calm" title={m.apply_addresses_none()}>
            {m.apply_addresses_none_text()}
          </EmptyState>
        )}
        <ul className="work-cases">
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressPanel address={address} />
            </li>
          ))}
        </ul>
      </div>
    </StaffFrame>
  );
}
