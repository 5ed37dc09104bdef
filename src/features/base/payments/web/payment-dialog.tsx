import Check from 'lucide-react/icons/check';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatRupees } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { SheetBody, SheetClose, SheetFoot } from '#platform/ui/sheet.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { BillingFields, useBilling } from './billing-fields.tsx';
import { usePayment, type Payable } from './use-payment.ts';

export type PaymentProduct = Payable & {
  name: string;
  listPricePaise: number;
  pricePaise: number;
  savingPaise: number;
  /** One short line each. */
  benefits: readonly string[];
};

type PaymentDialogProps = { product: PaymentProduct; open: boolean; onOpenChange: (open: boolean) => void };

/** Shows the product and its price, with a button that leads to the payment provider. */
export function PaymentDialog({ product, open, onOpenChange }: PaymentDialogProps) {
  const { pay, busy, unconfirmed } = usePayment(product, () => onOpenChange(false));
  const user = useCurrentUser();
  const billing = useBilling(open && user !== null);
  return (
    <Dialog size="small" open={open} onOpenChange={onOpenChange} title={m.payments_dialog_title({ product: product.name })}>
      <form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          pay(billing.stateCode);
        }}
      >
        <SheetBody className="stack">
          <ul className="stack buy small">
            {product.benefits.map((benefit) => (
              <li key={benefit}>
                <Icon of={Check} small />
                <span>{benefit}</span>
              </li>
            ))}
          </ul>
          <PriceLine product={product} />
          <BillingFields billing={billing} unconfirmed={unconfirmed} />
          <p className="caption muted">{m.payments_dialog_methods()}</p>
        </SheetBody>
        <SheetFoot>
          <SheetClose render={<Button variant="quiet">{m.payments_dialog_cancel()}</Button>} />
          <Button type="submit" className="push-end" loading={busy}>
            {m.payments_dialog_pay()}
          </Button>
        </SheetFoot>
      </form>
    </Dialog>
  );
}

/** The price, the list price struck through, and the saving. */
export function PriceLine({ product }: { product: Pick<PaymentProduct, 'listPricePaise' | 'pricePaise' | 'savingPaise'> }) {
  const [price, listPrice] = [formatRupees(product.pricePaise), formatRupees(product.listPricePaise)];
  return (
    <div className="stack gap-1">
      <p className="price">
        <span>
          <span className="visually-hidden">{m.payments_dialog_price({ amount: price })}</span>
          <span aria-hidden="true">{price}</span>
        </span>
        {product.listPricePaise > product.pricePaise && (
          <s>
            <span className="visually-hidden">{m.payments_dialog_list_price({ amount: listPrice })}</span>
            <span aria-hidden="true">{listPrice}</span>
          </s>
        )}
        {product.savingPaise > 0 && (
          <Tag tone="good">{m.payments_dialog_saving({ amount: formatRupees(product.savingPaise) })}</Tag>
        )}
      </p>
      <p className="row small muted gap-2">
        {m.payments_dialog_gst()} <Tag tone="warn">{m.payments_dialog_offer()}</Tag>
      </p>
    </div>
  );
}
