import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { EndDialog } from './end-dialog.tsx';
import { addressQuery, useAddressChanges, type Address } from './queries.ts';

const route = getRouteApi('/confirm-address/$token');

/** What the owner of an address decides: whether applications for a company may go there. */
export function ConfirmAddress() {
  const { token } = route.useParams();
  const { attributes: address } = useSuspenseQuery(addressQuery(token)).data.data;
  const { confirm, remove } = useAddressChanges(token);
  const params = { token };
  const error = confirm.error ?? remove.error;
  return (
    <main className="container narrow page-top stack gap-5">
      <h1>{TITLES[address.state](address)}</h1>
      {error && (
        <Banner kind="bad" live>
          {error.message}
        </Banner>
      )}
      <Panel className="stack gap-4">
        <p className="strong break-words">{address.email}</p>
        <p>{TEXTS[address.state]()}</p>
        {address.jobs.length > 0 && (
          <div className="stack gap-1">
            <h2 className="small strong">{m.deliveries_address_jobs()}</h2>
            <ul className="list-disc ps-5">
              {address.jobs.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </div>
        )}
        <div className="row">
          {address.state !== 'confirmed' && (
            <Button loading={confirm.isPending} onClick={() => confirm.mutate({ params })}>
              {m.deliveries_address_confirm()}
            </Button>
          )}
          {address.state === 'asked' && (
            <Button variant="quiet" loading={remove.isPending} onClick={() => remove.mutate({ params })}>
              {m.deliveries_address_refuse()}
            </Button>
          )}
          {address.state === 'confirmed' && (
            <EndDialog
              email={address.email}
              company={address.company}
              isPending={remove.isPending}
              onEnd={() => remove.mutate({ params })}
            >
              <Button variant="quiet" danger>
                {m.deliveries_address_end()}
              </Button>
            </EndDialog>
          )}
        </div>
      </Panel>
    </main>
  );
}

const TITLES: Record<Address['state'], (address: Pick<Address, 'company'>) => string> = {
  asked: m.deliveries_address_ask,
  confirmed: m.deliveries_address_confirmed,
  removed: m.deliveries_address_removed,
};
const TEXTS: Record<Address['state'], () => string> = {
  asked: m.deliveries_address_ask_text,
  confirmed: m.deliveries_address_confirmed_text,
  removed: m.deliveries_address_removed_text,
};
