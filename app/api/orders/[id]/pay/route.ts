import { orderMessages } from '@/lib/api/order-messages';
import { routes } from '@/lib/routes';
import { handleWrite } from '@/lib/server/door/handle-write';
import { payOrder } from '@/lib/server/door/orders';

export const POST = handleWrite(payOrder, orderMessages.notPaid, { next: routes.orders() });
