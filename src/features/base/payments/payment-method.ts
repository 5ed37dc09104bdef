import { m } from '#platform/messages/messages.js';

const NAMES: Record<string, () => string> = {
  CC: m.payments_method_cc,
  DC: m.payments_method_dc,
  NB: m.payments_method_nb,
  UPI: m.payments_method_upi,
  CASH: m.payments_method_cash,
  EMI: m.payments_method_emi,
};

/** A label for the provider's payment mode. */
export function paymentMethodName(mode: string): string {
  if (!mode) return m.payments_method_none();
  return NAMES[mode]?.() ?? m.payments_method_other({ mode });
}
