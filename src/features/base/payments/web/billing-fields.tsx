import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { INDIAN_STATES } from '#platform/contract/indian-states.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { billingQuery } from './queries.ts';

const STATE_OPTIONS = INDIAN_STATES.map(({ code, name }) => ({ value: code, label: name }));

type Billing = { required: boolean; stateCode: string; choose: (stateCode: string) => void };

/** The billing state: the buyer's last one by default, shown only where tax requires it. */
export function useBilling(enabled = true): Billing {
  const { data } = useQuery({ ...billingQuery(), enabled });
  const [chosen, setChosen] = useState<string | null>(null);
  return { required: data?.state_required ?? false, stateCode: chosen ?? data?.state_code ?? '', choose: setChosen };
}

/** The billing fields before paying, and a notice while the last attempt is unconfirmed. */
export function BillingFields({ billing, unconfirmed }: { billing: Billing; unconfirmed: boolean }) {
  return (
    <>
      {billing.required && (
        <SelectField
          label={m.payments_dialog_state()}
          hint={m.payments_dialog_state_hint()}
          placeholder={m.payments_dialog_state_choose()}
          options={STATE_OPTIONS}
          value={billing.stateCode}
          required
          onChange={(event) => billing.choose(event.target.value)}
        />
      )}
      {unconfirmed && (
        <Banner kind="warn" live>
          {m.payments_dialog_pending()} <TextLink href="/purchases">{m.payments_status_purchases()}</TextLink>
        </Banner>
      )}
    </>
  );
}
