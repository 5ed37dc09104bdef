import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { INDIAN_STATES } from '#platform/contract/indian-states.ts';
import { m } from '#platform/messages/messages.js';
import { formatRupees } from '#platform/web/format.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { billingQuery } from './queries.ts';
import { usePayment } from './use-payment.ts';

const STATE_OPTIONS = INDIAN_STATES.map(({ code, name }) => ({ value: code, label: name }));

type PayFeeProps = { formId: string; feePaise: number; disabled?: boolean };

/** The way from an application's page to the provider; what is paid for stands beside it. */
export function PayFee({ formId, feePaise, disabled = false }: PayFeeProps) {
  const { pay, busy, unconfirmed } = usePayment({ purchasableType: 'ApplicationForm', purchasableId: formId }, () => {});
  const { data: billing } = useQuery(billingQuery());
  const [chosen, setChosen] = useState<string | null>(null);
  const stateCode = chosen ?? billing?.state_code ?? '';
  return (
    <form
      className="stack"
      style={{ '--gap': '16px' }}
      onSubmit={(event) => {
        event.preventDefault();
        pay(stateCode);
      }}
    >
      {billing?.state_required && (
        <SelectField
          label={m.payments_dialog_state()}
          hint={m.payments_dialog_state_hint()}
          placeholder={m.payments_dialog_state_choose()}
          options={STATE_OPTIONS}
          value={stateCode}
          required
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      {unconfirmed && (
        <Banner kind="warn" live>
          {m.payments_dialog_pending()} <TextLink href="/purchases">{m.payments_status_purchases()}</TextLink>
        </Banner>
      )}
      <div className="row">
        <Button type="submit" loading={busy} disabled={disabled}>
          {m.payments_fee_pay({ amount: formatRupees(feePaise) })}
        </Button>
      </div>
      <p className="caption soft">{m.payments_dialog_methods()}</p>
    </form>
  );
}
