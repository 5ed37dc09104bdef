import Check from 'lucide-react/icons/check';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { SheetBody, SheetClose, SheetFoot } from '#platform/ui/sheet.tsx';
import { BillingFields, useBilling } from './billing-fields.tsx';
import { PriceLine, savingOf, type ShownPrice } from './price-line.tsx';
import { usePayment, type Payable } from './use-payment.ts';

export type PaymentProduct = Payable & {
  name: string;
  shown: ShownPrice;
  /** One short line each. */
  benefits: readonly string[];
};

type PaymentDialogProps = { product: PaymentProduct; open: boolean; onOpenChange: (open: boolean) => void };

/** Shows the product and its price, with a button that leads to the payment provider. */
export function PaymentDialog({ product, open, onOpenChange }: PaymentDialogProps) {
  const { pay, busy, unconfirmed } = usePayment(product, () => onOpenChange(false));
  const user = useCurrentUser();
  const billing = useBilling({ enabled: open && user !== null });
  const saving = savingOf(product.shown.offer);
  return (
    <Dialog size="small" open={open} onOpenChange={onOpenChange} title={m.payments_dialog_title({ product: product.name })}>
      <form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          if (billing.check(event.currentTarget)) pay(billing, product.shown.price);
        }}
      >
        <SheetBody className="stack">
          <ul className="benefit-list small">
            {product.benefits.map((benefit) => (
              <li key={benefit}>
                <Icon of={Check} small />
                <span>{benefit}</span>
              </li>
            ))}
          </ul>
          <PriceLine price={product.shown} />
          <BillingFields billing={billing} unconfirmed={unconfirmed} />
          <p className="caption muted">{m.payments_dialog_methods()}</p>
        </SheetBody>
        <SheetFoot>
          <SheetClose render={<Button variant="quiet">{m.payments_dialog_cancel()}</Button>} />
          <Button type="submit" className="push-end" loading={busy}>
            {saving === null ? m.payments_dialog_pay() : m.payments_dialog_pay_save({ amount: saving })}
          </Button>
        </SheetFoot>
      </form>
    </Dialog>
  );
}
