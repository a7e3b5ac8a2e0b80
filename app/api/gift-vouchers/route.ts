import { commonMessages } from '@/contract/messages/common';
import { routes } from '@/lib/routes';
import { buyGiftCardAction } from '@/lib/server/actions/gift-cards';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(buyGiftCardAction, commonMessages.wentWrong, {
  from: routes.giftCard(),
});
