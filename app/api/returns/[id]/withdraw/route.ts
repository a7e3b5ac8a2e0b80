import { commonMessages } from '@/contract/messages/common';
import { routes } from '@/lib/routes';
import { withdrawReturnAction } from '@/lib/server/actions/returns';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(withdrawReturnAction, commonMessages.wentWrongTryLater, {
  next: routes.orders(),
});
