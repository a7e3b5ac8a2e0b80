import { checkoutMessages } from '@/lib/api/checkout';
import { routes } from '@/lib/routes';
import { handlePublicReadOf } from '@/lib/server/door/handle-public-read';
import { handleWrite } from '@/lib/server/door/handle-write';
import { readPayment, settlePayment } from '@/lib/server/door/payment';

export const GET = handlePublicReadOf(readPayment, 'private, no-store');

export const POST = handleWrite(settlePayment, checkoutMessages.notPlaced, {
  next: routes.orders(),
});
