/** The web interface of payments for other features. */
export { PayFee } from './pay-fee.tsx';
export { PaymentDialog, type PaymentProduct } from './payment-dialog.tsx';
