import { giftVoucherMessages } from '@/lib/api/gift-vouchers';
import { routes } from '@/lib/routes';
import { buyGiftVoucher } from '@/lib/server/door/gift-vouchers';
import { handleWrite } from '@/lib/server/door/handle-write';

export const POST = handleWrite(buyGiftVoucher, giftVoucherMessages.failed, {
  from: routes.giftVoucher(),
});
