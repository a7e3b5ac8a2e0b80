import { cartMessages } from '@/lib/api/cart-messages';
import { saveGift } from '@/lib/server/door/gift';
import { handleWrite } from '@/lib/server/door/handle-write';

export const POST = handleWrite(saveGift, cartMessages.giftNotSaved);
