import { cartMessages } from '@/contract/messages/cart';
import { saveGiftAction } from '@/lib/server/actions/gift-options';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(saveGiftAction, cartMessages.giftNotSaved);
