import type { PurchaseRow } from './find-purchase.ts';

/** The path of a purchase's status page. */
export function statusPath(purchase: Pick<PurchaseRow, 'purchasable_type' | 'purchasable_id' | 'txnid' | 'context'>): string {
  const item = encodeURIComponent(purchase.purchasable_id);
  const place = {
    FitmentScore: `/fitment-scores/${item}`,
    Roadmap: `/roadmaps/${item}`,
    ApplicationForm: `/${encodeURIComponent(purchase.context.program_code ?? item)}/apply`,
  }[purchase.purchasable_type];
  return `${place}/payment/status?txnid=${encodeURIComponent(purchase.txnid)}`;
}
