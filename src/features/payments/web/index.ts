/** What other features' pages may use from payments. */
export { PaymentDialog, PriceLine, type PaymentProduct } from './payment-dialog.tsx';
