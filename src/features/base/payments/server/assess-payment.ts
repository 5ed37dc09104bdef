import { cleanField } from './protocol/request-fields.ts';
import type { SentFields } from './protocol/request-fields.ts';
import type { Transaction, Verification } from './protocol/verify-payment.ts';
import { isAbandoned } from './check-schedule.ts';

export type Verdict = {
  /** `unchanged` keeps the status and only schedules the next check. */
  nextStatus: 'success' | 'failure' | 'pending' | 'unchanged';
  /** Set when the provider's data contradicts the purchase: held for an operator, never fulfilled. */
  heldBecause?: string;
};

type PaymentFacts = { sent: SentFields; amountPaise: number; createdAt: Date; now: Date; claimedSuccess: boolean };

/**
 * Decides what a verification means for a purchase. Pure. `claimedSuccess`: a correctly hashed success was posted; alone
 * it never fulfils, it only means that money is probably on its way.
 */
export function assessPayment(facts: PaymentFacts, verification: Verification): Verdict {
  const keepWaiting: Verdict = { nextStatus: facts.claimedSuccess ? 'pending' : 'unchanged' };
  if (verification.kind === 'unreachable') return keepWaiting;
  const abandoned = isAbandoned(facts.createdAt, facts.now);
  if (verification.kind === 'not-found') return abandoned && !facts.claimedSuccess ? { nextStatus: 'failure' } : keepWaiting;
  const { transaction } = verification;
  const unmapped = transaction.unmappedStatus.toLowerCase();
  if (transaction.status === 'failure') {
    // A signed success contradicts the failure: the payer sees no failure until an operator has looked.
    if (facts.claimedSuccess && unmapped !== 'autorefund')
      return { nextStatus: 'pending', heldBecause: 'signed success, verified failure' };
    // The payment page was closed before paying; the payer may still return to it.
    return { nextStatus: unmapped === 'bounced' && !abandoned ? 'unchanged' : 'failure' };
  }
  if (transaction.status !== 'success') return { nextStatus: 'pending' };
  const contradiction = findContradiction(facts, transaction);
  if (contradiction) return { nextStatus: 'pending', heldBecause: contradiction };
  return { nextStatus: unmapped === 'captured' ? 'success' : 'pending' };
}

function findContradiction({ sent, amountPaise }: PaymentFacts, transaction: Transaction): string | null {
  if (transaction.txnid !== sent.txnid) return 'another transaction id';
  if (transaction.amountPaise !== amountPaise) return 'another amount';
  if (!transaction.providerRef) return 'no payment reference';
  if (transaction.productinfo && cleanField(transaction.productinfo, 100) !== sent.productinfo) return 'another product';
  return null;
}
