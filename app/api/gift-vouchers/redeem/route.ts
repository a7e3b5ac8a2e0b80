import { giftCardMessages } from '@/contract/messages/gift-cards';
import { routes } from '@/lib/routes';
import { redeemGiftCardAction } from '@/lib/server/actions/gift-cards';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(redeemGiftCardAction, giftCardMessages.notAdded, {
  next: routes.checkout(),
  from: routes.checkout(),
});
