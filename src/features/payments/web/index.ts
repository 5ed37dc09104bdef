/** What other features' pages may use from payments. */
export { PaymentDialog, type PaymentProduct } from './payment-dialog.tsx';
