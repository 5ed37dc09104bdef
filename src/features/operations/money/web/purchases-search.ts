/** What the list of purchases is narrowed by. */
export type PurchasesSearch = { find?: string; state?: string };
