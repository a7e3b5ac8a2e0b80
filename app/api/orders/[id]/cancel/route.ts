import { commonMessages } from '@/contract/messages/common';
import { routes } from '@/lib/routes';
import { cancelOrderAction } from '@/lib/server/actions/orders';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(cancelOrderAction, commonMessages.wentWrongTryLater, {
  next: routes.orders(),
});
