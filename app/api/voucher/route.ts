import { cartMessages } from '@/contract/messages/cart';
import { changeVoucherAction } from '@/lib/server/actions/cart';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(changeVoucherAction, cartMessages.voucherFailed);
