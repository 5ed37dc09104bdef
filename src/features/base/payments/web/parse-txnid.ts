/** The transaction id in a payment page's URL. */
export const parseTxnid = (search: Record<string, unknown>): { txnid: string } => ({
  txnid: typeof search['txnid'] === 'string' ? search['txnid'].slice(0, 40) : '',
});
