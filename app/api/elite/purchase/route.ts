import { PAYMENT_FAILED } from '@/contract/order-words';
import { routes } from '@/lib/routes';
import { payPurchase, pollPurchase } from '@/lib/server/door/elite';
import { handleRead } from '@/lib/server/door/handle-read';
import { handleWrite } from '@/lib/server/door/handle-write';

export const GET = handleRead(pollPurchase);

export const POST = handleWrite(payPurchase, PAYMENT_FAILED, {
  next: routes.home(),
  from: routes.subscriptionPayment(),
});
