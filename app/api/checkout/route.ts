import { checkoutMessages } from '@/lib/api/checkout';
import { routes } from '@/lib/routes';
import { checkOut } from '@/lib/server/door/checkout';
import { handleWrite } from '@/lib/server/door/handle-write';

export const POST = handleWrite(checkOut, checkoutMessages.notPlaced, {
  next: routes.orders(),
  from: routes.checkout(),
});
