import { paymentMessages } from '@/contract/messages/payments';
import { routes } from '@/lib/routes';
import { payOrderAction } from '@/lib/server/actions/orders';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(payOrderAction, paymentMessages.failed, { next: routes.orders() });
