import { m } from '#platform/messages/messages.js';
import { formatRupees } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { BillingFields, useBilling } from './billing-fields.tsx';
import { usePayment, type Payable } from './use-payment.ts';

type PayFeeProps = { item: Payable; feePaise: number; phone?: string; disabled?: boolean };

/** The payment of a feature's fee: the billing fields, with `phone` unless an earlier payment gave another, and the button that goes to the provider's page. */
export function PayFee({ item, feePaise, phone = '', disabled = false }: PayFeeProps) {
  const { pay, busy, unconfirmed } = usePayment(item, () => {});
  const billing = useBilling({ phone });
  return (
    <form
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (billing.check(event.currentTarget)) pay(billing, feePaise / 100);
      }}
    >
      <BillingFields billing={billing} unconfirmed={unconfirmed} />
      <div className="row">
        <Button type="submit" loading={busy} disabled={disabled}>
          {m.payments_fee_pay({ amount: formatRupees(feePaise) })}
        </Button>
      </div>
      <p className="caption muted">{m.payments_dialog_methods()}</p>
    </form>
  );
}
