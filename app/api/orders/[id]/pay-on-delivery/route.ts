import { orderMessages } from '@/contract/messages/orders';
import { routes } from '@/lib/routes';
import { payOnDeliveryAction } from '@/lib/server/actions/orders';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(payOnDeliveryAction, orderMessages.notPlaced, {
  next: routes.orders(),
});
