import { cartMessages } from '@/lib/api/cart-messages';
import { changeVoucher } from '@/lib/server/door/change-voucher';
import { handleWrite } from '@/lib/server/door/handle-write';

export const POST = handleWrite(changeVoucher, cartMessages.voucherFailed);
