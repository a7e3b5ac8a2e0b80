import { orderMessages } from '@/lib/api/order-messages';
import { routes } from '@/lib/routes';
import { handleWrite } from '@/lib/server/door/handle-write';
import { reorder } from '@/lib/server/door/orders';

export const POST = handleWrite(reorder, orderMessages.notReordered, { from: routes.orders() });
