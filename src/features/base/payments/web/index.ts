/** What other features' pages may use from payments. */
export { PayFee } from './pay-fee.tsx';
export { PaymentDialog, type PaymentProduct } from './payment-dialog.tsx';
