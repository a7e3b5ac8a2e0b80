import type { PaymentEvent } from './payment.ts';
import { HASHED_FIELDS } from './payu-hash.ts';

/** What an event keeps for the record; PayU sends card data too. */
export const RECORDED = [
  ...HASHED_FIELDS.filter((name) => name !== 'key'),
  ...['status', 'unmappedstatus', 'mihpayid', 'mode', 'bankcode', 'bank_ref_num', 'addedon'],
  ...['net_amount_debit', 'additional_charges', 'additionalCharges', 'error', 'error_Message'],
];

interface Told {
  txnid: string;
  amountPaise: number;
  paymentId: string | null;
  /** PayU's word; `unmappedstatus` only explains it. */
  status: string;
  fields: Record<string, string>;
}

/** PayU's words as an event. PayU of India takes rupees only and names no currency. */
export function payuEvent({ status, ...told }: Told): PaymentEvent {
  const facts = { ...told, currency: 'INR', reference: null };
  if (status === 'success') return { ...facts, outcome: 'paid' };
  return { ...facts, outcome: status === 'failure' ? 'failed' : 'pending' };
}
