/** The transaction id that the address of a payment's page carries. */
export const parseTxnid = (search: Record<string, unknown>): { txnid: string } => ({
  txnid: typeof search['txnid'] === 'string' ? search['txnid'].slice(0, 40) : '',
});
