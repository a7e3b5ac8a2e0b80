import { orderMessages } from '@/contract/messages/orders';
import { routes } from '@/lib/routes';
import { checkOutAction } from '@/lib/server/actions/checkout';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(checkOutAction, orderMessages.notPlaced, {
  next: routes.orders(),
  from: routes.checkout(),
});
