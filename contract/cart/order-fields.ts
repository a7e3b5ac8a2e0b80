import { string } from 'yup';
import { cleanCode } from '../kit/codes.ts';
import { chosenDay } from '../kit/days.ts';
import { givenRupees, optionalLines } from '../kit/fields.ts';
import { ofText } from '../kit/of-text.ts';
import { voucherMessages } from '../messages/vouchers.ts';
import { MAX_GIFT_MESSAGE_LENGTH } from '../shop/limits.ts';

/** The message that goes with a gift. */
export const giftMessage = () => optionalLines('Gift message', MAX_GIFT_MESSAGE_LENGTH);

/** The first day on which a gift may arrive, if not as soon as it can. Not in the specification. */
export const giftDay = () => chosenDay('Deliver on or after');

/** The displayed amount that gift vouchers pay of the order, in rupees; 0: none are used. */
export const giftCardAmount = () => givenRupees('Gift vouchers').default(0);

/** The code of a voucher, if any, as `cleanCode` returns it. */
export const voucherCode = () =>
  string()
    .typeError(voucherMessages.notValid)
    .transform(ofText(cleanCode))
    .max(40, voucherMessages.notValid);
