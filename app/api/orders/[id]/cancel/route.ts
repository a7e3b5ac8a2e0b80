import { orderMessages } from '@/lib/api/order-messages';
import { routes } from '@/lib/routes';
import { handleWrite } from '@/lib/server/door/handle-write';
import { cancelOrder } from '@/lib/server/door/orders';

export const POST = handleWrite(cancelOrder, orderMessages.notCancelled, { next: routes.orders() });
