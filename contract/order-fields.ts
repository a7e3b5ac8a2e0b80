import { optionalLines, optionalText } from './fields.ts';
import { MAX_GIFT_MESSAGE_LENGTH } from './limits.ts';

/** The message that goes with a gift. */
export const giftMessage = () => optionalLines('Gift message', MAX_GIFT_MESSAGE_LENGTH);

/** The code of the applied voucher, if any. */
export const voucherCode = () => optionalText('Voucher code', 40);
