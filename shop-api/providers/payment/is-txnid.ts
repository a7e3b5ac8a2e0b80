const TXNID = /^[A-Za-z0-9]{1,25}$/;

/** Whether a text can be the shop's name for a payment; PayU takes 25 characters. */
export function isTxnid(text: string): boolean {
  return TXNID.test(text);
}
