import { giftVoucherMessages } from '@/lib/api/gift-vouchers';
import { routes } from '@/lib/routes';
import { redeemGiftVoucher } from '@/lib/server/door/gift-vouchers';
import { handleWrite } from '@/lib/server/door/handle-write';

export const POST = handleWrite(redeemGiftVoucher, giftVoucherMessages.notAdded, {
  next: routes.checkout(),
  from: routes.checkout(),
});
