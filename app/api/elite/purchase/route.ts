import { paymentMessages } from '@/contract/messages/payments';
import { routes } from '@/lib/routes';
import { payMembershipAction, pollMembershipPayment } from '@/lib/server/actions/membership';
import { handleRead } from '@/lib/server/http/handle-read';
import { handleWrite } from '@/lib/server/http/handle-write';

export const GET = handleRead(pollMembershipPayment);

export const POST = handleWrite(payMembershipAction, paymentMessages.failed, {
  next: routes.home(),
  from: routes.membershipPayment(),
});
