/** Payment scenarios, as they occur at a real provider. */
import type { Payment } from './payment-ledger.ts';

export type ScenarioName = keyof typeof SCENARIOS;
type Outcome = Pick<Payment, 'status' | 'unmappedstatus' | 'error' | 'errorMessage'> & Partial<Payment>;
type Scenario = {
  label: string;
  about: string;
  outcome: Outcome;
  /** Whether the browser is sent back to the shop. */
  returns: boolean;
  /** The response claims success, with the hash of the actual result. */
  tampered?: true;
  /** Becomes a late success. */
  late?: true;
};

const PAID: Outcome = { status: 'success', unmappedstatus: 'captured', error: 'E000', errorMessage: 'No Error' };
const failed = (unmappedstatus: string, error: string, errorMessage: string): Outcome => ({
  status: 'failure',
  unmappedstatus,
  error,
  errorMessage,
});
const DECLINED = failed('failed', 'E4936', 'Transaction declined by the bank.');

export const SCENARIOS = {
  success: { label: 'Success', about: 'Paid and captured.', outcome: PAID, returns: true },
  decline: { label: 'Declined by the bank', about: 'The bank declines.', outcome: DECLINED, returns: true },
  cancel: {
    label: 'Cancelled by the payer',
    about: 'Error E1605.',
    outcome: failed('userCancelled', 'E1605', 'Transaction failed due to customer pressing cancel button.'),
    returns: true,
  },
  pending: {
    label: 'Pending',
    about: 'The bank has not decided yet.',
    outcome: { status: 'pending', unmappedstatus: 'pending', error: 'E000', errorMessage: '' },
    returns: true,
  },
  authorised: {
    label: 'Authorised only',
    about: 'Success, but not captured.',
    outcome: { ...PAID, unmappedstatus: 'auth' },
    returns: true,
  },
  bounced: {
    label: 'Window closed',
    about: 'The payer closed the page.',
    outcome: failed('bounced', 'E1501', 'Payment not attempted.'),
    returns: false,
  },
  dropped: {
    label: 'Dropped',
    about: 'The bank never answered.',
    outcome: failed('dropped', 'E1206', 'No answer from the bank.'),
    returns: false,
  },
  'never-redirected': {
    label: 'Success, never sent back',
    about: 'Paid; the browser is never redirected.',
    outcome: PAID,
    returns: false,
  },
  'late-success': {
    label: 'Late success',
    about: 'Fails now, succeeds a little later.',
    outcome: DECLINED,
    returns: true,
    late: true,
  },
  'additional-charges': {
    label: 'Additional charges',
    about: 'A fee of ₹2 on top; the hash has a prefix.',
    outcome: { ...PAID, additionalCharges: '2.00' },
    returns: true,
  },
  'wrong-amount': {
    label: 'Wrong amount',
    about: 'Only ₹1 was charged, with a valid signature.',
    outcome: { ...PAID, amount: '1.00' },
    returns: true,
  },
  tampered: {
    label: 'Tampered hash',
    about: 'Declined, but the response claims success.',
    outcome: DECLINED,
    returns: true,
    tampered: true,
  },
} as const satisfies Record<string, Scenario>;

export const findScenario = (name: string): Scenario | undefined =>
  Object.hasOwn(SCENARIOS, name) ? SCENARIOS[name as ScenarioName] : undefined;

/** When the webhook is sent. */
export const WEBHOOK_ORDERS = {
  after: 'After the browser is back',
  before: 'Before the browser is back',
  twice: 'Twice',
  'out-of-order': 'Out of order: an older "pending" comes last',
  delayed: 'Delayed by 20 seconds',
  never: 'Never',
} as const;
export type WebhookOrder = keyof typeof WEBHOOK_ORDERS;
export const isWebhookOrder = (name: string): name is WebhookOrder => Object.hasOwn(WEBHOOK_ORDERS, name);
