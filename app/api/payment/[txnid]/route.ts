import { orderMessages } from '@/contract/messages/orders';
import { routes } from '@/lib/routes';
import { settlePaymentAction } from '@/lib/server/actions/checkout';
import { readPayment } from '@/lib/server/api/payments';
import { handlePublicReadOf } from '@/lib/server/http/handle-read';
import { handleWrite } from '@/lib/server/http/handle-write';

export const GET = handlePublicReadOf(readPayment, 'private, no-store');

export const POST = handleWrite(settlePaymentAction, orderMessages.notPlaced, {
  next: routes.orders(),
});
