import { useState, type ReactNode } from 'react';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { PaymentDialog } from '#features/base/payments/web/index.ts';
import { m } from '#platform/messages/messages.js';
import type { Fitment } from './queries.ts';

/** Opens the payment of the report; `dialog` has to be rendered. */
export function useReportPayment(fitment: Fitment, rows: number): { open: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const login = useLogin();
  const { total_price: price, offer } = fitment.attributes;
  const product = {
    name: m.fitment_product(),
    shown: { price, offer },
    purchasableType: 'FitmentScore' as const,
    purchasableId: fitment.id,
    event: { action: 'fitment-score-payment' as const, type: 'job', id: fitment.attributes.job_slug },
    benefits: [m.fitment_buy_number({ count: rows }), m.fitment_buy_pairs(), m.fitment_buy_raise(), m.fitment_buy_again()],
  };
  return {
    open: () => login.require({ reason: m.accounts_login_why_pay() }) && setOpen(true),
    dialog: <PaymentDialog open={isOpen} onOpenChange={setOpen} product={product} />,
  };
}
