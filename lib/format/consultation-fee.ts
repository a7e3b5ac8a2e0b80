import type { TextWithValues } from '@/contract/messages/text-with-values';
import { toPaise, wholeRupees } from '@/contract/shop/money';

/** Says what a consultation costs; the fee is in rupees. */
export function consultationFee(fee: number): TextWithValues {
  if (fee === 0) return { text: 'Consultations are free, for everyone.', values: {} };
  return { text: 'The fee is {fee}.', values: { fee: wholeRupees(toPaise(fee)) } };
}
